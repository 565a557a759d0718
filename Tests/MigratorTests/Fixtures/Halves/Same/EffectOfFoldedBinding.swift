// The initial value of a name that nothing needs any more has an effect.
// middleware: EffectOfFoldedBinding().provider
// swift-format-ignore-file
@MainActor
final class EffectOfFoldedBinding {
    func tick(_ n: Int) -> Int { say("tick \(n)"); return n }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let limit = tick(1)
        let isKettle = tick(2) > 0 && action is KettleAction
        let degrees = (action as? KettleAction)?.degrees ?? tick(3)
        if isKettle, degrees > limit { say("kettle") }
        say("end")
    }
}
