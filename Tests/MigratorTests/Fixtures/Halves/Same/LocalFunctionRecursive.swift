// A recursive local function that tests the action each time.
// middleware: LocalFunctionRecursive().provider
// swift-format-ignore-file
@MainActor
final class LocalFunctionRecursive {
    lazy var provider: Middleware<Kettle> = { state, action in
        @MainActor func count(_ n: Int) {
            guard n > 0, !(action is KettleAction) else { say("done"); return }
            say("\(n)")
            count(n - 1)
        }
        count(3)
        @MainActor func down(_ action: Action, _ n: Int) {
            if action is CupAction || n == 0 { return }
            say("down \(n)")
            down(action, n - 1)
        }
        down(action, 2)
    }
}
