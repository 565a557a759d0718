import Redux

/// The preview of an episode.
struct EpisodePeekState: ScreenState {
    let windowUUID: WindowUUID
    let title: String
    let minutes: Int
    let canBeQueued: Bool

    init(windowUUID: WindowUUID, title: String = "", minutes: Int = 0, canBeQueued: Bool = false) {
        self.windowUUID = windowUUID
        self.title = title
        self.minutes = minutes
        self.canBeQueued = canBeQueued
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID,
            let action = action as? EpisodePeekAction
        else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case EpisodePeekActionType.loadPeek:
            guard let model = action.model else { return defaultState(from: state) }
            return EpisodePeekState(
                windowUUID: state.windowUUID,
                title: model.title,
                minutes: model.minutes,
                canBeQueued: model.canBeQueued
            )
        case EpisodePeekActionType.addToQueue:
            return handleAddToQueue(from: state)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: EpisodePeekState) -> EpisodePeekState {
        return EpisodePeekState(
            windowUUID: state.windowUUID,
            title: state.title,
            minutes: state.minutes,
            canBeQueued: state.canBeQueued
        )
    }

    private static func handleAddToQueue(from state: EpisodePeekState) -> EpisodePeekState {
        return EpisodePeekState(
            windowUUID: state.windowUUID,
            title: state.title,
            minutes: state.minutes,
            canBeQueued: false
        )
    }
}
