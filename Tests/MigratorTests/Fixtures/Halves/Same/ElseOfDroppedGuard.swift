// Names that a guard binds are used behind it, beside conditions that are folded.
// reducer: ElseOfDroppedGuard.reducer
// swift-format-ignore-file
@MainActor
enum ElseOfDroppedGuard {
    static func tea(_ state: Kettle) -> String? { say("asked"); return state.tea }

    static let reducer: Reducer<Kettle> = { state, action in
        guard !(action is KettleAction), let tea = tea(state), !(action is CupAction), case let n = tea.count, n > 3 else {
            say("else")
            return .defaultState(from: state)
        }
        guard let window = Optional(action.windowUUID), action.actionType as? CupActionType == nil else { return state }
        return Kettle(windowUUID: window, degrees: n, tea: tea)
    }
}
