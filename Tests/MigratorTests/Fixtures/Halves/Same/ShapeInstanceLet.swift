// Providers in constants of the object, some of which need no `self`.
// middleware: ShapeInstanceLet(cups: 2).provider
// middleware: ShapeInstanceLet(cups: 2).assigned
// swift-format-ignore-file
@MainActor
final class ShapeInstanceLet {
    let provider: Middleware<Kettle> = { state, action in
        guard !(action is KettleAction) else { return }
        say("constant \(state.degrees)")
    }
    let assigned: Middleware<Kettle>

    init(cups: Int) {
        assigned = { _, action in
            if action is CupAction { say("cup") } else { say("\(cups)") }
        }
    }
}
