// Lines end with carriage return and line feed.
// reducer: LayoutCRLF.reducer
// middleware: LayoutCRLF().provider
// swift-format-ignore-file
@MainActor
final class LayoutCRLF {
    static let reducer: Reducer<Kettle> = { state, action in
        // the window
        guard action.windowUUID == state.windowUUID else {
            return .defaultState(from: state)
        }

        switch action.actionType {
        case KettleActionType.boil:
            return state
        default:
            let text = """
                one
                two
                """
            return Kettle(windowUUID: state.windowUUID, degrees: text.utf8.count, tea: text)
        }
    }

    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            /* several
               lines */
            say("other")
        }
    }
}
