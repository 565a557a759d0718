// `break` in the middle of a chain in a loop leaves the loop.
// middleware: BreakInElseIfChain().provider
// swift-format-ignore-file
@MainActor
final class BreakInElseIfChain {
    lazy var provider: Middleware<Kettle> = { state, action in
        for n in 0..<4 {
            if action is KettleAction {
                continue
            } else if n == 2, state.tea != nil {
                break
            } else if action.actionType as? CupActionType == .fill {
                return
            } else {
                if n == 0 { continue }
                say("\(n)")
            }
            say("after \(n)")
        }
        say("end")
    }
}
