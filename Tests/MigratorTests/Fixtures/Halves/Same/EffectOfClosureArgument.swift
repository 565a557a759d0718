// A trailing closure of a helper that does nothing is not run; one that runs it runs it.
// middleware: EffectOfClosureArgument().provider
// swift-format-ignore-file
@MainActor
final class EffectOfClosureArgument {
    func tick() -> Int { say("tick"); return 1 }
    func skip(_ action: Action, _ n: Int, then: () -> Void) {
        guard action is KettleAction else { return }
        then()
    }
    func run(_ action: Action, then: () -> Void) {
        if action is KettleAction { say("kettle") }
        then()
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action, tick()) { say("never") }
        run(action) { say("run") }
        run(action, then: { say("\(tick())") })
    }
}
