// Operators with effects in front of what is folded.
// middleware: EffectOfOperator().provider
// swift-format-ignore-file
infix operator <~>: ComparisonPrecedence

struct EffectOfOperatorMeter {
    var value: Int
    static func <~> (a: EffectOfOperatorMeter, b: Int) -> Bool {
        MainActor.assumeIsolated { say("near \(b)") }
        return true
    }
    static func > (a: EffectOfOperatorMeter, b: Int) -> Bool {
        MainActor.assumeIsolated { say("more than \(b)") }
        return a.value > b
    }
    static prefix func ! (a: EffectOfOperatorMeter) -> Bool {
        MainActor.assumeIsolated { say("not") }
        return false
    }
}

@MainActor
final class EffectOfOperator {
    lazy var provider: Middleware<Kettle> = { state, action in
        let meter = EffectOfOperatorMeter(value: state.degrees)
        if meter <~> 1, action is KettleAction { say("a") }
        if meter > 50 && action is KettleAction { say("b") }
        if !meter || action is KettleAction { say("c") }
        guard meter > 5, !(action is CupAction) else { return }
        say("end")
    }
}
