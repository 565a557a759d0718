// The last action is kept, for somebody else to look at.
// middleware: ActionKeptInProperty().provider
// swift-format-ignore-file
@MainActor
final class ActionKeptInProperty {
    var last: Action?

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if last?.windowUUID == action.windowUUID { say("again") }
        last = action // refused: unspecialised-consumer
    }
}
