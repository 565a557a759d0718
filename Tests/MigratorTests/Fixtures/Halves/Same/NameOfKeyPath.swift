// The name in a key path.
// middleware: NameOfKeyPath().provider
// swift-format-ignore-file
@MainActor
final class NameOfKeyPath {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        let all = [state, state].map(\.degrees)
        say("\(all) \(degrees ?? state[keyPath: \.degrees]) \(degrees == nil)")
        let path = \Kettle.degrees
        say("\(state[keyPath: path])")
    }
}
