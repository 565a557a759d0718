// A forced cast behind a test of the type.
// middleware: CastForced().provider
// swift-format-ignore-file
@MainActor
final class CastForced {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            let kettle = action as! KettleAction
            say("\(kettle.degrees ?? 0)")
        } else if action.actionType is CupActionType, action is CupAction {
            say("\((action as! CupAction).windowUUID)")
        } else {
            say("other")
        }
    }
}
