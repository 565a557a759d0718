// Closures that test the action are kept and run later.
// middleware: StoredClosures().provider
// swift-format-ignore-file
@MainActor
final class StoredClosures {
    var jobs: [@MainActor () -> Void] = []

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        jobs.append { if action is KettleAction { say("kettle") } else { say("job \(action.windowUUID)") } }
        let job: @MainActor () -> Void = { if !(action is CupAction) { say("second") } }
        jobs.append(job)
        jobs.forEach { $0() }
    }
}
