// The action is the value of a case, a tuple's element, a result.
// middleware: ActionInEnum().provider
// swift-format-ignore-file
@MainActor
final class ActionInEnum {
    enum Event { case received(Action), none }
    func show(_ event: Event) {
        switch event {
        case .received(let action) where action is KettleAction: say("kettle")
        case .received(let action): say("\(action.windowUUID)")
        case .none: say("none")
        }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        show(.received(action))
        let pair = (action, 5)
        if pair.0 is CupAction { say("cup") } else { say("\(pair.1)") }
        let result: Result<Action, CancellationError> = .success(action)
        if case .success(let one) = result, !(one is KettleAction) { say("success") }
    }
}
