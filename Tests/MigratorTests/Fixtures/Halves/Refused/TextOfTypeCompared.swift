// The action type is compared as text.
// reducer: TextOfTypeCompared.reducer
// swift-format-ignore-file
@MainActor
enum TextOfTypeCompared {
    static let reducer: Reducer<Kettle> = { state, action in
        if "\(action.actionType)".hasPrefix("h") { return .defaultState(from: state) } // refused: unspecialised-consumer
        return state
    }
}
