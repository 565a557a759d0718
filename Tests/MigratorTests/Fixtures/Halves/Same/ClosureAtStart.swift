// A spliced block begins with a closure, which must not become the trailing closure of what is in front of it.
// middleware: ClosureAtStart().provider
// swift-format-ignore-file
@MainActor
final class ClosureAtStart {
    func run(_ name: String = "plain", _ body: () -> Void = {}) { say(name); body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        run()
        if !(action is KettleAction) {
            { say("closure") }()
        }
        run("second")
        switch action.actionType {
        case KettleActionType.boil: break
        default:
            ({ say("in parentheses") })()
            [1, 2].forEach { say("\($0)") }
        }
    }
}
