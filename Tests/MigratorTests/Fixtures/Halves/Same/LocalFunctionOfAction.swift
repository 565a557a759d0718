// A local function is given the action.
// middleware: LocalFunctionOfAction().provider
// swift-format-ignore-file
@MainActor
final class LocalFunctionOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        @MainActor func react(_ action: Action, _ text: String) {
            if action is KettleAction { say("kettle") } else { say(text) }
        }
        @MainActor func skip(_ action: Action) { if action.actionType is CupActionType { say("cup") } }
        react(action, "a")
        skip(action)
        react(action, "b")
    }
}
