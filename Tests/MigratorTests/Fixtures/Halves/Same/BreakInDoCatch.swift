// `break` in `do` and `catch` leaves the switch around them.
// middleware: BreakInDoCatch().provider
// swift-format-ignore-file
@MainActor
final class BreakInDoCatch {
    struct Cold: Error {}
    func check(_ degrees: Int) throws { if degrees < 10 { throw Cold() } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case KettleActionType.boil, KettleActionType.pour: say("boil")
        default:
            do {
                try check(state.degrees)
                if state.degrees > 90 { break }
                say("checked")
            } catch {
                say("cold")
                break
            }
            say("behind the check")
        }
        say("end")
    }
}
