// Conditions of a chain have effects in front of, between and behind what is folded.
// middleware: EffectOfElseIf().provider
// swift-format-ignore-file
@MainActor
final class EffectOfElseIf {
    func tick(_ name: String, _ answer: Bool = true) -> Bool { say(name); return answer }
    func pot(_ name: String) -> String? { say(name); return name }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {
            say("never")
        } else if tick("a"), action is CupAction {
            say("never")
        } else if let pot = pot("b"), action.actionType is CupActionType {
            say("never \(pot)")
        } else if tick("c", false) {
            say("never")
        } else if action is CupAction || tick("d", state.degrees > 50) {
            say("hot")
        } else if !(action is CupAction), let tea = state.tea, tick("e") {
            say(tea)
        } else if action is KettleAction, tick("never") {
            say("never")
        } else {
            say("else")
        }
    }
}
