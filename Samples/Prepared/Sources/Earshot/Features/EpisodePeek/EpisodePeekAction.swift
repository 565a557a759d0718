import ListeningKit
import Redux

/// A preview of an episode is shown or used.
struct EpisodePeekAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let episodeID: String?
    let model: EpisodePeekModel?

    init(
        windowUUID: WindowUUID,
        actionType: any ActionType,
        episodeID: String? = nil,
        model: EpisodePeekModel? = nil
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.episodeID = episodeID
        self.model = model
    }
}

enum EpisodePeekActionType: ActionType {
    case didLoadPeek
    case loadPeek
    case play
    case addToQueue
    case copyLink
    case close
}

/// What the preview of an episode needs to know.
struct EpisodePeekModel: Equatable, Sendable {
    let title: String
    let minutes: Int
    let canBeQueued: Bool
}
