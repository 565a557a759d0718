// Tests that hold for every action.
// middleware: CastAlwaysTrue().provider
// swift-format-ignore-file
@MainActor
final class CastAlwaysTrue {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is Action { say("an action") } else { say("never") }
        if action.actionType is ActionType { say("a type") }
        guard let same = action as? Action else { say("never"); return }
        if same is KettleAction { say("kettle") }
        switch action {
        case is KettleAction: say("kettle")
        case is any Action: say("any")
        default: say("never")
        }
    }
}
