// Private providers, helpers in private extensions, and what calls them.
// middleware: AccessLevels().provider
// swift-format-ignore-file
@MainActor
final class AccessLevels {
    private lazy var inner: Middleware<Kettle> = { [self] _, action in handle(action, "inner") }
    fileprivate(set) lazy var provider: Middleware<Kettle> = { [self] state, action in
        inner(state, action)
        handle(action, "provider")
    }
}

extension AccessLevels {
    private func handle(_ action: Action, _ text: String) {
        guard isMine(action) else { return }
        say(text)
    }
    fileprivate func isMine(_ action: Action) -> Bool { !(action is KettleAction) }
}
