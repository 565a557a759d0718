// The provider of one class calls that of another.
// middleware: ShapeNested().provider
// swift-format-ignore-file
@MainActor
final class ShapeNestedInner {
    lazy var provider: Middleware<Kettle> = { state, action in
        guard !(action is KettleAction) else { return }
        say("inner \(state.degrees)")
    }
}

@MainActor
final class ShapeNested {
    let inner = ShapeNestedInner()
    lazy var second: Middleware<Kettle> = { _, action in if action is CupAction { say("cup") } else { say("second") } }
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        inner.provider(state, action)
        if action.windowUUID == state.windowUUID { second(state, action) }
    }
}
