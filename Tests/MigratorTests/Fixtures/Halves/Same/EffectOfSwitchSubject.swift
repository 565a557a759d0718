// The subject of a switch has an effect; only one branch is left.
// middleware: EffectOfSwitchSubject().provider
// swift-format-ignore-file
@MainActor
final class EffectOfSwitchSubject {
    func tick(_ name: String) -> Int { say(name); return name.count }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch (action.actionType, tick("one")) {
        case (KettleActionType.boil, _): say("boil")
        default: say("default")
        }
        switch (action as? KettleAction, tick("three"), state.tea) {
        case (let kettle?, _, _): say("\(kettle)")
        case (nil, 5, let tea?): say(tea)
        case (nil, _, _): say("none")
        }
    }
}
