// A `break` that is the last statement of a branch, and one alone in it, in a loop.
// middleware: BreakLastInBranch().provider
// swift-format-ignore-file
@MainActor
final class BreakLastInBranch {
    lazy var provider: Middleware<Kettle> = { state, action in
        for n in 0..<2 {
            switch action.actionType {
            case KettleActionType.boil: return
            default: break
            }
            switch action.actionType {
            case CupActionType.wash: return
            default:
                say("\(n)")
                break
            }
            say("after \(n)")
        }
    }
}
