// A local function has the name of a method that does something else.
// middleware: LocalFunctionOverMember().provider
// swift-format-ignore-file
@MainActor
final class LocalFunctionOverMember {
    func handle(_ action: Action) { say("member") }
    func skip(_ action: Action) { if action is KettleAction { say("kettle") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        @MainActor func handle(_ action: Action) { if action is KettleAction { say("never") } }
        @MainActor func skip(_ action: Action) { say("local") }
        handle(action)
        skip(action)
        self.handle(action)
        self.skip(action)
    }
}
