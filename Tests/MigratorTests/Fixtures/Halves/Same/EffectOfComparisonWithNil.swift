// A comparison with something that may be `nil` too is not known.
// middleware: EffectOfComparisonWithNil().provider
// swift-format-ignore-file
@MainActor
final class EffectOfComparisonWithNil {
    var wanted: KettleActionType?
    var degrees: Int? = 3

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action.actionType as? KettleActionType == wanted { say("both nil") }
        if (action as? KettleAction)?.degrees == degrees { say("never") } else { say("differ") }
        if (action as? KettleAction)?.tea == state.tea { say("same tea") }
        if (action as? KettleAction)?.tea != state.tea { say("other tea") }
    }
}
