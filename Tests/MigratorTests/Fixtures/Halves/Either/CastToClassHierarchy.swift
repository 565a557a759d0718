// A class hierarchy that an action cannot be in.
// middleware: CastToClassHierarchy().provider
// swift-format-ignore-file
final class CastToClassHierarchyAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    init(windowUUID: WindowUUID, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
    }
}

@MainActor
final class CastToClassHierarchy {
    lazy var provider: Middleware<Kettle> = { state, action in
        if let object = action as? CastToClassHierarchyAction { say("\(object.windowUUID)") } else { say("no object") }
        say("end")
    }
}
