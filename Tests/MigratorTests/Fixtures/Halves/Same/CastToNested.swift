// Actions inside of other types, generic ones and classes.
// middleware: CastToNested().provider
// swift-format-ignore-file
enum CastToNestedGarden {
    struct WaterAction: Action {
        let windowUUID: WindowUUID
        let actionType: ActionType
        var liters: Int?
    }
    enum WaterActionType: String, ActionType { case pour = "p", stop = "s" }
}

struct CastToNestedValueAction<Value: Sendable>: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let value: Value
}

class CastToNestedBaseAction: Action, @unchecked Sendable {
    let windowUUID: WindowUUID
    let actionType: ActionType
    init(windowUUID: WindowUUID, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
    }
}

final class CastToNestedSubAction: CastToNestedBaseAction, @unchecked Sendable {}

@MainActor
final class CastToNested {
    lazy var provider: Middleware<Kettle> = { state, action in
        let liters = (action as? CastToNestedGarden.WaterAction)?.liters ?? state.degrees
        say("\(liters)")
        if (action.actionType as? CastToNestedGarden.WaterActionType)?.rawValue == "p" { say("p") }
        if let value = action as? CastToNestedValueAction<Int> { say("\(value.value)") } else if action is CastToNestedValueAction<String> { say("text") }
        if action is CastToNestedSubAction { say("sub") } else if let base = action as? CastToNestedBaseAction { say("\(base.windowUUID)") } else { say("none") }
    }
}
