// A function of the branch has a parameter of the outer name and captures an inner one.
// middleware: LeakInFunctionOfBranch().provider
// swift-format-ignore-file
@MainActor
final class LeakInFunctionOfBranch {
    let cups = 2

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction { return } else {
            let spoons = cups * 10
            @MainActor func serve(cups: Int) { say("\(cups) \(spoons)") }
            serve(cups: 1)
            let cups = 50
            serve(cups: cups)
        }
        say("\(cups)")
    }
}
