// A match operator that takes a closure, over the whole action.
// middleware: PatternOperatorOnAction().provider
// swift-format-ignore-file
@MainActor private func ~= (pattern: (Action) -> Bool, value: Action) -> Bool { pattern(value) }

@MainActor
final class PatternOperatorOnAction {
    func isCup(_ action: Action) -> Bool { action is CupAction }
    func isAny(_ action: Action) -> Bool { true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action {
        case isCup: say("cup")
        case isAny: say("any")
        default: say("default")
        }
    }
}
