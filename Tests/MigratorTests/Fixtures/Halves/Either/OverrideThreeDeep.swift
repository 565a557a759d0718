// The method is overridden twice; the provider is in the base class.
// middleware: OverrideThreeDeepBottom().provider
// middleware: OverrideThreeDeepMiddle().provider
// middleware: OverrideThreeDeep().provider
// swift-format-ignore-file
@MainActor
class OverrideThreeDeep {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        say("end")
    }
    func handle(_ action: Action) {}
}

@MainActor
class OverrideThreeDeepMiddle: OverrideThreeDeep {
    override func handle(_ action: Action) { if action is KettleAction { say("kettle") } }
}

@MainActor
final class OverrideThreeDeepBottom: OverrideThreeDeepMiddle {
    override func handle(_ action: Action) {
        super.handle(action)
        say("bottom")
    }
}
