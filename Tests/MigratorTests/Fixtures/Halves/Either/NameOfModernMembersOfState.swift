// Members of a state that have the names the halves would get.
// reducer: NameOfModernMembersOfState.reducer from [NameOfModernMembersOfState(windowUUID: here, count: 0)]
// swift-format-ignore-file
struct NameOfModernMembersOfState: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static let modernReducer = 5
    enum legacyReducer {}
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: -1) }

    static let reducer: Reducer<Self> = { state, action in
        if action is KettleAction { return state }
        return Self(windowUUID: action.windowUUID, count: modernReducer)
    }
}
