// The class has types with the names of the actions: one is any action at all.
// middleware: TypeNameShadowed().provider
// swift-format-ignore-file
@MainActor
final class TypeNameShadowed {
    typealias CupAction = Action
    struct KettleAction: Action { let windowUUID: WindowUUID; let actionType: ActionType; var other: Int? }

    lazy var provider: Middleware<Kettle> = { state, action in
        if action is CupAction { say("any action") }
        if let kettle = action as? KettleAction { say("\(kettle.other ?? 0)") }
        guard let action = action as? CupAction else { say("never"); return }
        say("\(action.windowUUID)")
    }
}
