// A requirement has a default; the type at hand has its own.
// middleware: ProtocolRequirementDefault().provider
// swift-format-ignore-file
@MainActor
protocol ProtocolRequirementDefaultHandling {
    func handle(_ action: Action)
}

extension ProtocolRequirementDefaultHandling {
    func handle(_ action: Action) { say("default") }
}

struct ProtocolRequirementDefaultQuiet: ProtocolRequirementDefaultHandling {
    func handle(_ action: Action) { if action is KettleAction { say("kettle") } }
}

struct ProtocolRequirementDefaultPlain: ProtocolRequirementDefaultHandling {}

@MainActor
final class ProtocolRequirementDefault {
    let all: [any ProtocolRequirementDefaultHandling] = [ProtocolRequirementDefaultQuiet(), ProtocolRequirementDefaultPlain()]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        for one in all { one.handle(action) }
        say("end")
    }
}
