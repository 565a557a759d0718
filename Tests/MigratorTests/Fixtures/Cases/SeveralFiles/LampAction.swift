// A feature over several files, with an own type of each name in another one.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let mode: LampMode?

    init(windowUUID: WindowUUID, actionType: ActionType, level: Int? = nil, mode: LampMode? = nil) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.mode = mode
    }
}

enum LampActionType: ActionType {
    case dim
    case switchMode
}
