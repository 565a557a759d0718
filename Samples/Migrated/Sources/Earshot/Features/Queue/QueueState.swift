import ListeningKit
import Redux

/// The list of the episodes that come next.
struct QueueState: ScreenState {
    let windowUUID: WindowUUID
    let episodes: [Episode]
    let isEditable: Bool
    let asksToClear: Bool
    let toast: Toast?

    init(windowUUID: WindowUUID) {
        self.init(windowUUID: windowUUID, episodes: [], isEditable: true)
    }

    init(
        windowUUID: WindowUUID,
        episodes: [Episode],
        isEditable: Bool,
        asksToClear: Bool = false,
        toast: Toast? = nil
    ) {
        self.windowUUID = windowUUID
        self.episodes = episodes
        self.isEditable = isEditable
        self.asksToClear = asksToClear
        self.toast = toast
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case QueueModernAction.viewDidLoad, QueueModernAction.remove, QueueModernAction.play, QueueModernAction.move, QueueModernAction.cancelClear, QueueModernAction.clear:
            return reduceQueueAction(state: state)
        case QueueModernAction.askToClear:
            return handleAskToClear(state: state)
        case PrivateSessionModernAction.didChange(let isPrivate):
            return reducePrivateSessionAction(isPrivate: isPrivate, state: state)
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        if let action = action as? QueueAction {
            return reduceQueueAction(action: action, state: state)
        } else {
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: QueueState) -> QueueState {
        return QueueState(windowUUID: state.windowUUID, episodes: state.episodes, isEditable: state.isEditable)
    }

    private static func reduceQueueAction(action: QueueAction, state: QueueState) -> QueueState {
        switch action.actionType {
        case QueueMiddlewareActionType.queueDidChange:
            guard let episodes = action.episodes else { return defaultState(from: state) }
            return QueueState(windowUUID: state.windowUUID, episodes: episodes, isEditable: state.isEditable)
        case QueueMiddlewareActionType.showUndo:
            guard let toast = action.toast else { return defaultState(from: state) }
            return QueueState(
                windowUUID: state.windowUUID,
                episodes: state.episodes,
                isEditable: state.isEditable,
                toast: toast
            )
        default:
            return defaultState(from: state)
        }
    }

    private static func handleAskToClear(state: QueueState) -> QueueState {
        return QueueState(
            windowUUID: state.windowUUID,
            episodes: state.episodes,
            isEditable: state.isEditable,
            asksToClear: true
        )
    }

    private static func reduceQueueAction(state: QueueState) -> QueueState {
        return defaultState(from: state)
    }

    private static func reducePrivateSessionAction(isPrivate: Bool?, state: QueueState) -> QueueState {
        return QueueState(
            windowUUID: state.windowUUID,
            episodes: state.episodes,
            isEditable: !(isPrivate ?? false)
        )
    }
}
