// A local closure takes the action.
// middleware: LocalClosureOfAction().provider
// swift-format-ignore-file
@MainActor
final class LocalClosureOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        let react: (Action, Int) -> Void = { action, n in
            if action is KettleAction { say("kettle") } else { say("\(n)") }
        }
        react(action, 1)
        react(action, 2)
    }
}
