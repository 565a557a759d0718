// A task that runs elsewhere.
// slow middleware: DetachedTask().provider
// swift-format-ignore-file
@MainActor
final class DetachedTask {
    nonisolated func isMine(_ action: Action) -> Bool { action is KettleAction }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Task.detached { [self, action] in
            guard !(action is CupAction) else { return }
            let mine = isMine(action)
            await MainActor.run { say("\(mine) \(state.degrees)") }
        }
        say("end")
    }
}
