// The window guard, negated and by `!=`.
// reducer: WindowNegated.reducer
// swift-format-ignore-file
@MainActor
enum WindowNegated {
    static let reducer: Reducer<Kettle> = { state, action in
        guard !(action.windowUUID != state.windowUUID && action.windowUUID != .unavailable) else {
            return Kettle(windowUUID: state.windowUUID, degrees: -1, tea: nil)
        }
        if !(action.windowUUID == state.windowUUID) { return Kettle(windowUUID: action.windowUUID, degrees: -2, tea: "all") }
        if action is KettleAction { return state }
        return Kettle.defaultState(from: state)
    }
}
