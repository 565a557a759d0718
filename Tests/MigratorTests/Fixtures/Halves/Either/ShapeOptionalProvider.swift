// A provider that may not be there, and one that is replaced.
// middleware: ShapeOptionalProvider().used
// swift-format-ignore-file
@MainActor
final class ShapeOptionalProvider {
    var maybe: Middleware<Kettle>?
    var replaced: Middleware<Kettle> = { _, action in if action is KettleAction { say("kettle") } else { say("first") } }

    lazy var used: Middleware<Kettle> = { [self] state, action in
        maybe?(state, action)
        replaced(state, action)
    }
    func replace() {
        maybe = { _, action in if action is CupAction { say("cup") } }
        replaced = { _, _ in say("second") }
    }
}
