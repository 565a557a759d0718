// The action type is a key, as text.
// middleware: TypeAsKey().provider
// swift-format-ignore-file
@MainActor
final class TypeAsKey {
    var counts: [String: Int] = [:]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        counts[String(reflecting: action.actionType), default: 0] += 1 // refused: unspecialised-consumer
        say("\(counts.count)")
    }
}
