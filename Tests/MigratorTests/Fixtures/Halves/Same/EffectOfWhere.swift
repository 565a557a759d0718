// `where` clauses with effects, of branches that can and cannot be taken.
// middleware: EffectOfWhere().provider
// swift-format-ignore-file
@MainActor
final class EffectOfWhere {
    func tick(_ n: Int) -> Bool { say("tick \(n)"); return n > 2 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case KettleActionType.boil where tick(1): say("boil")
        case _ where tick(2): say("two")
        case let type where type is CupActionType && tick(3): say("three")
        case let type where type is CupActionType || tick(4): say("four")
        default: say("default")
        }
    }
}
