// A `defer` that tests the action itself.
// reducer: DeferLooksAtAction.reducer
// swift-format-ignore-file
@MainActor
enum DeferLooksAtAction {
    static let reducer: Reducer<Kettle> = { state, action in
        defer {
            if action is KettleAction { say("kettle") } else { say("other") }
        }
        defer { if action.actionType as? CupActionType == .fill { say("fill") } }
        say("reduce")
        return state
    }
}
