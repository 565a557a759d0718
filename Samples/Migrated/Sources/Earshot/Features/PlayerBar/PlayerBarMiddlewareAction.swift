import Redux

/// The listener has touched the bar.
struct PlayerBarMiddlewareAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let button: BarButtonConfiguration.ActionType?
    let gesture: BarGesture?
    let episodeID: String?
    let fraction: Double?

    init(
        button: BarButtonConfiguration.ActionType? = nil,
        gesture: BarGesture? = nil,
        episodeID: String? = nil,
        fraction: Double? = nil,
        windowUUID: WindowUUID,
        actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.button = button
        self.gesture = gesture
        self.episodeID = episodeID
        self.fraction = fraction
    }
}

enum PlayerBarMiddlewareActionType: ActionType {
    case didSeek
    case didChooseSleepTime
}

enum PlayerBarMiddlewareModernAction: ModernAction {
    case didTapButton(button: BarButtonConfiguration.ActionType, gesture: BarGesture?)
    case customAction(button: BarButtonConfiguration.ActionType)
    case didSwipeUp
    case episodeDidChange(episodeID: String)
}

enum BarGesture: Sendable {
    case tap
    case longPress
}
