// Other names for an action and for its type.
// middleware: CastToAlias().provider
// swift-format-ignore-file
typealias CastToAliasPot = KettleAction

@MainActor
final class CastToAlias {
    typealias Kind = CupActionType
    typealias Pots = CastToAliasPot

    lazy var provider: Middleware<Kettle> = { state, action in
        if action is CastToAliasPot { say("pot") } else { say("no pot") }
        guard let pot = action as? Pots else {
            if action.actionType as? Kind == .fill { say("fill") }
            switch action.actionType {
            case Kind.wash: say("wash")
            default: say("default")
            }
            return
        }
        say("\(pot)")
    }
}
