// The action type is kept.
// middleware: TypeOfActionKept().provider
// swift-format-ignore-file
@MainActor
final class TypeOfActionKept {
    var seen: [ActionType] = []

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        seen.append(action.actionType) // refused: unspecialised-consumer
        say("\(seen.count)")
    }
}
