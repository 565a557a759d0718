// The window by key paths.
// middleware: ActionByKeyPath().provider
// swift-format-ignore-file
@MainActor
final class ActionByKeyPath {
    lazy var provider: Middleware<Kettle> = { state, action in
        say("\(action[keyPath: \.windowUUID] == state.windowUUID)")
        say("\([action].map(\.windowUUID).count)")
        let path: KeyPath<any Action, WindowUUID> = \.windowUUID
        if action[keyPath: path] == state.windowUUID { say("here") }
    }
}
