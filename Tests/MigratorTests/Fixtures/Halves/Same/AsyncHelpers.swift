// Helpers that wait, in a task.
// middleware: AsyncHelpers().provider
// swift-format-ignore-file
@MainActor
final class AsyncHelpers {
    func work(_ action: Action, _ text: String) async {
        guard let kettle = action as? KettleAction else {
            await Task.yield()
            say(text)
            return
        }
        say("\(kettle)")
    }
    func isMine(_ action: Action) async -> Bool { action is KettleAction }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Task { @MainActor in
            await work(action, "a")
            if await isMine(action) { say("mine") } else { await work(action, "b") }
            guard state.tea != nil, !(action is CupAction) else { return }
            say("end of task")
        }
        say("end")
    }
}
