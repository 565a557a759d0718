import ListeningKit
import Redux

enum EpisodeMenuAction: ModernAction {
    case tappedPlayNext(episode: Episode)
    case tappedPlayPrivately(section: EpisodeMenuSection?)
    case tappedUnsubscribe
    case tappedMarkAsPlayed(episode: Episode?)
    case tappedSettings
}

enum EpisodeMenuSection: String, Sendable {
    case continueListening
    case subscriptions
    case suggestions
}
