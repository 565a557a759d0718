import ListeningKit
import Redux

struct SubscriptionsAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let shows: [Show]?
    let show: Show?
    let position: Int?
    let isEnabled: Bool?

    init(
        shows: [Show]? = nil,
        show: Show? = nil,
        position: Int? = nil,
        isEnabled: Bool? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.shows = shows
        self.show = show
        self.position = position
        self.isEnabled = isEnabled
    }
}

enum SubscriptionsActionType: ActionType {
    case tapOnShow
    case toggleShowSection
}

enum SubscriptionsMiddlewareActionType: ActionType {
    case retrievedShows
    case failedToRetrieveShows
}
