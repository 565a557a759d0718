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
    case viewDidLoad
    case add
    case remove
    case move
    case play
    case askToClear
    case cancelClear
    case clear
    case undoRemove
    case undoClear
    case shuffle
}

enum QueueMiddlewareActionType: ActionType {
    case queueDidChange
    case showUndo
    case queueWasLost
}

/// The picture of an episode has been drawn and can be kept.
struct CoverArtAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let episode: Episode

    init(windowUUID: WindowUUID, episode: Episode, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.episode = episode
        self.actionType = actionType
    }
}

enum CoverArtActionType: ActionType {
    case didDraw
}
