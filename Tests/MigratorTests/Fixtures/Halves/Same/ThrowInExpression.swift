// Branches that throw or never return stand beside values.
// middleware: ThrowInExpression().provider
// swift-format-ignore-file
@MainActor
final class ThrowInExpression {
    struct Trouble: Error {}
    func degrees(_ action: Action, _ state: Kettle) throws -> Int {
        let degrees = if let kettle = action as? KettleAction { kettle.degrees ?? 0 } else if state.tea == nil { throw Trouble() } else { state.degrees }
        let more: Int = switch action { case is CupAction: fatalError(); default: degrees + 1 }
        return more
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        do { say("\(try degrees(action, state))") } catch { say("trouble") }
        say("\((try? degrees(action, state)) ?? -1)")
    }
}
