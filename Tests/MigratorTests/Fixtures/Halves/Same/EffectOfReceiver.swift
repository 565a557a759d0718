// The helper does nothing for this action; what it is called on is evaluated all the same.
// middleware: EffectOfReceiver().provider
// swift-format-ignore-file
@MainActor
final class EffectOfReceiver {
    struct Helper {
        @MainActor func skip(_ action: Action) {
            if action is KettleAction { say("kettle") }
        }
    }
    func helper(_ n: Int) -> Helper { say("helper \(n)"); return Helper() }
    var made: Helper { say("made"); return Helper() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        helper(1).skip(action)
        made.skip(action)
        say("end")
    }
}
