// A match operator of the program that has nothing to do with the action.
// middleware: PatternOperatorOnState().provider
// swift-format-ignore-file
struct PatternOperatorOnStateRange { let low: Int }

private func ~= (pattern: PatternOperatorOnStateRange, value: Int) -> Bool { value >= pattern.low }

@MainActor
final class PatternOperatorOnState {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        default:
            switch state.degrees {
            case PatternOperatorOnStateRange(low: 50): say("hot")
            case PatternOperatorOnStateRange(low: 10): say("warm")
            default: say("cold")
            }
        }
    }
}
