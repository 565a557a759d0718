// The action is one of several arguments of a variadic helper.
// middleware: HelperVariadic().provider
// swift-format-ignore-file
@MainActor
final class HelperVariadic {
    func all(_ actions: Action..., then text: String) {
        for action in actions { say(action is KettleAction ? "kettle" : text) }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        all(action, then: "one")
        all(action, CupAction(windowUUID: action.windowUUID, actionType: CupActionType.fill), action, then: "three")
    }
}
