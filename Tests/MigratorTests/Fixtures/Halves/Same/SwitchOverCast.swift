// Switches over a cast that fails, in the spellings of `nil`.
// middleware: SwitchOverCast().provider
// swift-format-ignore-file
@MainActor
final class SwitchOverCast {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action as? KettleAction {
        case .none: say("none")
        case .some(let kettle) where kettle.degrees != nil: say("degrees")
        case .some: say("some")
        }
        switch action as? KettleAction {
        case let kettle?: say("\(kettle)")
        case nil: say("nil")
        }
        switch action.actionType as? KettleActionType {
        case .boil, .pour: say("boil or pour")
        case .some(.whistle): say("whistle")
        case Optional.none: say("no type")
        }
        switch action.actionType as? CupActionType {
        case CupActionType.fill?: say("fill")
        case let other: say("other \(other == nil)")
        }
        switch (action as? KettleAction)?.tea {
        case "green", "black": say("known")
        case nil where state.tea == nil: say("no tea anywhere")
        case nil where state.degrees > 90: say("hot")
        case let tea: say(tea ?? "no tea")
        }
    }
}
