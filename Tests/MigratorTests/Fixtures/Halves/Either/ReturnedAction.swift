// A function gives an action back: this one, or another.
// middleware: ReturnedAction().provider
// swift-format-ignore-file
@MainActor
final class ReturnedAction {
    func same(_ action: Action) -> Action { action }
    func cup(_ action: Action, _ state: Kettle) -> Action {
        state.degrees > 50 ? CupAction(windowUUID: action.windowUUID, actionType: CupActionType.fill) : action
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if same(action) is KettleAction { say("kettle") } else { say("other") }
        let next = cup(action, state)
        if next is CupAction { say("cup") } else { say("no cup") }
    }
}
