import ListeningKit
import Redux

/// Something that the bar at the edge of the window shows has changed.
struct PlayerBarAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let placement: BarPlacement?
    let layout: BarLayout?
    let isTranslucent: Bool?
    let opacity: Double?
    let artworkBorder: ArtworkBorder?
    let showsShadow: Bool?
    let episode: Episode?
    let artworkName: String?
    let chapterTitle: String?
    let isPlaying: Bool?
    let isBuffering: Bool?
    let progress: Double?
    let scrubText: String?
    let canSkipBack: Bool?
    let canSkipForward: Bool?
    let speed: Double?
    let sleepMinutes: Int?
    let queueCount: Int?
    let showsUnheardBadge: Bool?
    let isPrivateSession: Bool?
    let isExpanded: Bool?
    let castDevice: String?
    let middleButton: MiddleButton?
    let shouldAnimate: Bool?
    let canCast: Bool

    init(
        placement: BarPlacement? = nil,
        layout: BarLayout? = nil,
        isTranslucent: Bool? = nil,
        opacity: Double? = nil,
        artworkBorder: ArtworkBorder = .none,
        showsShadow: Bool? = nil,
        episode: Episode? = nil,
        artworkName: String? = nil,
        chapterTitle: String? = nil,
        isPlaying: Bool? = nil,
        isBuffering: Bool? = nil,
        progress: Double? = nil,
        scrubText: String? = nil,
        canSkipBack: Bool? = nil,
        canSkipForward: Bool? = nil,
        speed: Double? = nil,
        sleepMinutes: Int? = nil,
        queueCount: Int? = nil,
        showsUnheardBadge: Bool? = nil,
        isPrivateSession: Bool? = nil,
        isExpanded: Bool? = nil,
        castDevice: String? = nil,
        middleButton: MiddleButton? = nil,
        shouldAnimate: Bool? = nil,
        canCast: Bool = false,
        windowUUID: WindowUUID,
        actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.placement = placement
        self.layout = layout
        self.isTranslucent = isTranslucent
        self.opacity = opacity
        self.artworkBorder = artworkBorder
        self.showsShadow = showsShadow
        self.episode = episode
        self.artworkName = artworkName
        self.chapterTitle = chapterTitle
        self.isPlaying = isPlaying
        self.isBuffering = isBuffering
        self.progress = progress
        self.scrubText = scrubText
        self.canSkipBack = canSkipBack
        self.canSkipForward = canSkipForward
        self.speed = speed
        self.sleepMinutes = sleepMinutes
        self.queueCount = queueCount
        self.showsUnheardBadge = showsUnheardBadge
        self.isPrivateSession = isPrivateSession
        self.isExpanded = isExpanded
        self.castDevice = castDevice
        self.middleButton = middleButton
        self.shouldAnimate = shouldAnimate
        self.canCast = canCast
    }
}

enum PlayerBarActionType: ActionType {
    case didLoadBar
    case queueCountDidChange
    case playbackStateDidChange
    case speedDidChange
    case borderDidChange
    case unheardBadgeDidChange
    case didFlashTitle
}

enum PlayerBarModernAction: ModernAction {
    case episodeDidChange(PlayerBarEpisodeDidChangePayload)
    case chapterDidChange(artworkName: String?, chapterTitle: String?)
    case artworkDidChange(artworkName: String?)
    case bufferingDidChange(isBuffering: Bool)
    case progressDidUpdate(isBuffering: Bool, progress: Double)
    case skipButtonsDidChange(canSkipBack: Bool?, canSkipForward: Bool?)
    case sleepTimerDidChange(sleepMinutes: Int?)
    case castDeviceDidChange(castDevice: String?)
    case middleButtonDidChange(middleButton: MiddleButton)
    case placementDidChange(placement: BarPlacement)
    case translucencyDidChange(isTranslucent: Bool)
    case opacityNeedsUpdate(opacity: Double)
    case privateSessionDidChange(isPrivateSession: Bool)
    case expansionDidChange(isExpanded: Bool)
    case animationDidChange(shouldAnimate: Bool)
    case traitsDidChange(layout: BarLayout)
    case didBeginScrubbing
    case didScrub(scrubText: String)
    case didEndScrubbing(progress: Double)
    case didCancelScrubbing
    case didHide(DidHidePayload)
}

/// What `PlayerBarModernAction.episodeDidChange` carries.
struct PlayerBarEpisodeDidChangePayload: Sendable {
    let episode: Episode
    let artworkName: String?
    let chapterTitle: String?
    let isPlaying: Bool
    let progress: Double?
    let canSkipBack: Bool?
    let canSkipForward: Bool
    let canCast: Bool
}

/// What `PlayerBarModernAction.didHide` carries.
struct DidHidePayload: Sendable {
    let isTranslucent: Bool?
    let opacity: Double?
    let canSkipBack: Bool?
    let canSkipForward: Bool?
    let queueCount: Int?
    let showsUnheardBadge: Bool?
    let isPrivateSession: Bool?
    let isExpanded: Bool?
    let castDevice: String?
    let shouldAnimate: Bool?
}
