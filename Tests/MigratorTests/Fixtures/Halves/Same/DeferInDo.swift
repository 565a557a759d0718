// A `defer` in a `do` whose guard is folded.
// middleware: DeferInDo().provider
// swift-format-ignore-file
@MainActor
final class DeferInDo {
    lazy var provider: Middleware<Kettle> = { state, action in
        do {
            defer { say("deferred") }
            guard !(action is KettleAction) else { return }
            say("in do")
        }
        say("end")
    }
}
