// Reflection over the action.
// middleware: MirrorOfAction().provider
// swift-format-ignore-file
@MainActor
final class MirrorOfAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        let mirror = Mirror(reflecting: action) // refused: unspecialised-consumer
        for child in mirror.children where child.label == "actionType" { say("\(child.value)") }
    }
}
