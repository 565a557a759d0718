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

    private static func playPauseButton(action: PlayerBarAction, state: TransportState) -> BarButtonConfiguration {
        let isPlaybackChange = action.actionType as? PlayerBarActionType == .playbackStateDidChange
        let isEpisodeChange = action.actionType as? PlayerBarActionType == .episodeDidChange
        let isPlaying = (isPlaybackChange || isEpisodeChange ? action.isPlaying : state.isPlaying) ?? false
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

    private static func menuButton(action: PlayerBarAction, bar: PlayerBarState) -> BarButtonConfiguration {
        let showsBadge = action.showsUnheardBadge ?? bar.showsUnheardBadge
        return BarButtonConfiguration(actionType: .menu, badge: showsBadge ? "!" : nil)
    }

    private static func castButton(action: PlayerBarAction, state: TransportState) -> BarButtonConfiguration? {
        let isEpisodeChange = action.actionType as? PlayerBarActionType == .episodeDidChange
        guard isEpisodeChange ? action.canCast : state.canCast else { return nil }

        let isDeviceChange = action.actionType as? PlayerBarActionType == .castDeviceDidChange
        return BarButtonConfiguration(
            actionType: .cast,
            badge: isDeviceChange ? action.castDevice : state.castDevice
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
