struct LampState: StateType {
    let windowUUID: WindowUUID
    var level: Int
    var mode: LampMode?

    static let reducer: Reducer<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case LampActionType.dim:
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.level ?? 0, mode: state.mode)
        case LampActionType.switchMode:
            return handleMode(state: state, action: action)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, mode: nil)
    }
}
