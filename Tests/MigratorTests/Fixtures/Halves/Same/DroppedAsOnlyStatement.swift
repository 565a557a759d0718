// A call that does nothing is all there is in a branch, a closure, a `defer`.
// middleware: DroppedAsOnlyStatement().provider
// swift-format-ignore-file
@MainActor
final class DroppedAsOnlyStatement {
    func skip(_ action: Action) { if action is KettleAction { say("never") } }
    func run(_ body: () -> Void) { body(); say("run") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        defer { skip(action) }
        switch state.degrees {
        case ..<10: skip(action)
        case 50...:
            skip(action)
            skip(action)
        default: say("warm")
        }
        run { skip(action) }
        if state.tea == nil { skip(action) } else { say("tea") }
        for _ in 0..<2 { skip(action) }
        do { skip(action) }
        _ = state.tea.map { _ in skip(action) }
        state.degrees > 50 ? skip(action) : say("not hot");
        ({ skip(action) })()
    }
}
