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
    static func handleEpisode(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state),
            isPlaying: playerBarAction.isPlaying ?? false,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: playerBarAction.canCast,
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
    static func handleCastDevice(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: playerBarAction.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleMiddleButton(action: Action, state: Self) -> Self {
        guard let middleButton = (action as? PlayerBarAction)?.middleButton else { return defaultState(from: state) }
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
    static func handleScrubbing(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state, isScrubbing: true),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: state.sleepTimer
        )
    }

    @MainActor
    static func handleSleepTimer(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return TransportState(
            windowUUID: state.windowUUID,
            buttons: buttons(action: playerBarAction, state: state),
            isPlaying: state.isPlaying,
            speed: state.speed,
            castDevice: state.castDevice,
            canCast: state.canCast,
            middleButton: state.middleButton,
            sleepTimer: SleepTimerState.reducer.legacyReducer(state.sleepTimer, playerBarAction)
        )
    }
}
