// A generic helper takes the action opened.
// middleware: GenericOverAction().provider
// swift-format-ignore-file
@MainActor
final class GenericOverAction {
    func handle<A: Action>(_ action: A) { if action is KettleAction { say("kettle") } else { say("generic") } }
    func tell(_ action: some Action) { say("\(action.windowUUID)") }
    func skip<A: Action>(_ action: A) { if action.actionType is KettleActionType { say("never") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        tell(action)
        skip(action)
    }
}
