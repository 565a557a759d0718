// The variable that holds the action is given another one.
// middleware: ReplacedAction().provider
// swift-format-ignore-file
@MainActor
final class ReplacedAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        var current = action
        if state.degrees > 50 { current = CupAction(windowUUID: state.windowUUID, actionType: CupActionType.fill) }
        if current is CupAction { say("cup") } else { say("other") }
        switch current.actionType {
        case CupActionType.fill: say("fill")
        default: say("default")
        }
    }
}
