// A tuple pattern in a spliced branch, members of the same names before and behind it.
// middleware: LeakOfTuplePattern().provider
// swift-format-ignore-file
@MainActor
final class LeakOfTuplePattern {
    let low = 1
    let high = 9

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("\(low)")
        guard !(action is KettleAction) else { return }
        do {
            if action is CupAction { say("cup") } else {
                let (low, high) = (state.degrees, state.degrees * 2)
                say("\(low) \(high)")
            }
        }
        say("\(low) \(high)")
    }
}
