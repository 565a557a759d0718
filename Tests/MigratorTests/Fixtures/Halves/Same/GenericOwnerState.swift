// A generic state whose reducer needs nothing of its parameter.
// reducer: GenericOwnerState<Int>.reducer from [GenericOwnerState(windowUUID: here, value: 1, count: 0)]
// swift-format-ignore-file
struct GenericOwnerState<Value: Equatable & Sendable>: StateType {
    let windowUUID: WindowUUID
    let value: Value
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, value: state.value, count: -1) }

    static var reducer: Reducer<Self> {
        { state, action in
            guard action.windowUUID == state.windowUUID else { return defaultState(from: state) }
            var next = state
            if let kettle = action as? KettleAction { next.count = kettle.degrees ?? 0 } else { next.count += 1 }
            return next
        }
    }
}
