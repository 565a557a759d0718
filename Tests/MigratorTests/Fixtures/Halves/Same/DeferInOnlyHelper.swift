// The helper is the whole body; its `defer` runs before that of the provider.
// middleware: DeferInOnlyHelper().provider
// middleware: DeferInOnlyHelper().other
// swift-format-ignore-file
@MainActor
final class DeferInOnlyHelper {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        defer { say("provider") }
        handle(state, action)
    }
    lazy var other: Middleware<Kettle> = { [self] state, action in
        handle(state, action)
    }
    func handle(_ state: Kettle, _ action: Action) {
        defer { say("helper") }
        guard !(action is CupAction) else { return }
        say("handled")
    }
}
