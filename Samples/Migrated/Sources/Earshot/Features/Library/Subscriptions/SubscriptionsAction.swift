import ListeningKit
import Redux

enum SubscriptionsAction: ModernAction {
    case tapOnShow(show: Show, position: Int)
    case toggleShowSection(isEnabled: Bool)
}

enum SubscriptionsMiddlewareActionType: ActionType {
    case failedToRetrieveShows
}

enum SubscriptionsMiddlewareModernAction: ModernAction {
    case retrievedShows(shows: [Show])
}
