// An operator applies a function to the action.
// middleware: HelperByPipe().provider
// swift-format-ignore-file
infix operator |>>: AdditionPrecedence

@MainActor private func |>> <Value, Result>(value: Value, apply: (Value) -> Result) -> Result { apply(value) }

@MainActor
final class HelperByPipe {
    func isMine(_ action: Action) -> Bool { action is KettleAction }
    func handle(_ action: Action) { say(action is CupAction ? "cup" : "piped") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        action |>> handle
        if action |>> isMine { say("never") }
    }
}
