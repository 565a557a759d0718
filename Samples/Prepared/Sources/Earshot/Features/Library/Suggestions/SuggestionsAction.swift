import ListeningKit
import Redux

struct SuggestionsAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let episodes: [Episode]?
    let position: Int?
    let isEnabled: Bool?

    init(
        episodes: [Episode]? = nil,
        position: Int? = nil,
        isEnabled: Bool? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.episodes = episodes
        self.position = position
        self.isEnabled = isEnabled
    }
}

enum SuggestionsActionType: ActionType {
    case tapOnSuggestion
    case toggleShowSection
}

enum SuggestionsMiddlewareActionType: ActionType {
    case retrievedSuggestions
}
