import ListeningKit
import Redux

/// Something was chosen from the menu of the window, or the menu has to show something else.
struct MenuAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let info: MenuEpisodeInfo?
    let extras: MenuExtras?
    let show: Show?
    let isDark: Bool
    let isExpanded: Bool
    let opensInNewWindow: Bool

    init(
        windowUUID: WindowUUID,
        actionType: any ActionType,
        show: Show? = nil,
        extras: MenuExtras? = nil,
        info: MenuEpisodeInfo? = nil,
        isExpanded: Bool = false,
        isDark: Bool = false,
        opensInNewWindow: Bool = false
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.info = info
        self.extras = extras
        self.show = show
        self.isDark = isDark
        self.isExpanded = isExpanded
        self.opensInNewWindow = opensInNewWindow
    }
}

enum MenuActionType: ActionType {
    case viewDidLoad
    case requestInfo
    case updateInfo
    case tapMore
    case tapDarkMode
    case tapSubscribe
    case tapUnsubscribe
    case tapPin
    case tapUnpin
    case tapPrivateSession
    case tapPlaySuggestion
    case tapHelp
    case tapClose
    case tapPrint
}

/// What is counted about a choice from the menu.
struct MenuExtras: Equatable, Sendable {
    let isPlaying: Bool
}

/// What the menu knows about the episode that plays.
struct MenuEpisodeInfo: Equatable, Sendable {
    let show: Show
    let isSubscribed: Bool
    let isPinned: Bool
}
