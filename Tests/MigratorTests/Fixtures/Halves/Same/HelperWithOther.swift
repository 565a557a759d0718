// A helper is given this action, and an action that is made here.
// middleware: HelperWithOther().provider
// swift-format-ignore-file
@MainActor
final class HelperWithOther {
    func handle(_ action: Action) {
        switch action.actionType {
        case CupActionType.fill: say("fill \(action.windowUUID)")
        default: say("default")
        }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        handle(CupAction(windowUUID: action.windowUUID, actionType: CupActionType.fill))
        let kettle: Action = KettleAction(degrees: 1, windowUUID: state.windowUUID, actionType: KettleActionType.boil)
        handle(kettle)
        if kettle is KettleAction { say("kettle") }
    }
}
