// The helper keeps the action.
// middleware: ActionFromHelperKept().provider
// swift-format-ignore-file
@MainActor
final class ActionFromHelperKept {
    var queue: [(Action, Int)] = []
    func keep(_ action: Action, _ degrees: Int) {
        guard !(action is KettleAction) else { return }
        queue.append((action, degrees)) // refused: unspecialised-consumer
        say("\(queue.count)")
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        keep(action, state.degrees)
    }
}
