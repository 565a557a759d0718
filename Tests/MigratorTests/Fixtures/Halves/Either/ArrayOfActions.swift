// A loop over several actions.
// middleware: ArrayOfActions().provider
// swift-format-ignore-file
@MainActor
final class ArrayOfActions {
    lazy var provider: Middleware<Kettle> = { state, action in
        let cup = CupAction(windowUUID: action.windowUUID, actionType: CupActionType.fill)
        for one in [action, cup] as [Action] { say(one is CupAction ? "cup" : "other") }
        [action].forEach { if $0 is KettleAction { say("kettle") } else { say("each") } }
        say("\([action].contains { $0 is CupAction })")
    }
}
