// A class takes its helper from a protocol's extension, its subclass has its own.
// middleware: ProtocolOfClassSub().provider
// middleware: ProtocolOfClass().provider
// swift-format-ignore-file
@MainActor
protocol ProtocolOfClassHandling {
    func handle(_ action: Action)
}

extension ProtocolOfClassHandling {
    func handle(_ action: Action) { if action is KettleAction { say("kettle") } }
    func react(_ action: Action) { handle(action); say("reacted") }
}

@MainActor
class ProtocolOfClass: ProtocolOfClassHandling {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        react(action)
    }
}

@MainActor
final class ProtocolOfClassSub: ProtocolOfClass {
    func handle(_ action: Action) { say("sub") }
}
