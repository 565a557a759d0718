import ListeningKit
import Redux

/// The bar with the controls of the player.
struct PlayerBarState: ScreenState {
    let windowUUID: WindowUUID
    let placement: BarPlacement
    let layout: BarLayout
    let isPrivateSession: Bool
    let transport: TransportState
    let scrubber: ScrubberState
    let isExpanded: Bool
    let isTranslucent: Bool
    let opacity: Double
    let canSkipBack: Bool
    let canSkipForward: Bool
    let queueCount: Int
    let showsUnheardBadge: Bool
    /// The device that was connected last, so that it can be offered again.
    let lastCastDevice: String?
    let shouldAnimate: Bool

    init(windowUUID: WindowUUID) {
        self.init(
            windowUUID: windowUUID,
            placement: .bottom,
            layout: .compact,
            isPrivateSession: false,
            transport: TransportState(windowUUID: windowUUID),
            scrubber: ScrubberState(windowUUID: windowUUID),
            isExpanded: false,
            isTranslucent: false,
            opacity: 1,
            canSkipBack: false,
            canSkipForward: false,
            queueCount: 0,
            showsUnheardBadge: false,
            lastCastDevice: nil,
            shouldAnimate: true
        )
    }

    init(
        windowUUID: WindowUUID,
        placement: BarPlacement,
        layout: BarLayout,
        isPrivateSession: Bool,
        transport: TransportState,
        scrubber: ScrubberState,
        isExpanded: Bool,
        isTranslucent: Bool,
        opacity: Double,
        canSkipBack: Bool,
        canSkipForward: Bool,
        queueCount: Int,
        showsUnheardBadge: Bool,
        lastCastDevice: String?,
        shouldAnimate: Bool
    ) {
        self.windowUUID = windowUUID
        self.placement = placement
        self.layout = layout
        self.isPrivateSession = isPrivateSession
        self.transport = transport
        self.scrubber = scrubber
        self.isExpanded = isExpanded
        self.isTranslucent = isTranslucent
        self.opacity = opacity
        self.canSkipBack = canSkipBack
        self.canSkipForward = canSkipForward
        self.queueCount = queueCount
        self.showsUnheardBadge = showsUnheardBadge
        self.lastCastDevice = lastCastDevice
        self.shouldAnimate = shouldAnimate
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        switch action {
        case PlayerBarModernAction.placementDidChange(let placement):
            return handleReducer(state: state, placement: placement, windowUUID: windowUUID)
        case PlayerBarModernAction.traitsDidChange(let layout):
            return handleReducer(state: state, layout: layout, windowUUID: windowUUID)
        case SearchModernAction.didClear:
            return handleDidClear(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.translucencyDidChange(let isTranslucent):
            return handleReducer(state: state, action: action, isTranslucent: isTranslucent, windowUUID: windowUUID)
        case PlayerBarModernAction.opacityNeedsUpdate(let opacity):
            return handleReducer(state: state, action: action, opacity: opacity, windowUUID: windowUUID)
        case PlayerBarModernAction.expansionDidChange(let isExpanded):
            return handleReducer(state: state, action: action, isExpanded: isExpanded, windowUUID: windowUUID)
        case PlayerBarModernAction.animationDidChange(let shouldAnimate):
            return handleReducer(state: state, action: action, shouldAnimate: shouldAnimate, windowUUID: windowUUID)
        case PlayerBarModernAction.didHide(let payload):
            return handleReducer(
                state: state,
                action: action,
                isTranslucent: payload.isTranslucent,
                opacity: payload.opacity,
                canSkipBack: payload.canSkipBack,
                canSkipForward: payload.canSkipForward,
                queueCount: payload.queueCount,
                showsUnheardBadge: payload.showsUnheardBadge,
                isPrivateSession: payload.isPrivateSession,
                isExpanded: payload.isExpanded,
                castDevice: payload.castDevice,
                shouldAnimate: payload.shouldAnimate,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.bufferingDidChange:
            return handleReducerBufferingDidChange(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.middleButtonDidChange:
            return handleReducerMiddleButtonDidChange(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.artworkDidChange:
            return handleReducerArtworkDidChange(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.privateSessionDidChange(let isPrivateSession):
            return handleReducer(
                state: state,
                action: action,
                isPrivateSession: isPrivateSession,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.progressDidUpdate:
            return handleReducerProgressDidUpdate(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.didScrub:
            return handleReducerDidScrub(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.skipButtonsDidChange(let canSkipBack, let canSkipForward):
            return handleReducer(
                state: state,
                action: action,
                canSkipBack: canSkipBack,
                canSkipForward: canSkipForward,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.castDeviceDidChange(let castDevice):
            return handleReducer(state: state, action: action, castDevice: castDevice, windowUUID: windowUUID)
        case PlayerBarModernAction.chapterDidChange:
            return handleReducerChapterDidChange(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.didBeginScrubbing:
            return handleReducerDidBeginScrubbing(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.didCancelScrubbing:
            return handleReducerDidCancelScrubbing(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.didEndScrubbing:
            return handleReducerDidEndScrubbing(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.sleepTimerDidChange:
            return handleReducerSleepTimerDidChange(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.episodeDidChange(let payload):
            return handleReducerEpisodeDidChange(
                state: state,
                action: action,
                canSkipBack: payload.canSkipBack,
                canSkipForward: payload.canSkipForward,
                windowUUID: windowUUID
            )
        default:
            return handleReducer(state: state, action: action, windowUUID: windowUUID)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        return handleReducer(state: state, action: action)
    }

    static func defaultState(from state: PlayerBarState) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: state.transport,
            scrubber: ScrubberState.defaultState(from: state.scrubber),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }
}
