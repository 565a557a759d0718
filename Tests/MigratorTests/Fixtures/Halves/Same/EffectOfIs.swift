// A method whose name begins with `is` does something.
// middleware: EffectOfIs().provider
// swift-format-ignore-file
@MainActor
final class EffectOfIs {
    func isReady() -> Bool { say("asked"); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if isReady(), action is KettleAction { say("kettle") }
        if action is KettleAction, isReady() { say("never") }
        if isReady() && action is CupAction { say("cup") } else { say("else") }
        say("end")
    }
}
