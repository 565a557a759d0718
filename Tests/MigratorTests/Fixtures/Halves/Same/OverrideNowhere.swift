// Methods that could be overridden and are not, and final ones.
// middleware: OverrideNowhere().provider
// swift-format-ignore-file
@MainActor
class OverrideNowhere {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action)
        handle(action)
        Self.tell(action)
    }
    final func skip(_ action: Action) { if action is KettleAction { say("kettle") } }
    func handle(_ action: Action) { if !(action is KettleAction) { say("handled") } }
    static func tell(_ action: Action) { say("told \(action is CupAction)") }
}
