// A reducer that returns out of a loop.
// reducer: ReturnInLoopSwitch.reducer
// swift-format-ignore-file
@MainActor
enum ReturnInLoopSwitch {
    static let reducer: Reducer<Kettle> = { state, action in
        for n in 1...5 {
            switch action.actionType {
            case KettleActionType.boil: return state
            default:
                if n * 20 > state.degrees { return Kettle(windowUUID: state.windowUUID, degrees: n, tea: nil) }
                if n == 2 { continue }
            }
            say("\(n)")
        }
        return Kettle.defaultState(from: state)
    }
}
