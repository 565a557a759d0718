// `return` with a call that does nothing still returns.
// middleware: DroppedBehindReturn().provider
// swift-format-ignore-file
@MainActor
final class DroppedBehindReturn {
    func skip(_ action: Action) { if action is KettleAction { say("never") } }
    func handle(_ action: Action) { if !(action is KettleAction) { say("handled") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if state.degrees > 90 { return skip(action) }
        guard state.tea != nil else { return handle(action) }
        if action is CupAction { return skip(action) }
        say("end")
        return skip(action)
    }
}
