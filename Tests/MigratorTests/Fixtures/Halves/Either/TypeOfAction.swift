// The dynamic type of the action is compared.
// middleware: TypeOfAction().provider
// swift-format-ignore-file
@MainActor
final class TypeOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        if type(of: action) == KettleAction.self { say("kettle") } else { say("other") }
        guard type(of: action) != CupAction.self else { return }
        if type(of: action.actionType) == KettleActionType.self { say("never") }
        say("end")
    }
}
