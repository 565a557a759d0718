// The name of the action's type is written.
// middleware: TypeOfActionAsText().provider
// swift-format-ignore-file
@MainActor
final class TypeOfActionAsText {
    lazy var provider: Middleware<Kettle> = { state, action in
        guard !(action is KettleAction) else { return }
        say("\(type(of: action))") // refused: unspecialised-consumer
    }
}
