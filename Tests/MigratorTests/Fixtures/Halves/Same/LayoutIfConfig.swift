// Conditional compilation inside bodies.
// middleware: LayoutIfConfig().provider
// swift-format-ignore-file
@MainActor
final class LayoutIfConfig {
    lazy var provider: Middleware<Kettle> = { state, action in
        #if os(Linux) || os(macOS)
            say("system")
        #else
            say("other system")
        #endif
        if action is KettleAction {
            say("kettle")
        } else {
            #if LAYOUT_IF_CONFIG
                say("flag")
            #else
                say("no flag")
                if action is CupAction { say("cup") }
            #endif
        }
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        #if LAYOUT_IF_CONFIG
            case CupActionType.fill: say("fill")
        #endif
        default: say("default")
        }
    }
}
