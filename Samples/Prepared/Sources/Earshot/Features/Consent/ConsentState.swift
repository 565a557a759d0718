import Redux

/// The sheet with the terms.
struct ConsentState: ScreenState {
    let windowUUID: WindowUUID
    let isAccepted: Bool
    let isDismissed: Bool

    init(windowUUID: WindowUUID, isAccepted: Bool = false, isDismissed: Bool = false) {
        self.windowUUID = windowUUID
        self.isAccepted = isAccepted
        self.isDismissed = isDismissed
    }

    static let reducer: Reducer<ConsentState> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<ConsentState> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<ConsentState> = { state, action in
        return handleReducer(state: state, action: action)
    }

    private static func handleReducer(state: ConsentState, action: Action) -> ConsentState {
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        if let action = action as? ConsentAction {
            return handleConsentAction(state: state, action: action)
        } else {
            return defaultState(from: state)
        }
    }

    private static func handleConsentAction(state: ConsentState, action: Action) -> ConsentState {
        guard let action = action as? ConsentAction, let type = action.actionType as? ConsentActionType else {
            return defaultState(from: state)
        }

        switch type {
        case .termsAccepted:
            return ConsentState(windowUUID: state.windowUUID, isAccepted: true, isDismissed: true)
        case .laterTapped, .gestureDismissed:
            return ConsentState(windowUUID: state.windowUUID, isAccepted: false, isDismissed: true)
        case .termsShown:
            return ConsentState(windowUUID: state.windowUUID, isAccepted: state.isAccepted, isDismissed: false)
        case .termsLinkTapped, .privacyLinkTapped:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: ConsentState) -> ConsentState {
        return ConsentState(
            windowUUID: state.windowUUID,
            isAccepted: state.isAccepted,
            isDismissed: state.isDismissed
        )
    }
}
