// Reducers in a dictionary.
// reducer: ShapeDictionary.reducer
// swift-format-ignore-file
@MainActor
enum ShapeDictionary {
    static let cold: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static let all: [String: Reducer<Kettle>] = ["cold": cold, "same": { state, _ in state }]
    static let reducer: Reducer<Kettle> = { state, action in
        guard let chosen = all[state.tea ?? "cold"] else { return all["same"]?(state, action) ?? state }
        return chosen(state, action)
    }
}
