// A helper may put another action in the place of this one.
// middleware: HelperInout().provider
// swift-format-ignore-file
@MainActor
final class HelperInout {
    func replace(_ action: inout Action) {
        if action is KettleAction { return }
        action = CupAction(windowUUID: action.windowUUID, actionType: CupActionType.wash)
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        var current: Action = action
        replace(&current)
        if current is CupAction { say("cup") } else { say("other") }
    }
}
