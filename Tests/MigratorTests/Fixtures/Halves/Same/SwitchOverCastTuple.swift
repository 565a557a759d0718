// Casts in a tuple.
// middleware: SwitchOverCastTuple().provider
// swift-format-ignore-file
@MainActor
final class SwitchOverCastTuple {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch (action as? KettleAction, state.tea) {
        case (let kettle?, let tea?): say("\(kettle) \(tea)")
        case (nil, let tea?) where tea.hasPrefix("g"): say("g \(tea)")
        case (nil, .some): say("tea")
        case (.some, nil): say("never")
        case (.none, .none): say("nothing")
        }
        switch (state.degrees > 50, action is KettleAction, action.actionType is CupActionType) {
        case (true, true, _), (true, _, true): say("never")
        case (true, false, false): say("hot")
        case (false, _, let isCup): say("cold \(isCup)")
        }
    }
}
