import Redux

/// The cards that a new listener sees first.
struct WelcomeAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType

    init(windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
    }
}

enum WelcomeActionType: ActionType {
    case didFinish
}
