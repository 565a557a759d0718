// The action type together with flags.
// middleware: SwitchOfFlagPair().provider
// swift-format-ignore-file
@MainActor
final class SwitchOfFlagPair {
    var isLocked = false

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch (action.actionType as? KettleActionType, isLocked) {
        case (.boil, false), (.pour, _): say("work")
        case (.some, true): say("locked")
        case (nil, let locked) where state.degrees > 50: say("hot \(locked)")
        case (nil, false): say("free")
        case (_, _): say("rest")
        }
        switch (state.tea, action.actionType) {
        case (let tea?, KettleActionType.pour): say("pour \(tea)")
        case ("green"?, _): say("green")
        case (nil, is CupActionType): say("never")
        default: say("default")
        }
    }
}
