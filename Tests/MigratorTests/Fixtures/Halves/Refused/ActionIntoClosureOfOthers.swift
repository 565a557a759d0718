// The action goes into a closure that is not known.
// middleware: ActionIntoClosureOfOthers(then: { _ in say("then") }).provider
// swift-format-ignore-file
@MainActor
final class ActionIntoClosureOfOthers {
    let then: (Action) -> Void
    init(then: @escaping (Action) -> Void) { self.then = then }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("first")
        then(action) // refused: unspecialised-consumer
    }
}
