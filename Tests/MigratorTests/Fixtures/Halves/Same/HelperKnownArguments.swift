// A helper is called with a flag that is known here, another one there, and one that is not known.
// middleware: HelperKnownArguments().provider
// swift-format-ignore-file
@MainActor
final class HelperKnownArguments {
    func show(_ action: Action, _ flag: Bool, tea: String? = nil) {
        if flag { say("flag") } else { say("no flag") }
        if let tea { say(tea) }
        if action is KettleAction { say("never") }
    }
    func down(_ action: Action, _ n: Int, isFirst: Bool) {
        guard n > 0 else { return }
        say(isFirst ? "first" : "next")
        if !(action is KettleAction) { down(action, n - 1, isFirst: false) }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        show(action, action is KettleAction, tea: (action as? KettleAction)?.tea)
        show(action, !(action is KettleAction))
        show(action, state.degrees > 50, tea: state.tea)
        down(action, 2, isFirst: !(action is CupAction))
    }
}
