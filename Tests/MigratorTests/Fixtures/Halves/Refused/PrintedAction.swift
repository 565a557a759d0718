// The action is printed, in a branch that the state decides about.
// middleware: PrintedAction().provider
// swift-format-ignore-file
@MainActor
final class PrintedAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction { return }
        if state.degrees > 1000 {
            print(action) // refused: unspecialised-consumer
        }
        say("end")
    }
}
