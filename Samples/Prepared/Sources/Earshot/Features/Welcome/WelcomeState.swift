import Redux

/// The cards that a new listener sees first. They keep their place themselves, so the state is only their presence.
struct WelcomeState: ScreenState {
    let windowUUID: WindowUUID

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: WelcomeState) -> WelcomeState {
        return WelcomeState(windowUUID: state.windowUUID)
    }
}
