// The helper is called on a local.
// middleware: HelperOnLocal().provider
// swift-format-ignore-file
@MainActor
final class HelperOnLocal {
    struct Helper {
        var name = "helper"
        @MainActor func handle(_ action: Action) { if action is KettleAction { say("kettle") } else { say(name) } }
        @MainActor func skip(_ action: Action) { if action.actionType is KettleActionType { say("never") } }
        func isMine(_ action: Action) -> Bool { action is CupAction }
    }

    lazy var provider: Middleware<Kettle> = { state, action in
        let helper = Helper()
        helper.handle(action)
        helper.skip(action)
        let other = Helper(name: state.tea ?? "none")
        if other.isMine(action) { say("never") } else { other.handle(action) }
        Helper(name: "fresh").handle(action)
    }
}
