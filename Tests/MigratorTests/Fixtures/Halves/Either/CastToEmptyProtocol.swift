// Casts to a protocol that no action of the program conforms to.
// middleware: CastToEmptyProtocol().provider
// swift-format-ignore-file
protocol CastToEmptyProtocolLoud {}

struct CastToEmptyProtocolBell: CastToEmptyProtocolLoud {}

@MainActor
final class CastToEmptyProtocol {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is CastToEmptyProtocolLoud { say("loud") } else { say("quiet") }
        if let loud = action.actionType as? CastToEmptyProtocolLoud { say("\(loud)") }
        switch action {
        case is CastToEmptyProtocolLoud: say("loud")
        default: say("end")
        }
    }
}
