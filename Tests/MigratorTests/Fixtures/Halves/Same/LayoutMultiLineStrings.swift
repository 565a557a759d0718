// Strings over several lines in what moves.
// middleware: LayoutMultiLineStrings().provider
// swift-format-ignore-file
@MainActor
final class LayoutMultiLineStrings {
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            say(
                """
                first
                  second \(state.degrees)
                    \("nested \(action is CupAction)")

                last
                """)
            switch action.actionType {
            case KettleActionType.boil: break
            default:
                let text = #"""
                    raw \(state)
                    """ still \#(state.degrees)
                    """#
                say(text)
            }
        }
        handle(action)
    }
    func handle(_ action: Action) {
            if action is CupAction { return }
            say("""
            shallow
                deep
            """)
    }
}
