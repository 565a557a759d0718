// `await` in conditions of a task.
// middleware: EffectOfAwait().provider
// swift-format-ignore-file
@MainActor
final class EffectOfAwait {
    func slow(_ text: String) async -> Bool { say(text); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        Task { @MainActor in
            if await slow("a"), action is KettleAction { say("never") }
            if action is KettleAction, await slow("b") { say("never") }
            guard await slow("c"), action is KettleAction else { say("else"); return }
            say("never")
        }
        say("end")
    }
}
