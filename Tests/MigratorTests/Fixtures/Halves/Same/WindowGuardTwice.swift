// Two guards, in the parent and in the helper, with different answers.
// reducer: WindowGuardTwice.reducer
// swift-format-ignore-file
@MainActor
enum WindowGuardTwice {
    static let reducer: Reducer<Kettle> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else { return state }
        return handled(state, action)
    }
    static func handled(_ state: Kettle, _ action: Action) -> Kettle {
        guard action.windowUUID == state.windowUUID, let kettle = action as? KettleAction else {
            return Kettle(windowUUID: action.windowUUID, degrees: 7)
        }
        return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0)
    }
}
