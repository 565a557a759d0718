// `super` does nothing for this action, the override does.
// middleware: SuperSkips().provider
// swift-format-ignore-file
@MainActor
class SuperSkipsTop {
    func handle(_ action: Action) { say("top") }
}

@MainActor
class SuperSkipsMiddle: SuperSkipsTop {
    override func handle(_ action: Action) { if action is KettleAction { super.handle(action) } }
}

@MainActor
final class SuperSkips: SuperSkipsMiddle {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        say("end")
    }
    override func handle(_ action: Action) {
        super.handle(action)
        defer { say("deferred") }
        say("bottom")
    }
}
