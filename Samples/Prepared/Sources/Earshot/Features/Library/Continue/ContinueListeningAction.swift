import Redux

struct ContinueListeningAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let isEnabled: Bool?

    init(isEnabled: Bool? = nil, windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.isEnabled = isEnabled
    }
}

enum ContinueListeningActionType: ActionType {
    case toggleShowSection
}
