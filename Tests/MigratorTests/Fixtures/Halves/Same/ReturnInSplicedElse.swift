// `return` in an `else` that is spliced ends the provider; so does one in a branch.
// middleware: ReturnInSplicedElse().provider
// swift-format-ignore-file
@MainActor
final class ReturnInSplicedElse {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            if state.tea == nil { return }
            say("tea")
        }
        switch action.actionType {
        case CupActionType.fill: say("fill")
        default:
            guard state.degrees < 90 else { return }
            say("not hot")
        }
        say("end")
    }
}
