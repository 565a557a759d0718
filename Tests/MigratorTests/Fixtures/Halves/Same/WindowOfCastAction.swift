// The window is read from what the cast gives, and is `nil` without it.
// middleware: WindowOfCastAction().provider
// swift-format-ignore-file
@MainActor
final class WindowOfCastAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        let window = (action as? KettleAction)?.windowUUID ?? action.windowUUID
        say(window == state.windowUUID ? "here" : "there")
        if (action as? KettleAction)?.windowUUID == state.windowUUID { say("never") }
        if (action as? KettleAction)?.windowUUID != state.windowUUID { say("not a kettle of this window") }
        let kettle = action as? KettleAction
        guard kettle?.windowUUID != action.windowUUID else { return }
        say("end")
    }
}
