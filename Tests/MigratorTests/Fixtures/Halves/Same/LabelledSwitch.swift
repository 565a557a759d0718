// `break` with the label of a switch, from a loop inside it.
// middleware: LabelledSwitch().provider
// swift-format-ignore-file
@MainActor
final class LabelledSwitch {
    lazy var provider: Middleware<Kettle> = { state, action in
        pick: switch action.actionType {
        case KettleActionType.boil: say("boil")
        default:
            for n in 0..<3 {
                if n == 2, state.tea != nil { break pick }
                say("\(n)")
            }
            say("all")
        }
        say("end")
    }
}
