// What only the dropped branch needed: locals, variables, labels.
// middleware: UnusedAfterwards().provider
// swift-format-ignore-file
@MainActor
final class UnusedAfterwards {
    func tick() -> Int { say("tick"); return 1 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let limit = state.degrees * 2
        let ticked = tick()
        var count = 0
        label: for n in 0..<2 {
            if action is KettleAction {
                count += limit + ticked
                if n == 1 { break label }
            }
            say("\(n)")
        }
        if action is KettleAction { say("\(count)") }
    }
}
