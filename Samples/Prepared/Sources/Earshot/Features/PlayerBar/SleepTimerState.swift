import Redux

/// When the player stops by itself.
struct SleepTimerState: StateType {
    let windowUUID: WindowUUID
    let minutes: Int?
    /// What was chosen last, to be offered again.
    let lastMinutes: Int

    init(windowUUID: WindowUUID, minutes: Int? = nil, lastMinutes: Int = 30) {
        self.windowUUID = windowUUID
        self.minutes = minutes
        self.lastMinutes = lastMinutes
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.sleepTimerDidChange:
            let minutes = (action as? PlayerBarAction)?.sleepMinutes
            return SleepTimerState(
                windowUUID: state.windowUUID,
                minutes: minutes,
                lastMinutes: minutes ?? state.lastMinutes
            )
        case PlayerBarActionType.didLoadBar:
            return reset(from: state)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: SleepTimerState) -> SleepTimerState {
        return SleepTimerState(windowUUID: state.windowUUID, minutes: state.minutes, lastMinutes: state.lastMinutes)
    }

    private static func reset(from state: SleepTimerState) -> SleepTimerState {
        return SleepTimerState(windowUUID: state.windowUUID, minutes: nil, lastMinutes: state.lastMinutes)
    }
}
