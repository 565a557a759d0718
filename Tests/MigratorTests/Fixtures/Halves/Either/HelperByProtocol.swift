// One type conforms to the protocol.
// middleware: HelperByProtocol(HelperByProtocolOnly()).provider
// swift-format-ignore-file
@MainActor
protocol HelperByProtocolHandling {
    func handle(_ action: Action)
}

struct HelperByProtocolOnly: HelperByProtocolHandling {
    func handle(_ action: Action) { if action is KettleAction { say("kettle") } else { say("only") } }
}

@MainActor
final class HelperByProtocol {
    let handler: HelperByProtocolHandling
    init(_ handler: HelperByProtocolHandling) { self.handler = handler }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handler.handle(action)
    }
}
