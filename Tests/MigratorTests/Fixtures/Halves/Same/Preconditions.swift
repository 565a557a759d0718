// Preconditions about the action, with messages that are not made.
// middleware: Preconditions().provider
// swift-format-ignore-file
@MainActor
final class Preconditions {
    func tick() -> String { say("tick"); return "x" }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        precondition(!(action is CupAction), "never \(tick())")
        assert(!(action is KettleAction) || state.degrees > 0, tick())
        if action is CupAction { assertionFailure("cup") }
        say("end")
    }
}
