// A helper that changes the state it is called on, and one that is given it.
// reducer: HelperMutating.reducer from [HelperMutating(windowUUID: here, count: 1)]
// swift-format-ignore-file
struct HelperMutating: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: 0) }

    mutating func take(_ action: Action) {
        switch action.actionType {
        case KettleActionType.boil: count = 100
        default: count += 1
        }
    }
    static func add(_ action: Action, to state: inout Self) { if !(action is KettleAction) { state.count *= 10 } }

    static let reducer: Reducer<Self> = { state, action in
        var state = state
        state.take(action)
        add(action, to: &state)
        state.take(action)
        return state
    }
}
