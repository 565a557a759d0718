import ListeningKit
import Redux

/// Episodes that the listener might like.
struct SuggestionsState: StateType {
    let windowUUID: WindowUUID
    let episodes: [Episode]
    let isVisible: Bool

    init(windowUUID: WindowUUID, episodes: [Episode] = [], isVisible: Bool = true) {
        self.windowUUID = windowUUID
        self.episodes = episodes
        self.isVisible = isVisible
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
        case SuggestionsMiddlewareActionType.retrievedSuggestions:
            return handleRetrieved(action: action, state: state)
        case SuggestionsActionType.toggleShowSection:
            return handleToggle(action: action, state: state)
        case ConsentActionType.gestureDismissed:
            return hidden(from: state)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: SuggestionsState) -> SuggestionsState {
        return SuggestionsState(windowUUID: state.windowUUID, episodes: state.episodes, isVisible: state.isVisible)
    }

    private static func handleRetrieved(action: Action, state: Self) -> Self {
        guard let action = action as? SuggestionsAction, let episodes = action.episodes else {
            return defaultState(from: state)
        }
        return SuggestionsState(windowUUID: state.windowUUID, episodes: episodes, isVisible: state.isVisible)
    }

    private static func handleToggle(action: Action, state: Self) -> Self {
        guard let suggestionsAction = action as? SuggestionsAction, let isEnabled = suggestionsAction.isEnabled else {
            return defaultState(from: state)
        }
        return SuggestionsState(windowUUID: state.windowUUID, episodes: state.episodes, isVisible: isEnabled)
    }

    /// Suggestions need the terms to be accepted.
    private static func hidden(from state: Self) -> Self {
        return SuggestionsState(windowUUID: state.windowUUID, episodes: [], isVisible: false)
    }
}
