// The window and the action type in one switch.
// middleware: WindowWithTypeTuple().provider
// swift-format-ignore-file
@MainActor
final class WindowWithTypeTuple {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch (action.windowUUID == state.windowUUID, action.actionType) {
        case (true, KettleActionType.boil): say("boil here")
        case (true, _): say("here")
        case (false, let type) where type is CupActionType: say("cup")
        default: say("there")
        }
    }
}
