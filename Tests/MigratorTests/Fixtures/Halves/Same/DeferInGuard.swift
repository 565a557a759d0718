// A `defer` in the body of a guard that is spliced, with another one around it.
// middleware: DeferInGuard().provider
// swift-format-ignore-file
@MainActor
final class DeferInGuard {
    lazy var provider: Middleware<Kettle> = { state, action in
        defer { say("last") }
        guard let cup = action as? CupAction else {
            defer { say("deferred") }
            say("no cup")
            return
        }
        say("\(cup.windowUUID)")
    }
}
