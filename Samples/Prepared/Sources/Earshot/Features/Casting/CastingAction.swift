import Redux

/// The listener sends the sound somewhere else.
struct CastingAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let device: String?

    init(device: String? = nil, windowUUID: WindowUUID, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.device = device
    }
}

enum CastingActionType: ActionType {
    case didPickDevice
    case didTapRetry
    case didDisconnect
}
