// Ternaries that choose between calls.
// middleware: EffectOfTernary().provider
// swift-format-ignore-file
@MainActor
final class EffectOfTernary {
    func boil() -> Bool { say("boil"); return true }
    func cool() -> Bool { say("cool"); return false }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        _ = action is KettleAction ? boil() : cool()
        if (boil() ? action is KettleAction : false) { say("never") }
        if (cool() ? action is KettleAction : true) { say("always") }
        if (action is KettleAction ? cool() : boil()), state.degrees > 10 { say("warm") }
        let word = cool() ? "a" : action is CupAction ? "b" : boil() ? "c" : "d"
        say(word)
    }
}
