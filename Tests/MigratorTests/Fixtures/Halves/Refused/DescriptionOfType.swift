// The action type is written.
// reducer: DescriptionOfType.reducer
// swift-format-ignore-file
@MainActor
enum DescriptionOfType {
    static let reducer: Reducer<Kettle> = { state, action in
        if action is CupAction { return state }
        return Kettle(windowUUID: state.windowUUID, degrees: 1, tea: "\(action.actionType)") // refused: unspecialised-consumer
    }
}
