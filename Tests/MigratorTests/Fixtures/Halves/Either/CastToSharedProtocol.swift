// Some actions conform to the protocol.
// middleware: CastToSharedProtocol().provider
// swift-format-ignore-file
protocol CastToSharedProtocolHot: Action { var heat: Int { get } }

struct CastToSharedProtocolAction: CastToSharedProtocolHot {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let heat: Int
}

@MainActor
final class CastToSharedProtocol {
    lazy var provider: Middleware<Kettle> = { state, action in
        if let hot = action as? CastToSharedProtocolHot { say("\(hot.heat)") } else { say("not hot") }
        switch action {
        case is CastToSharedProtocolHot: say("hot")
        case let other: say("\(other.windowUUID)")
        }
    }
}
