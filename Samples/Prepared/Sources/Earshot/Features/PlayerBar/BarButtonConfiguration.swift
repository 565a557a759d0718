/// A button of the bar.
struct BarButtonConfiguration: Equatable, Sendable {
    /// What a button does when it is touched.
    enum ActionType: String, Sendable {
        case playPause
        case skipBack
        case skipForward
        case speed
        case sleepTimer
        case cast
        case queue
        case menu
        case bookmark
        case share
    }

    let actionType: ActionType
    var isEnabled = true
    var badge: String?
    var customActionName: String?

    var canBeLongPressed: Bool {
        return actionType == .playPause || actionType == .speed || actionType == .skipForward
    }
}
