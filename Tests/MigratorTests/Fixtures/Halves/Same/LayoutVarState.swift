// `var state = state`, changed step by step.
// reducer: LayoutVarState.reducer
// swift-format-ignore-file
@MainActor
enum LayoutVarState {
    static let reducer: Reducer<Kettle> = { state, action in
        var state = state
        state.degrees += 1
        if let kettle = action as? KettleAction {
            state.degrees = kettle.degrees ?? state.degrees
        } else {
            state.degrees *= 2
            if state.tea == nil { state.tea = "late" }
        }
        defer { state.degrees = 0 }
        if action.actionType is CupActionType { state.tea = nil }
        return state
    }
}
