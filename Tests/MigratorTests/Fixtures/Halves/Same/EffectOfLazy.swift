// A lazy variable is made where it is read first.
// middleware: EffectOfLazy().provider
// swift-format-ignore-file
@MainActor
final class EffectOfLazy {
    lazy var level: Int = { say("made"); return 3 }()

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("start")
        if action is KettleAction, level > 0 { say("never") }
        say("not yet")
        if level > 0, action is KettleAction { say("never") }
        say("end")
    }
}
