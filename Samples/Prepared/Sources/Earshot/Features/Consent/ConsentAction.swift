import Redux

/// The listener deals with the terms.
struct ConsentAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType

    init(windowUUID: WindowUUID, actionType: ConsentActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
    }
}

enum ConsentActionType: ActionType {
    case termsShown
    case termsAccepted
    case laterTapped
    case gestureDismissed
    case termsLinkTapped
    case privacyLinkTapped
}
