import ListeningKit
import Redux

/// Something about the episodes that come next.
struct QueueAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let episodeID: String?
    let episode: Episode?
    let episodes: [Episode]?
    let toast: Toast?
    let index: Int?
    let isPlayedNext: Bool?

    init(
        episodeID: String? = nil,
        episode: Episode? = nil,
        episodes: [Episode]? = nil,
        toast: Toast? = nil,
        to index: Int? = nil,
        isPlayedNext: Bool? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.episodeID = episodeID
        self.episode = episode
        self.episodes = episodes
        self.toast = toast
        self.index = index
        self.isPlayedNext = isPlayedNext
    }
}

enum QueueActionType: ActionType {
    case add
    case undoRemove
    case undoClear
    case shuffle
}

enum QueueModernAction: ModernAction {
    case viewDidLoad
    case remove(episodeID: String)
    case move(episodeID: String, index: Int?)
    case play(episodeID: String)
    case askToClear
    case cancelClear
    case clear
}

enum QueueMiddlewareActionType: ActionType {
    case queueDidChange
    case showUndo
    case queueWasLost
}

enum CoverArtAction: ModernAction {
    case didDraw(episode: Episode)
}
