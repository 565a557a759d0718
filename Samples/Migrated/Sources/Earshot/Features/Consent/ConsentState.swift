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

    static let modernReducer: ReducerMethod<ConsentState> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case ConsentModernAction.termsShown:
            return handleConsentAction(state: state)
        case ConsentModernAction.laterTapped:
            return handleLaterTapped(state: state)
        case ConsentModernAction.gestureDismissed:
            return handleGestureDismissed(state: state)
        case ConsentModernAction.termsAccepted:
            return handleTermsAccepted(state: state)
        default:
            return defaultState(from: state)
        }
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
        case .termsLinkTapped, .privacyLinkTapped:
            return defaultState(from: state)
        }
    }

    private static func handleTermsAccepted(state: ConsentState) -> ConsentState {
        return ConsentState(windowUUID: state.windowUUID, isAccepted: true, isDismissed: true)
    }

    private static func handleGestureDismissed(state: ConsentState) -> ConsentState {
        return ConsentState(windowUUID: state.windowUUID, isAccepted: false, isDismissed: true)
    }

    private static func handleLaterTapped(state: ConsentState) -> ConsentState {
        return ConsentState(windowUUID: state.windowUUID, isAccepted: false, isDismissed: true)
    }

    private static func handleConsentAction(state: ConsentState) -> ConsentState {
        return ConsentState(windowUUID: state.windowUUID, isAccepted: state.isAccepted, isDismissed: false)
    }

    static func defaultState(from state: ConsentState) -> ConsentState {
        return ConsentState(
            windowUUID: state.windowUUID,
            isAccepted: state.isAccepted,
            isDismissed: state.isDismissed
        )
    }
}
