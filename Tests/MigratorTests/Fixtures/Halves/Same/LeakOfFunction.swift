// A function of the `else` has the name of a method.
// middleware: LeakOfFunction().provider
// swift-format-ignore-file
@MainActor
final class LeakOfFunction {
    func describe() { say("method") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        describe()
        if let cup = action as? CupAction {
            say("\(cup.windowUUID)")
        } else {
            @MainActor func describe() { say("local") }
            describe()
        }
        describe()
    }
}
