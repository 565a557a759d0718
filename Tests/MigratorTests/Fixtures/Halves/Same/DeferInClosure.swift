// A `defer` in a closure with a folded `if`.
// middleware: DeferInClosure().provider
// swift-format-ignore-file
@MainActor
final class DeferInClosure {
    func twice(_ body: () -> Void) { body(); body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        twice {
            defer { say("deferred") }
            if action is KettleAction { say("kettle") } else { defer { say("inner") }; say("other") }
            say("body")
        }
        say("end")
    }
}
