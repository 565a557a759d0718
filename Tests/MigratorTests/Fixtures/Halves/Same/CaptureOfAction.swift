// The action in a capture list.
// middleware: CaptureOfAction().provider
// swift-format-ignore-file
@MainActor
final class CaptureOfAction {
    func run(_ body: () -> Void) { body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        run { [action] in
            if action is KettleAction { say("kettle") } else { say("other") }
        }
        run { [action, state] in say(action.windowUUID == state.windowUUID ? "here" : "there") }
        run { [self, action] in
            guard action is CupAction else { run { say("no cup") }; return }
            say("cup")
        }
    }
}
