// The switch stands in a closure in a branch of another one.
// middleware: BreakInClosureSwitch().provider
// swift-format-ignore-file
@MainActor
final class BreakInClosureSwitch {
    func each(_ body: (Int) -> Void) { for n in 0..<3 { body(n) } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        default:
            each { n in
                switch action.actionType {
                case CupActionType.fill: say("fill")
                default:
                    if n == 1 { break }
                    say("\(n)")
                }
                say("after \(n)")
            }
        }
        say("end")
    }
}
