import ListeningKit
import Redux

/// Something that concerns the window as a whole.
struct ShellAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let toast: Toast?
    let showsOverlay: Bool?
    let selectedEpisode: Episode?
    let isPrivateSession: Bool?
    let anchor: BarButtonConfiguration.ActionType?

    init(
        toast: Toast? = nil,
        showsOverlay: Bool? = nil,
        selectedEpisode: Episode? = nil,
        isPrivateSession: Bool? = nil,
        anchor: BarButtonConfiguration.ActionType? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.toast = toast
        self.showsOverlay = showsOverlay
        self.selectedEpisode = selectedEpisode
        self.isPrivateSession = isPrivateSession
        self.anchor = anchor
    }
}

enum ShellActionType: ActionType {
    case showToast
    case showSpeedSheet
    case showSleepSheet
    case leavePrivateSession
}

enum ShellModernAction: ModernAction {
    case showOverlay(showsOverlay: Bool)
    case clearOverlay
    case updateSelectedEpisode(selectedEpisode: Episode?, isPrivateSession: Bool?)
    case toggleDrivingMode
    case showCastSheet
    case showMenu
    case returnToLibrary
    case didShake
}

enum ShellMiddlewareAction: ModernAction {
    case shellDidLoad(placement: BarPlacement?)
    case lowPowerModeDidChange
}
