// A guard with effects in front of, between and behind what is folded.
// middleware: EffectOfShould().provider
// swift-format-ignore-file
@MainActor
final class EffectOfShould {
    func shouldPour(_ name: String) -> Bool { say(name); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        guard let tea = state.tea, shouldPour("a"), let kettle = action as? KettleAction, shouldPour("b") else {
            say("else")
            return
        }
        say("\(tea) \(kettle.degrees ?? 0)")
    }
}
