// The whole action is written: its text is another one in the modern form.
// middleware: DescriptionOfAction().provider
// swift-format-ignore-file
@MainActor
final class DescriptionOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        say(String(describing: action)) // refused: unspecialised-consumer
        say("end")
    }
}
