// The state knows which window it is in; a computed property and a method compare.
// reducer: WindowByProperty.reducer from [WindowByProperty(windowUUID: here, count: 4)]
// swift-format-ignore-file
struct WindowByProperty: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: 0) }
    var own: WindowUUID { windowUUID }
    func accepts(_ action: Action) -> Bool { [own, .unavailable].contains(action.windowUUID) }

    static let reducer: Reducer<Self> = { state, action in
        guard state.accepts(action) else { return defaultState(from: state) }
        switch action.actionType {
        case KettleActionType.boil where action.windowUUID == state.own: return state
        case _ where action.windowUUID == state.own: return Self(windowUUID: state.windowUUID, count: 1)
        default: return Self(windowUUID: state.windowUUID, count: 2)
        }
    }
}
