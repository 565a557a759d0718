// The helper's parameters have other types than the arguments.
// middleware: InlinedConversion().provider
// middleware: InlinedConversion().other
// swift-format-ignore-file
@MainActor
final class InlinedConversion {
    func show(_ state: Kettle) { say("kettle") }
    func show(_ state: any StateType) { say("any state") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(state, action)
    }
    func handle(_ state: Kettle?, _ action: Action) {
        guard let state, !(action is KettleAction) else { return }
        say("\(state.degrees)")
    }
    lazy var other: Middleware<Kettle> = { [self] state, action in
        handleAny(state, action)
    }
    func handleAny(_ state: any StateType, _ action: Action) {
        if action is CupAction { return }
        show(state)
    }
}
