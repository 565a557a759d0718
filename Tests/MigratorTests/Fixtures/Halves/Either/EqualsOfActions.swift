// `==` of the program between two actions.
// middleware: EqualsOfActions().provider
// swift-format-ignore-file
@MainActor private func == (left: any Action, right: any Action) -> Bool { left.windowUUID == right.windowUUID }

@MainActor
final class EqualsOfActions {
    lazy var provider: Middleware<Kettle> = { state, action in
        let cup = CupAction(windowUUID: state.windowUUID, actionType: CupActionType.fill)
        if action == cup { say("same window") } else { say("other window") }
        if cup == action, !(action is KettleAction) { say("again") }
    }
}
