// A name of the `else` is that of the parameter.
// middleware: LeakOverParameter().provider
// swift-format-ignore-file
@MainActor
final class LeakOverParameter {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            let state = Kettle(windowUUID: state.windowUUID, degrees: 1000, tea: nil)
            say("\(state.degrees)")
        }
        say("\(state.degrees)")
    }
}
