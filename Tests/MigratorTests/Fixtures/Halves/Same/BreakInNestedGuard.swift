// A guard in an `if` in a branch leaves the whole switch by `break`.
// middleware: BreakInNestedGuard().provider
// swift-format-ignore-file
@MainActor
final class BreakInNestedGuard {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action {
        case is CupAction: say("cup")
        default:
            if state.degrees > 10 {
                guard state.tea == "green" else { break }
                say("green")
            } else {
                say("cold")
            }
            say("end of branch")
        }
        say("end")
    }
}
