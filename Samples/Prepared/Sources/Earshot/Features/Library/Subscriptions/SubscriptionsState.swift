import ListeningKit
import Redux

/// The shows that the listener has subscribed to.
struct SubscriptionsState: StateType {
    let windowUUID: WindowUUID
    let shows: [Show]
    let isVisible: Bool

    init(windowUUID: WindowUUID, shows: [Show] = [], isVisible: Bool = true) {
        self.windowUUID = windowUUID
        self.shows = shows
        self.isVisible = isVisible
    }

    static let reducer: Reducer<SubscriptionsState> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<SubscriptionsState> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<SubscriptionsState> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case SubscriptionsMiddlewareActionType.retrievedShows:
            guard let shows = (action as? SubscriptionsAction)?.shows else { return defaultState(from: state) }
            return SubscriptionsState(windowUUID: action.windowUUID, shows: shows, isVisible: state.isVisible)
        case SubscriptionsActionType.toggleShowSection:
            return handleToggle(state, action)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: SubscriptionsState) -> SubscriptionsState {
        return SubscriptionsState(windowUUID: state.windowUUID, shows: state.shows, isVisible: state.isVisible)
    }

    private static func handleToggle(_ state: SubscriptionsState, _ action: Action) -> SubscriptionsState {
        guard let subscriptionsAction = action as? SubscriptionsAction,
            let isEnabled = subscriptionsAction.isEnabled
        else {
            return defaultState(from: state)
        }
        return SubscriptionsState(windowUUID: state.windowUUID, shows: state.shows, isVisible: isEnabled)
    }
}
