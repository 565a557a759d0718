// The rest is bound to a variable, which then holds an action of the legacy form.
// middleware: CaseVarOther().provider
// swift-format-ignore-file
@MainActor
final class CaseVarOther {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action {
        case is KettleAction: say("kettle")
        case var other:
            say("\(other.windowUUID)")
            other = CupAction(windowUUID: other.windowUUID, actionType: CupActionType.fill)
            say("\(other is CupAction)")
        }
    }
}
