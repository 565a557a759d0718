// The helper is inherited over two classes and not overridden.
// middleware: InheritedHelper().provider
// swift-format-ignore-file
@MainActor
class InheritedHelperTop {
    func handle(_ action: Action, _ text: String) { if action is KettleAction { say("kettle") } else { say(text) } }
}

@MainActor
class InheritedHelperMiddle: InheritedHelperTop {}

@MainActor
final class InheritedHelper: InheritedHelperMiddle {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action, "a")
        self.handle(action, "b")
    }
}
