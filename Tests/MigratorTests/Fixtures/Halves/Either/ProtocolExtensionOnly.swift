// No requirement: the method of the extension is called, whatever the type has.
// middleware: ProtocolExtensionOnly().provider
// swift-format-ignore-file
@MainActor
protocol ProtocolExtensionOnlyHandling {}

extension ProtocolExtensionOnlyHandling {
    func handle(_ action: Action) { if !(action is KettleAction) { say("extension") } }
}

struct ProtocolExtensionOnlyOwn: ProtocolExtensionOnlyHandling {
    func handle(_ action: Action) { say("own") }
}

@MainActor
final class ProtocolExtensionOnly {
    let plain: any ProtocolExtensionOnlyHandling = ProtocolExtensionOnlyOwn()
    let own = ProtocolExtensionOnlyOwn()

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        plain.handle(action)
        own.handle(action)
    }
}
