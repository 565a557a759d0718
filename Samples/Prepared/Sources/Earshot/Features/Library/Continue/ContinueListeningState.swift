import Foundation
import ListeningKit
import Redux

/// The episodes that were begun and not finished.
struct ContinueListeningState: StateType {
    struct Card: Equatable, Sendable {
        let episodeID: String
        let title: String
        let showID: String
    }

    let windowUUID: WindowUUID
    let cards: [Card]
    let newestDownload: String?
    let isVisible: Bool

    init(windowUUID: WindowUUID, cards: [Card] = [], newestDownload: String? = nil, isVisible: Bool = true) {
        self.windowUUID = windowUUID
        self.cards = cards
        self.newestDownload = newestDownload
        self.isVisible = isVisible
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard Thread.isMainThread else {
            assertionFailure("The reducer has to be called on the main thread")
            return defaultState(from: state)
        }

        return MainActor.assumeIsolated {
            guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
                return defaultState(from: state)
            }

            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard Thread.isMainThread else {
            assertionFailure("The reducer has to be called on the main thread")
            return defaultState(from: state)
        }

        return MainActor.assumeIsolated {
            guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
                return defaultState(from: state)
            }

            switch action.actionType {
            case QueueMiddlewareActionType.queueDidChange:
                return handleQueue(for: state, with: action)
            case DownloadsMiddlewareActionType.fetchedNewestDownload:
                return handleNewestDownload(for: state, with: action)
            case ContinueListeningActionType.toggleShowSection:
                return handleToggle(action: action, state: state)
            default:
                return defaultState(from: state)
            }
        }
    }

    static func defaultState(from state: ContinueListeningState) -> ContinueListeningState {
        return ContinueListeningState(
            windowUUID: state.windowUUID,
            cards: state.cards,
            newestDownload: state.newestDownload,
            isVisible: state.isVisible
        )
    }

    @MainActor
    private static func handleQueue(for state: Self, with action: Action) -> Self {
        guard let queueAction = action as? QueueAction, let episodes = queueAction.episodes else {
            return defaultState(from: state)
        }

        return ContinueListeningState(
            windowUUID: state.windowUUID,
            cards: episodes.map { Card(episodeID: $0.id, title: $0.title, showID: $0.showID) },
            newestDownload: state.newestDownload,
            isVisible: state.isVisible
        )
    }

    @MainActor
    private static func handleNewestDownload(for state: Self, with action: Action) -> Self {
        guard let downloadsAction = action as? DownloadsAction else { return defaultState(from: state) }

        return ContinueListeningState(
            windowUUID: state.windowUUID,
            cards: state.cards,
            newestDownload: downloadsAction.downloads?.first?.episodeID,
            isVisible: state.isVisible
        )
    }

    private static func handleToggle(action: Action, state: Self) -> Self {
        guard let isEnabled = (action as? ContinueListeningAction)?.isEnabled else {
            return defaultState(from: state)
        }

        return ContinueListeningState(
            windowUUID: state.windowUUID,
            cards: state.cards,
            newestDownload: state.newestDownload,
            isVisible: isEnabled
        )
    }
}
