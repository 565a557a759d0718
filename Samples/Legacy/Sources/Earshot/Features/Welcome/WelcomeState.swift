import Redux

/// The cards that a new listener sees first. They keep their place themselves, so the state is only their presence.
struct WelcomeState: ScreenState {
    let windowUUID: WindowUUID

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    static let reducer: Reducer<Self> = { state, action in
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
