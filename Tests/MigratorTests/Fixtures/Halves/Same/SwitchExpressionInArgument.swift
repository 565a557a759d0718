// A switch expression in a closure that is an argument, and in a computed value.
// middleware: SwitchExpressionInArgument().provider
// swift-format-ignore-file
@MainActor
final class SwitchExpressionInArgument {
    func show(_ text: () -> String) { say(text()) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        show {
            switch action.actionType {
            case KettleActionType.boil: "boil"
            default: state.tea ?? "no tea"
            }
        }
        show { if action is CupAction { "cup" } else { "no cup" } }
        show { action is KettleAction ? "kettle" : "no kettle" }
    }
}
