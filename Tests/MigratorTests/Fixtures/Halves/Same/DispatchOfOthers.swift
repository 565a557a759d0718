// Legacy actions are dispatched for an action that is not known.
// middleware: DispatchOfOthers().provider
// swift-format-ignore-file
@MainActor
final class DispatchOfOthers {
    func dispatch(_ action: CupAction) { say("\(action.windowUUID) \(action.actionType)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if let kettle = action as? KettleAction, kettle.degrees != nil { return }
        dispatch(CupAction(windowUUID: action.windowUUID, actionType: CupActionType.wash))
        if action.actionType as? CupActionType != .fill {
            dispatch(CupAction(windowUUID: state.windowUUID, actionType: CupActionType.fill))
        }
    }
}
