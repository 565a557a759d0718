// The other side of a comparison with the action type has an effect.
// middleware: EffectOfComparison().provider
// swift-format-ignore-file
@MainActor
final class EffectOfComparison {
    func pick(_ name: String) -> KettleActionType { say(name); return .boil }
    func maybe(_ name: String) -> KettleActionType? { say(name); return .boil }
    func number() -> Int { say("number"); return 5 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action.actionType as? KettleActionType == pick("a") { say("never") }
        if pick("b") != action.actionType as? KettleActionType { say("different") }
        if action.actionType as? KettleActionType == maybe("c") { say("never") }
        if (action as? KettleAction)?.degrees == number() { say("never") }
        if (action as? KettleAction)?.tea?.count ?? 0 < number() { say("less") }
    }
}
