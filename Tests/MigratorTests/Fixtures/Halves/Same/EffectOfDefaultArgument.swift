// The default argument of a helper that does nothing has an effect.
// middleware: EffectOfDefaultArgument().provider
// swift-format-ignore-file
@MainActor
final class EffectOfDefaultArgument {
    static func stamp() -> Int { say("stamp"); return 1 }
    func skip(_ action: Action, at index: Int = EffectOfDefaultArgument.stamp()) {
        if action is KettleAction { say("\(index)") }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action)
        skip(action, at: 3)
        say("end")
    }
}
