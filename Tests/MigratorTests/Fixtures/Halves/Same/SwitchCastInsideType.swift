// Casts as patterns of a switch over the action.
// middleware: SwitchCastInsideType().provider
// swift-format-ignore-file
@MainActor
final class SwitchCastInsideType {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action {
        case let kettle as KettleAction where kettle.degrees != nil: say("degrees")
        case is KettleAction, is CupAction: say("known")
        case let other where other.windowUUID == state.windowUUID: say("here")
        case let other where other.windowUUID == .unavailable && state.degrees > 10: say("warm")
        case _: say("rest")
        }
    }
}
