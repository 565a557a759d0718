// The window guard stands between a cast and a condition, over the action itself.
// middleware: WindowInsideCast().provider
// swift-format-ignore-file
@MainActor
final class WindowInsideCast {
    lazy var provider: Middleware<Kettle> = { state, action in
        if !(action is KettleAction), action.windowUUID == state.windowUUID, !(action is CupAction) { say("here") }
        if action is KettleAction || action.windowUUID == state.windowUUID { say("kettle or here") }
        if action.windowUUID == state.windowUUID || action is KettleAction, state.degrees > 10 { say("warm") } else { say("else") }
        guard action.windowUUID == state.windowUUID, action is CupAction || state.tea != nil else { say("no"); return }
        say("end")
    }
}
