import ListeningKit
import Redux

/// The listener changes the colours.
struct AppearanceAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let appearance: Appearance?
    let followsArtwork: Bool?
    let tintStrength: Double?

    init(
        windowUUID: WindowUUID,
        actionType: ActionType,
        appearance: Appearance? = nil,
        followsArtwork: Bool? = nil,
        tintStrength: Double? = nil
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.appearance = appearance
        self.followsArtwork = followsArtwork
        self.tintStrength = tintStrength
    }
}

enum AppearanceModernAction: ModernAction {
    case viewDidLoad
    case switchAppearance(appearance: Appearance)
    case toggleFollowsArtwork(followsArtwork: Bool)
    case tintStrengthDidChange(tintStrength: Double)
    case systemBrightnessDidChange
}

/// The colours have been changed. A struct of its own, because every field is filled at once.
struct AppearanceMiddlewareAction: Action {
    let appearanceState: AppearanceState?
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum AppearanceMiddlewareActionType: ActionType {
    case didLoadSettings
    case appearanceChanged
    case followsArtworkChanged
    case tintStrengthChanged
    case brightnessChanged
}

/// What is listened to is not remembered any more, or again.
struct PrivateSessionAction: Action {
    let isPrivate: Bool?
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum PrivateSessionModernAction: ModernAction {
    case didChange(isPrivate: Bool?)
}
