// Bindings in front of what is folded have effects.
// middleware: EffectOfIfLet().provider
// swift-format-ignore-file
@MainActor
final class EffectOfIfLet {
    func pot(_ n: Int) -> Int? { say("pot \(n)"); return n > 1 ? n : nil }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if let pot = pot(1), let kettle = action as? KettleAction { say("\(pot) \(kettle)") }
        if let pot = pot(2), pot > 1, action is KettleAction { say("\(pot)") } else { say("else") }
        if case let n = pot(3), n != nil, action is KettleAction { say("never") }
        if case let n? = pot(4), case let kettle as KettleAction = action { say("\(n) \(kettle)") }
        guard let last = pot(5), let cup = action as? CupAction else { say("end"); return }
        say("\(last) \(cup)")
    }
}
