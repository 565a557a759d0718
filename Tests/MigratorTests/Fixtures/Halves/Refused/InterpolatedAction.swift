// The action is part of a text; a part of the condition in front of it depends on the state.
// middleware: InterpolatedAction().provider
// swift-format-ignore-file
@MainActor
final class InterpolatedAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        guard state.tea != nil, !(action is CupAction) else { return }
        say("got \(action)") // refused: unspecialised-consumer
    }
}
