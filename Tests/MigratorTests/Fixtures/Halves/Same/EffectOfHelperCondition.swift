// A helper that gives a `Bool` for the action and does something on the way.
// middleware: EffectOfHelperCondition().provider
// swift-format-ignore-file
@MainActor
final class EffectOfHelperCondition {
    func isKettle(_ action: Action) -> Bool { say("looked"); return action is KettleAction }
    func quiet(_ action: Action) -> Bool { action is KettleAction }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if isKettle(action) { say("never") } else { say("no kettle") }
        guard !isKettle(action), !quiet(action) else { return }
        if quiet(action) && isKettle(action) { say("never") }
        if quiet(action) || isKettle(action) || state.degrees > 50 { say("hot") }
        say("end")
    }
}
