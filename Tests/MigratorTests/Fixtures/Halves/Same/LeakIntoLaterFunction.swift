// A function that is declared behind the branch uses the member, not the name of the branch.
// middleware: LeakIntoLaterFunction().provider
// swift-format-ignore-file
@MainActor
final class LeakIntoLaterFunction {
    let cups = 2

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            let cups = 50
            say("\(cups)")
            serve()
            return
        }
        @MainActor func serve() { say("serve \(cups)") }
    }
}
