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

    static let modernReducer: ReducerMethod<SubscriptionsState> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case SubscriptionsMiddlewareModernAction.retrievedShows(let shows):
            return SubscriptionsState(windowUUID: windowUUID, shows: shows, isVisible: state.isVisible)
        case SubscriptionsAction.toggleShowSection(let isEnabled):
            return handleToggle(state, isEnabled: isEnabled)
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<SubscriptionsState> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static func defaultState(from state: SubscriptionsState) -> SubscriptionsState {
        return SubscriptionsState(windowUUID: state.windowUUID, shows: state.shows, isVisible: state.isVisible)
    }

    private static func handleToggle(_ state: SubscriptionsState, isEnabled: Bool) -> SubscriptionsState {
        return SubscriptionsState(windowUUID: state.windowUUID, shows: state.shows, isVisible: isEnabled)
    }
}
