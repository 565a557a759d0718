// A computed property whose name begins with `has` does something.
// middleware: EffectOfHas().provider
// swift-format-ignore-file
@MainActor
final class EffectOfHas {
    var asked = 0
    var hasTea: Bool { asked += 1; say("asked \(asked)"); return asked > 1 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        guard hasTea || action is KettleAction else { say("first"); return }
        say("second")
    }
    lazy var other: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction || hasTea { say("tea") }
        guard hasTea, !(action is CupAction) else { return }
        say("end")
    }
}
