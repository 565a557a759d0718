// Attributes on closures, functions and variables.
// middleware: LayoutAttributes().provider
// reducer: LayoutAttributes.reducer
// swift-format-ignore-file
@MainActor
final class LayoutAttributes {
    @available(*, deprecated, message: "old")
    func old() { say("old") }
    @inline(never) @discardableResult
    final func handle(_ action: Action) -> Bool { say("\(action is KettleAction)"); return action is CupAction }

    @MainActor lazy var provider: Middleware<Kettle> = { @MainActor [self] (state: Kettle, action: Action) -> Void in
        handle(action)
        if handle(action) { say("cup") }
        @available(*, deprecated) func local() {}
        let name: String
        if action is KettleAction { name = "kettle" } else { name = "other" }
        say(name)
    }
    public static let reducer: Reducer<Kettle> = { @MainActor (state, action) -> Kettle in
        guard !(action is KettleAction) else { return state }
        return .defaultState(from: state)
    }
}
