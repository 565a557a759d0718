// The action is handed to a delegate that other modules implement.
// middleware: ActionToDelegate().provider
// swift-format-ignore-file
@MainActor
protocol ActionToDelegateListener: AnyObject {
    func heard(_ action: Action)
}

@MainActor
final class ActionToDelegate {
    weak var listener: ActionToDelegateListener?

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        listener?.heard(action) // refused: unspecialised-consumer
        say("end")
    }
}
