// A method is given on by its name.
// middleware: HelperByReference().provider
// swift-format-ignore-file
@MainActor
final class HelperByReference {
    func handle(_ action: Action) { say(action is KettleAction ? "kettle" : "other") }
    func run(_ action: Action, _ body: (Action) -> Void) { body(action) }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        run(action, handle)
        let same = handle
        same(action)
    }
}
