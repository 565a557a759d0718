// The type of the action is a key.
// middleware: ActionByObjectIdentity().provider
// swift-format-ignore-file
@MainActor
final class ActionByObjectIdentity {
    var counts: [ObjectIdentifier: Int] = [:]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        counts[ObjectIdentifier(type(of: action)), default: 0] += 1 // refused: unspecialised-consumer
        say("\(counts.count)")
    }
}
