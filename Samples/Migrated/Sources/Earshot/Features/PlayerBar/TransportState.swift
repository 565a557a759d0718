import ListeningKit
import Redux

/// The buttons of the bar.
struct TransportState: StateType {
    let windowUUID: WindowUUID
    let buttons: [BarButtonConfiguration]
    let isPlaying: Bool
    let speed: Double?
    let castDevice: String?
    let canCast: Bool
    let middleButton: MiddleButton
    let sleepTimer: SleepTimerState

    init(windowUUID: WindowUUID) {
        self.init(
            windowUUID: windowUUID,
            buttons: [],
            isPlaying: false,
            speed: nil,
            castDevice: nil,
            canCast: false,
            middleButton: .none,
            sleepTimer: SleepTimerState(windowUUID: windowUUID)
        )
    }

    init(
        windowUUID: WindowUUID,
        buttons: [BarButtonConfiguration],
        isPlaying: Bool,
        speed: Double?,
        castDevice: String?,
        canCast: Bool,
        middleButton: MiddleButton,
        sleepTimer: SleepTimerState
    ) {
        self.windowUUID = windowUUID
        self.buttons = buttons
        self.isPlaying = isPlaying
        self.speed = speed
        self.castDevice = castDevice
        self.canCast = canCast
        self.middleButton = middleButton
        self.sleepTimer = sleepTimer
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case PlayerBarModernAction.middleButtonDidChange(let middleButton):
            return handleMiddleButton(middleButton: middleButton, state: state)
        case PlayerBarModernAction.skipButtonsDidChange(let canSkipBack, let canSkipForward):
            return handleButtons(
                state: state,
                canSkipBack: canSkipBack,
                canSkipForward: canSkipForward,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.castDeviceDidChange(let castDevice):
            return handleCastDevice(state: state, castDevice: castDevice, windowUUID: windowUUID)
        case PlayerBarModernAction.didBeginScrubbing:
            return handleScrubbing(state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.didCancelScrubbing:
            return handleButtons(state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.didEndScrubbing:
            return handleButtonsDidEndScrubbing(state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.sleepTimerDidChange:
            return handleSleepTimer(state: state, action: action, windowUUID: windowUUID)
        case PlayerBarModernAction.episodeDidChange(let payload):
            return handleEpisode(
                state: state,
                isPlaying: payload.isPlaying,
                canSkipBack: payload.canSkipBack,
                canSkipForward: payload.canSkipForward,
                canCast: payload.canCast,
                windowUUID: windowUUID
            )
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.didLoadBar:
            return handleDidLoadBar(state: state, action: action)
        case PlayerBarActionType.playbackStateDidChange,
            PlayerBarActionType.queueCountDidChange, PlayerBarActionType.unheardBadgeDidChange:
            return handleButtons(state: state, action: action)
        case PlayerBarActionType.speedDidChange:
            return handleSpeed(state: state, action: action)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: TransportState) -> TransportState {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: state.buttons,
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: SleepTimerState.defaultState(from: state.sleepTimer)
        )
    }
}
