// Parentheses, line breaks and unusual spaces around what is folded.
// middleware: LayoutParentheses().provider
// swift-format-ignore-file
@MainActor
final class LayoutParentheses {
    lazy var provider: Middleware<Kettle> = { state, action in
        if (((action))) is KettleAction { say("kettle") }
        if !((action is KettleAction) || ((action) is CupAction)) , ( state.degrees > 10 ) { say("warm") }
        guard
            !(
                action
                    is
                    KettleAction
            )
        else {
            return
        }
        let degrees =
            ( action as? KettleAction )?
            .degrees
            ?? state
            .degrees
        say( "\( degrees )" )
        switch ( action.actionType ) { case ( KettleActionType.boil ): say("boil"); default: say("default") }
    }
}
