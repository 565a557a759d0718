// Overloads for the protocol and for the struct.
// middleware: HelperOverloads().provider
// swift-format-ignore-file
@MainActor
final class HelperOverloads {
    func handle(_ kettle: KettleAction) { say("kettle") }
    func handle(_ action: Action) { say("any \(action is CupAction)") }
    func handle(_ action: Action, _ n: Int) { if !(action is KettleAction) { say("number \(n)") } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action)
        handle(action, 1)
        if let kettle = action as? KettleAction { handle(kettle) }
    }
}
