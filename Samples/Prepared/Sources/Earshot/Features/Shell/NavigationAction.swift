import Redux

/// The listener wants to see something else.
struct NavigationAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let destination: Destination

    init(destination: Destination, windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.destination = destination
    }
}

enum NavigationActionType: ActionType {
    case tapOnShow
    case tapOnEpisode
    case tapOnContinueCard
    case tapOnSuggestion
    case tapOnShowAllSubscriptions
    case tapOnShowAllSuggestions
    case tapOnSearchField
    case tapOnSettings
    case tapOnDownloads
    case tapOnQueue
    case tapOnShare
    case tapOnChapterLink
    case tapOnShowNotesLink
    case tapOnSurvey
    case tapOnHelp
    case longPressOnEpisode
}
