// A local function is called before it is declared, and calls another one.
// middleware: LocalFunctionBefore().provider
// swift-format-ignore-file
@MainActor
final class LocalFunctionBefore {
    lazy var provider: Middleware<Kettle> = { state, action in
        first()
        @MainActor func first() { say("first"); second(action) }
        @MainActor func second(_ action: Action) {
            func third() -> String { action is KettleAction ? "kettle" : "third" }
            say(third())
        }
    }
}
