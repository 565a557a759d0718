// Two switches: each `break` leaves its own.
// middleware: BreakOfInnerSwitch().provider
// swift-format-ignore-file
@MainActor
final class BreakOfInnerSwitch {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        default:
            switch state.degrees {
            case 0..<10: break
            case 10..<50: say("warm")
            default:
                if state.tea == "black" { break }
                say("hot")
            }
            say("inner end")
            if state.tea == nil { break }
            say("tea")
        }
        say("end")
    }
}
