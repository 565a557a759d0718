// A guard whose `else` never returns; it is not reached.
// middleware: NeverReturns().provider
// swift-format-ignore-file
@MainActor
final class NeverReturns {
    lazy var provider: Middleware<Kettle> = { state, action in
        guard !(action is KettleAction) else { preconditionFailure("kettle") }
        if action is CupAction { fatalError() }
        guard state.degrees < 1000 || action is KettleAction else { preconditionFailure("too hot") }
        say("end")
    }
}
