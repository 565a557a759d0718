// Guards in a loop that are folded in part.
// middleware: GuardContinue().provider
// swift-format-ignore-file
@MainActor
final class GuardContinue {
    lazy var provider: Middleware<Kettle> = { state, action in
        for n in 0..<4 {
            guard action is KettleAction || n > 0 else { say("skipped"); continue }
            guard n < 3, !(action is CupAction) else { say("stopped"); break }
            say("\(n)")
        }
        say("end")
    }
}
