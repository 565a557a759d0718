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
        return handleReducer(state: state, action: action, windowUUID: windowUUID)
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
