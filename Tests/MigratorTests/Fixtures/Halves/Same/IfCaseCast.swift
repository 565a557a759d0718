// Cast patterns in `if case` and `guard case`.
// middleware: IfCaseCast().provider
// swift-format-ignore-file
@MainActor
final class IfCaseCast {
    lazy var provider: Middleware<Kettle> = { state, action in
        if case is KettleAction = action { say("kettle") } else { say("no kettle") }
        if case let kettle as KettleAction = action, kettle.degrees == 3 { say("\(kettle)") }
        if case KettleActionType.boil = action.actionType { say("boil") } else if case CupActionType.fill = action.actionType { say("fill") }
        if case let type as CupActionType = action.actionType, type == .wash { say("wash") }
        if case let any = action.windowUUID, any == state.windowUUID { say("here") }
        guard case is KettleActionType = action.actionType else { say("end"); return }
        say("never")
    }
}
