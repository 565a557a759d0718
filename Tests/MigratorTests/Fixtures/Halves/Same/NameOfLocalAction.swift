// Other actions under other names, and a local called `action`.
// middleware: NameOfLocalAction().provider
// swift-format-ignore-file
@MainActor
final class NameOfLocalAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        let old = action
        if !(old is KettleAction) {
            let action = CupAction(windowUUID: old.windowUUID, actionType: CupActionType.fill)
            if action.actionType as? CupActionType == .fill { say("fill") }
            say("\(action.windowUUID)")
        }
        guard let action = action as? CupAction else {
            let action = "text"
            say(action)
            return
        }
        say("\(action)")
    }
}
