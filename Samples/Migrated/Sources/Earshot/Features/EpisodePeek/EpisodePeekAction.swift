import ListeningKit
import Redux

enum EpisodePeekAction: ModernAction {
    case didLoadPeek(episodeID: String)
    case loadPeek(model: EpisodePeekModel)
    case play(episodeID: String)
    case addToQueue(episodeID: String)
    case copyLink(episodeID: String)
    case close
}

/// What the preview of an episode needs to know.
struct EpisodePeekModel: Equatable, Sendable {
    let title: String
    let minutes: Int
    let canBeQueued: Bool
}
