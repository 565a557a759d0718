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
    case tapOnSearchField
    case tapOnDownloads
    case tapOnShowNotesLink
    case tapOnHelp
    case longPressOnEpisode
}

enum NavigationModernAction: ModernAction {
    case tapOnShowAllSubscriptions(destination: Destination)
    case tapOnShowAllSuggestions(destination: Destination)
    case tapOnSettings(destination: Destination)
    case tapOnQueue(destination: Destination)
    case tapOnShare(destination: Destination)
    case tapOnChapterLink(destination: Destination)
    case tapOnSurvey(destination: Destination)
}
