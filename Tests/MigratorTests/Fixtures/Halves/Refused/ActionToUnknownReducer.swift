// The child is a closure of which nothing is known.
// reducer: ActionToUnknownReducer.reducer
// swift-format-ignore-file
@MainActor
enum ActionToUnknownReducer {
    static var child: @MainActor (Kettle, Action) -> Kettle = { state, _ in state }

    static let reducer: Reducer<Kettle> = { state, action in
        let next = child(state, action) // refused: unspecialised-consumer
        return action is KettleAction ? state : next
    }
}
