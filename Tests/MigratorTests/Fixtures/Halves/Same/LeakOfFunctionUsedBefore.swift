// A function of a branch has the name of one that is called in front of it, and of nothing behind it.
// middleware: LeakOfFunctionUsedBefore().provider
// swift-format-ignore-file
@MainActor
final class LeakOfFunctionUsedBefore {
    func stir(_ n: Int) { say("method \(n)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        stir(1)
        if action is KettleAction {
            say("kettle")
        } else {
            @MainActor func stir(_ n: Int) { say("local \(n)") }
            stir(2)
        }
        say("end")
    }
}
