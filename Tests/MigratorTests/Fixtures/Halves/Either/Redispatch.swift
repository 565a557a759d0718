// The action is dispatched again, to another store.
// middleware: Redispatch().provider
// swift-format-ignore-file
@MainActor
final class Redispatch {
    var other: Store<Kettle>?

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        guard !(action is KettleAction), action.windowUUID != .unavailable else { return }
        say("again")
        other?.dispatch(action)
    }
}
