// The pattern of a condition that is dropped is an expression with an effect.
// middleware: EffectOfPatternExpression().provider
// swift-format-ignore-file
@MainActor
final class EffectOfPatternExpression {
    struct Range { let name: String }
    func limit() -> Int { say("limit"); return 40 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if case limit() = state.degrees, action is KettleAction { say("never") }
        if case Range(name: "a") = state, action is KettleAction { say("never") }
        guard case 0...limit() = state.degrees, !(action is CupAction) else { say("more"); return }
        say("end")
    }
}

@MainActor private func ~= (range: EffectOfPatternExpression.Range, state: Kettle) -> Bool { say(range.name); return true }
