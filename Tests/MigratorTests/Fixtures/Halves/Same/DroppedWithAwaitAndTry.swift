// A call that does nothing stands behind `try` and `await`.
// middleware: DroppedWithAwaitAndTry().provider
// swift-format-ignore-file
@MainActor
final class DroppedWithAwaitAndTry {
    func skip(_ action: Action) async throws { if action is KettleAction { say("never") } }
    func check(_ action: Action) throws { if action is KettleAction { throw CancellationError() } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Task { @MainActor in try await skip(action) }
        do {
            try check(action)
        } catch {
            say("caught")
        }
        try? check(action)
        if (try? check(action)) != nil { say("checked") }
        do {
            try check(action)
            if state.degrees < 10 { throw CancellationError() }
            say("warm")
        } catch { say("cold") }
    }
}
