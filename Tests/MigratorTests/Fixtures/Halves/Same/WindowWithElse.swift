// The window in an `if` with an `else`, around and behind tests of the action.
// middleware: WindowWithElse().provider
// swift-format-ignore-file
@MainActor
final class WindowWithElse {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.windowUUID == state.windowUUID {
            if action is KettleAction { say("kettle here") } else { say("here") }
        } else if action.windowUUID == .unavailable, !(action is KettleAction) {
            say("everywhere")
        } else if let cup = action as? CupAction {
            say("\(cup)")
        } else {
            say("elsewhere")
        }
    }
}
