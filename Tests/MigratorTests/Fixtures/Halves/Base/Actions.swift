struct KettleAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var degrees: Int?
    var tea: String?

    init(degrees: Int? = nil, tea: String? = nil, windowUUID: WindowUUID, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.degrees = degrees
        self.tea = tea
    }
}

enum KettleActionType: ActionType { case boil, whistle, pour }

struct CupAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum CupActionType: ActionType { case fill, wash }

struct Kettle: StateType {
    let windowUUID: WindowUUID
    var degrees: Int
    var tea: String?

    static func defaultState(from state: Kettle) -> Kettle {
        Kettle(windowUUID: state.windowUUID, degrees: state.degrees, tea: nil)
    }
}

/// What the programs did, in order.
@MainActor var trace: [String] = []

@MainActor func say(_ text: String) { trace.append(text) }
