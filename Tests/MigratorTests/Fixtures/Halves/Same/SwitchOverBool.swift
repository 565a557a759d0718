// A switch over a question about the action.
// reducer: SwitchOverBool.reducer
// swift-format-ignore-file
@MainActor
enum SwitchOverBool {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch action is KettleAction {
        case true: next.degrees = 0
        case false where state.degrees > 50: next.tea = "hot"
        case false: next.degrees += 1
        }
        switch action.windowUUID == state.windowUUID {
        case true: next.degrees += 10
        case false: next.degrees += 20
        }
        return next
    }
}
