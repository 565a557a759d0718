// `if` as an expression: in `let`, in an assignment, in a `return`.
// reducer: IfExpressions.reducer
// swift-format-ignore-file
@MainActor
enum IfExpressions {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        let word = if action is KettleAction { "kettle" } else if state.degrees > 50 { "hot" } else { "other" }
        next.tea = if action.actionType is CupActionType { nil } else { word }
        next.degrees = if let kettle = action as? KettleAction { kettle.degrees ?? 0 } else { state.degrees + 1 }
        return if action is CupAction { state } else if action.windowUUID == state.windowUUID { next } else { Kettle.defaultState(from: next) }
    }
}
