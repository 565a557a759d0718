import Redux

/// Which buttons there are. What an action does not say is taken from the bar as it is in the store.
extension TransportState {
    @MainActor
    static func buttons(
        action: PlayerBarAction,
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: action.windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = action.canSkipBack ?? bar.canSkipBack
        let queueCount = action.queueCount ?? bar.queueCount
        let isQueueChange = action.actionType as? PlayerBarActionType == .queueCountDidChange
        let canSkipForward = isQueueChange ? queueCount > 0 : action.canSkipForward ?? bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(action: action, state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(action: action, state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(action: action, bar: bar),
        ]
        if let castButton = castButton(action: action, state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func buttonsEpisodeDidChange(
        isPlaying: Bool,
        canSkipBack actionCanSkipBack: Bool?,
        canSkipForward: Bool,
        canCast: Bool,
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = actionCanSkipBack ?? bar.canSkipBack
        let queueCount = bar.queueCount

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(isPlaying: isPlaying, state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(canCast: canCast, state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func buttonsSleepTimerDidChange(
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func buttonsDidEndScrubbing(
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func buttonsDidCancelScrubbing(
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func buttonsDidBeginScrubbing(
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func handleCastDeviceDidChange(
        castDevice: String?,
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(castDevice: castDevice, state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    @MainActor
    static func handleSkipButtonsDidChange(
        canSkipBack actionCanSkipBack: Bool?,
        canSkipForward actionCanSkipForward: Bool?,
        state: TransportState,
        middleButton: MiddleButton? = nil,
        isScrubbing: Bool = false,
        windowUUID: WindowUUID
    ) -> [BarButtonConfiguration] {
        guard
            let bar = store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID),
            !isScrubbing
        else { return [] }

        let canSkipBack = actionCanSkipBack ?? bar.canSkipBack
        let queueCount = bar.queueCount
        let canSkipForward = actionCanSkipForward ?? bar.canSkipForward

        var buttons = [
            TransportButtons.skipBack(isEnabled: canSkipBack),
            playPauseButton(state: state),
            TransportButtons.skipForward(isEnabled: canSkipForward),
            speedButton(state: state),
            BarButtonConfiguration(actionType: .sleepTimer),
            TransportButtons.queue(count: queueCount),
            menuButton(bar: bar),
        ]
        if let castButton = castButton(state: state) {
            buttons.append(castButton)
        }
        return buttons + TransportButtons.middle(middleButton ?? state.middleButton)
    }

    private static func playPauseButton(action: PlayerBarAction, state: TransportState) -> BarButtonConfiguration {
        let isPlaybackChange = action.actionType as? PlayerBarActionType == .playbackStateDidChange
        let isPlaying = (isPlaybackChange ? action.isPlaying : state.isPlaying) ?? false
        return BarButtonConfiguration(
            actionType: .playPause,
            badge: isPlaying ? "pause" : "play",
            customActionName: "Restart"
        )
    }

    private static func playPauseButton(isPlaying: Bool, state: TransportState) -> BarButtonConfiguration {
        return BarButtonConfiguration(
            actionType: .playPause,
            badge: isPlaying ? "pause" : "play",
            customActionName: "Restart"
        )
    }

    private static func playPauseButton(state: TransportState) -> BarButtonConfiguration {
        let isPlaying = state.isPlaying
        return BarButtonConfiguration(
            actionType: .playPause,
            badge: isPlaying ? "pause" : "play",
            customActionName: "Restart"
        )
    }

    private static func speedButton(action: PlayerBarAction, state: TransportState) -> BarButtonConfiguration {
        let isSpeedChange = action.actionType as? PlayerBarActionType == .speedDidChange
        let speed = isSpeedChange ? action.speed : state.speed
        return BarButtonConfiguration(actionType: .speed, badge: speed.map { "\($0)x" })
    }

    private static func speedButton(state: TransportState) -> BarButtonConfiguration {
        let speed = state.speed
        return BarButtonConfiguration(actionType: .speed, badge: speed.map { "\($0)x" })
    }

    private static func menuButton(action: PlayerBarAction, bar: PlayerBarState) -> BarButtonConfiguration {
        let showsBadge = action.showsUnheardBadge ?? bar.showsUnheardBadge
        return BarButtonConfiguration(actionType: .menu, badge: showsBadge ? "!" : nil)
    }

    private static func menuButton(bar: PlayerBarState) -> BarButtonConfiguration {
        let showsBadge = bar.showsUnheardBadge
        return BarButtonConfiguration(actionType: .menu, badge: showsBadge ? "!" : nil)
    }

    private static func castButton(action: PlayerBarAction, state: TransportState) -> BarButtonConfiguration? {
        guard state.canCast else { return nil }
        return BarButtonConfiguration(
            actionType: .cast,
            badge: state.castDevice
        )
    }

    private static func castButton(canCast: Bool, state: TransportState) -> BarButtonConfiguration? {
        guard canCast else { return nil }
        return BarButtonConfiguration(
            actionType: .cast,
            badge: state.castDevice
        )
    }

    private static func castButton(castDevice: String?, state: TransportState) -> BarButtonConfiguration? {
        guard state.canCast else { return nil }
        return BarButtonConfiguration(
            actionType: .cast,
            badge: castDevice
        )
    }

    private static func castButton(state: TransportState) -> BarButtonConfiguration? {
        guard state.canCast else { return nil }
        return BarButtonConfiguration(
            actionType: .cast,
            badge: state.castDevice
        )
    }
}

/// Buttons that depend on nothing but what they are given.
enum TransportButtons {
    static func skipBack(isEnabled: Bool) -> BarButtonConfiguration {
        return BarButtonConfiguration(actionType: .skipBack, isEnabled: isEnabled)
    }

    static func skipForward(isEnabled: Bool) -> BarButtonConfiguration {
        return BarButtonConfiguration(actionType: .skipForward, isEnabled: isEnabled)
    }

    static func queue(count: Int) -> BarButtonConfiguration {
        return BarButtonConfiguration(actionType: .queue, badge: count > 0 ? "\(count)" : nil)
    }

    static func middle(_ button: MiddleButton) -> [BarButtonConfiguration] {
        switch button {
        case .none: return []
        case .bookmark: return [BarButtonConfiguration(actionType: .bookmark)]
        case .share: return [BarButtonConfiguration(actionType: .share)]
        }
    }
}
