// A literal is made into a type of the program, with an effect.
// middleware: EffectOfImplicitConversion().provider
// swift-format-ignore-file
struct EffectOfImplicitConversionLabel: ExpressibleByStringLiteral {
    init(stringLiteral value: String) { MainActor.assumeIsolated { say("label \(value)") } }
}

@MainActor
final class EffectOfImplicitConversion {
    func skip(_ action: Action, _ label: EffectOfImplicitConversionLabel) {
        guard action is KettleAction else { return }
        say("\(label)")
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action, "a")
        say("end")
    }
}
