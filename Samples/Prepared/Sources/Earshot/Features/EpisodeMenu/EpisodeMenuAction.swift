import ListeningKit
import Redux

/// Something was chosen from the menu of an episode.
struct EpisodeMenuAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let section: EpisodeMenuSection?
    let episode: Episode?

    /// - Parameters:
    ///   - feedURL: where the episode comes from; nobody needs it yet.
    ///   - reason: kept for callers that still explain themselves.
    init(
        section: EpisodeMenuSection? = nil,
        episode: Episode? = nil,
        feedURL: String? = nil,
        reason _: String? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.section = section
        self.episode = episode
    }
}

enum EpisodeMenuActionType: ActionType {
    case tappedPlayNext
    case tappedPlayPrivately
    case tappedUnsubscribe
    case tappedMarkAsPlayed
    case tappedSettings
}

enum EpisodeMenuSection: String, Sendable {
    case continueListening
    case subscriptions
    case suggestions
}
