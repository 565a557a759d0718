// A closure that gives the action back is kept.
// middleware: ActionInKeptClosure().provider
// swift-format-ignore-file
@MainActor
final class ActionInKeptClosure {
    var last: (@MainActor () -> Action)?

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if let last, last() is CupAction { say("cup") }
        last = { action } // refused: unspecialised-consumer
        say("end")
    }
}
