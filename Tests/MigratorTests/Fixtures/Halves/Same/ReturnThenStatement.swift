// `return` ends its block; spliced, it must not take the next line as its value.
// middleware: ReturnThenStatement().provider
// middleware: ReturnThenStatement().other
// swift-format-ignore-file
@MainActor
final class ReturnThenStatement {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            say("other")
            return
        }
        say("never")
    }
    lazy var other: Middleware<Kettle> = { state, action in
        for n in 0..<2 {
            switch action.actionType {
            case KettleActionType.boil: say("boil")
            default:
                if state.tea == nil { return }
                say("\(n)")
                if n == 1 {
                    guard action is CupAction else {
                        return
                    }
                    say("never")
                }
            }
        }
        say("never")
    }
}
