import Redux

/// How the bar changes.
extension PlayerBarState {
    @MainActor
    static func handleReducer(state: PlayerBarState, action: Action) -> PlayerBarState {
        // Only process actions for the current window
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.didLoadBar:
            return handleDidLoadBar(state: state, action: action)

        case PlayerBarActionType.episodeDidChange, PlayerBarActionType.chapterDidChange,
            PlayerBarActionType.artworkDidChange, PlayerBarActionType.playbackStateDidChange,
            PlayerBarActionType.bufferingDidChange, PlayerBarActionType.progressDidUpdate,
            PlayerBarActionType.skipButtonsDidChange, PlayerBarActionType.speedDidChange,
            PlayerBarActionType.sleepTimerDidChange, PlayerBarActionType.castDeviceDidChange,
            PlayerBarActionType.middleButtonDidChange, PlayerBarActionType.borderDidChange,
            PlayerBarActionType.translucencyDidChange, PlayerBarActionType.opacityNeedsUpdate,
            PlayerBarActionType.unheardBadgeDidChange, PlayerBarActionType.privateSessionDidChange,
            PlayerBarActionType.expansionDidChange, PlayerBarActionType.animationDidChange,
            PlayerBarActionType.didBeginScrubbing, PlayerBarActionType.didScrub,
            PlayerBarActionType.didEndScrubbing, PlayerBarActionType.didCancelScrubbing,
            PlayerBarActionType.didHide, SearchActionType.didClear:
            return handleBarUpdates(state: state, action: action)

        case PlayerBarActionType.queueCountDidChange:
            return handleQueueCount(state: state, action: action)

        case PlayerBarActionType.placementDidChange:
            return handlePlacement(state: state, action: action)

        case PlayerBarActionType.traitsDidChange:
            return handleTraits(state: state, action: action)

        default:
            return defaultState(from: state)
        }
    }

    @MainActor
    static func handleReducer(state: PlayerBarState, action: ModernAction, windowUUID: WindowUUID) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    @MainActor
    private static func handleDidLoadBar(state: PlayerBarState, action: Action) -> PlayerBarState {
        guard let playerBarAction = action as? PlayerBarAction,
            let placement = playerBarAction.placement,
            let layout = playerBarAction.layout,
            let isTranslucent = playerBarAction.isTranslucent
        else {
            return defaultState(from: state)
        }

        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: placement,
            layout: layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.legacyReducer(state.transport, playerBarAction),
            scrubber: ScrubberState.reducer.legacyReducer(state.scrubber, playerBarAction),
            isExpanded: state.isExpanded,
            isTranslucent: isTranslucent,
            opacity: state.opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handleBarUpdates(state: PlayerBarState, action: Action) -> PlayerBarState {
        // Clearing a search moves the scrubber back, whether or not the bar itself has anything to update.
        guard let playerBarAction = action as? PlayerBarAction else {
            return PlayerBarState(
                windowUUID: state.windowUUID,
                placement: state.placement,
                layout: state.layout,
                isPrivateSession: state.isPrivateSession,
                transport: TransportState.reducer.legacyReducer(state.transport, action),
                scrubber: ScrubberState.reducer.legacyReducer(state.scrubber, action),
                isExpanded: false,
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

        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: playerBarAction.isPrivateSession ?? state.isPrivateSession,
            transport: TransportState.reducer.legacyReducer(state.transport, playerBarAction),
            scrubber: ScrubberState.reducer.legacyReducer(state.scrubber, playerBarAction),
            isExpanded: playerBarAction.isExpanded ?? state.isExpanded,
            isTranslucent: playerBarAction.isTranslucent ?? state.isTranslucent,
            opacity: playerBarAction.opacity ?? state.opacity,
            canSkipBack: playerBarAction.canSkipBack ?? state.canSkipBack,
            canSkipForward: playerBarAction.canSkipForward ?? state.canSkipForward,
            queueCount: playerBarAction.queueCount ?? state.queueCount,
            showsUnheardBadge: playerBarAction.showsUnheardBadge ?? state.showsUnheardBadge,
            lastCastDevice: playerBarAction.castDevice ?? state.lastCastDevice,
            shouldAnimate: playerBarAction.shouldAnimate ?? state.shouldAnimate
        )
    }

    @MainActor
    private static func handleQueueCount(state: PlayerBarState, action: Action) -> PlayerBarState {
        guard let queueCount = (action as? PlayerBarAction)?.queueCount else { return defaultState(from: state) }

        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.legacyReducer(state.transport, action),
            scrubber: state.scrubber,
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: queueCount > 0,
            queueCount: queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handlePlacement(state: PlayerBarState, action: Action) -> PlayerBarState {
        guard let playerBarAction = action as? PlayerBarAction, let placement = playerBarAction.placement else {
            return defaultState(from: state)
        }
        return moved(state: state, to: placement, layout: BarLayout.layout(for: placement))
    }

    @MainActor
    private static func handleTraits(state: PlayerBarState, action: Action) -> PlayerBarState {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return moved(
            state: state,
            to: state.placement,
            layout: playerBarAction.layout ?? state.layout
        )
    }

    /// Takes what has been read from the action already.
    private static func moved(state: PlayerBarState, to placement: BarPlacement, layout: BarLayout) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: placement,
            layout: layout,
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
