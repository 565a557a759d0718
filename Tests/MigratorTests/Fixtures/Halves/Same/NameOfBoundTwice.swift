// One name is bound by a guard, by a case and by a closure, each time to another part of the action.
// middleware: NameOfBoundTwice().provider
// swift-format-ignore-file
@MainActor
final class NameOfBoundTwice {
    lazy var provider: Middleware<Kettle> = { state, action in
        let value = action.windowUUID
        do {
            let value = action.actionType
            if value is KettleActionType { say("kettle") } else { say("no kettle") }
        }
        say("\(value == state.windowUUID)")
        guard case let value = action, !(value is KettleAction) else { return }
        say("\(value.windowUUID)")
        [1].forEach { value in say("\(value)") }
    }
}
