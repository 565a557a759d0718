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

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.didLoadBar:
            return handleDidLoadBar(state: state, action: action)
        case PlayerBarActionType.episodeDidChange:
            return handleEpisode(state: state, action: action)
        case PlayerBarActionType.playbackStateDidChange, PlayerBarActionType.skipButtonsDidChange,
            PlayerBarActionType.queueCountDidChange, PlayerBarActionType.unheardBadgeDidChange:
            return handleButtons(state: state, action: action)
        case PlayerBarActionType.speedDidChange:
            return handleSpeed(state: state, action: action)
        case PlayerBarActionType.castDeviceDidChange:
            return handleCastDevice(state: state, action: action)
        case PlayerBarActionType.middleButtonDidChange:
            return handleMiddleButton(action: action, state: state)
        case PlayerBarActionType.didBeginScrubbing:
            return handleScrubbing(state: state, action: action)
        case PlayerBarActionType.didEndScrubbing, PlayerBarActionType.didCancelScrubbing:
            return handleButtons(state: state, action: action)
        case PlayerBarActionType.sleepTimerDidChange:
            return handleSleepTimer(state: state, action: action)
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
