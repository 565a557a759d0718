// Helpers that call themselves and each other.
// middleware: HelperRecursive().provider
// swift-format-ignore-file
@MainActor
final class HelperRecursive {
    func even(_ action: Action, _ n: Int) {
        if action is KettleAction { say("never") }
        guard n > 0 else { say("even"); return }
        odd(action, n - 1)
    }
    func odd(_ action: Action, _ n: Int) {
        guard n > 0 else { say("odd"); return }
        even(action, n - 1)
    }
    func down(_ action: Action, _ n: Int = 2) {
        guard !(action is CupAction), n > 0 else { return }
        say("\(n)")
        down(action, n - 1)
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        even(action, 3)
        down(action)
    }
}
