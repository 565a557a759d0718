import Redux

extension TransportState {
    @MainActor
    static func handleDidLoadBar(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction, let middleButton = playerBarAction.middleButton else {
            return defaultState(from: state)
        }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state, middleButton: middleButton),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: playerBarAction.canCast,
            middleButton: middleButton,
            sleepTimer: SleepTimerState.reducer.legacyReducer(state.sleepTimer, playerBarAction)
        )
    }

    @MainActor
    static func handleEpisode(
        state: Self,
        isPlaying: Bool,
        canSkipBack: Bool?,
        canSkipForward: Bool,
        canCast: Bool,
        windowUUID: WindowUUID
    ) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttonsEpisodeDidChange(
                isPlaying: isPlaying,
                canSkipBack: canSkipBack,
                canSkipForward: canSkipForward,
                canCast: canCast,
                state: state,
                windowUUID: windowUUID
            ),
            isPlaying: isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleButtons(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }
        let isPlaybackChange = action.actionType as? PlayerBarActionType == .playbackStateDidChange

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state),
            isPlaying: isPlaybackChange ? playerBarAction.isPlaying ?? false : state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleButtonsDidEndScrubbing(state: Self, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttonsDidEndScrubbing(state: state, windowUUID: windowUUID),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleButtons(state: Self, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttonsDidCancelScrubbing(state: state, windowUUID: windowUUID),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleButtons(state: Self, canSkipBack: Bool?, canSkipForward: Bool?, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: handleSkipButtonsDidChange(
                canSkipBack: canSkipBack,
                canSkipForward: canSkipForward,
                state: state,
                windowUUID: windowUUID
            ),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleSpeed(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state),
            isPlaying: state.isPlaying,
            speed: playerBarAction.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleCastDevice(state: Self, castDevice: String?, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: handleCastDeviceDidChange(castDevice: castDevice, state: state, windowUUID: windowUUID),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleMiddleButton(middleButton: MiddleButton, state: Self) -> Self {
        let buttons = state.buttons.filter { $0.actionType != .bookmark && $0.actionType != .share }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons + TransportButtons.middle(middleButton),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleScrubbing(state: Self, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttonsDidBeginScrubbing(state: state, isScrubbing: true, windowUUID: windowUUID),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleSleepTimer(state: Self, action: ModernAction, windowUUID: WindowUUID) -> Self {
        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttonsSleepTimerDidChange(state: state, windowUUID: windowUUID),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: SleepTimerState.reducer.modernReducer(state.sleepTimer, action, windowUUID)
        )
    }
}
