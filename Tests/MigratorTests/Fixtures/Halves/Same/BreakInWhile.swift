// A `break` of a switch in a `while` loop leaves the switch, and the loop goes on.
// middleware: BreakInWhile().provider
// swift-format-ignore-file
@MainActor
final class BreakInWhile {
    lazy var provider: Middleware<Kettle> = { state, action in
        var degrees = state.degrees
        while degrees < 130 {
            switch action.actionType {
            case KettleActionType.boil: degrees = 130
            default:
                degrees += 30
                if degrees == 70 { break }
                say("\(degrees)")
            }
            say("next")
        }
    }
}
