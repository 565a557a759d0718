// The state of the object changes between tests that are folded.
// middleware: StateReadsAndWrites().provider
// swift-format-ignore-file
@MainActor
final class StateReadsAndWrites {
    var count = 0
    var seen: Set<WindowUUID> = []

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let before = count
        count += action is KettleAction ? 10 : 1
        if seen.insert(action.windowUUID).inserted, !(action is CupAction) { count += 100 }
        let after = action is KettleAction ? before : count
        say("\(before) \(after) \(seen.contains(action.windowUUID))")
        defer { say("\(count - before)") }
        if action is CupAction { count = 0 } else { count += 1000 }
    }
}
