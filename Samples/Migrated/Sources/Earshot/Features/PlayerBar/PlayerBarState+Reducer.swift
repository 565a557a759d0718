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

        case PlayerBarActionType.playbackStateDidChange, PlayerBarActionType.speedDidChange, PlayerBarActionType.borderDidChange,
            PlayerBarActionType.unheardBadgeDidChange:
            return handleBarUpdates(state: state, action: action)

        case PlayerBarActionType.queueCountDidChange:
            return handleQueueCount(state: state, action: action)

        default:
            return defaultState(from: state)
        }
    }

    @MainActor
    static func handleReducerEpisodeDidChange(
        state: PlayerBarState,
        action: ModernAction,
        canSkipBack: Bool?,
        canSkipForward: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleEpisodeDidChange(
            state: state,
            action: action,
            canSkipBack: canSkipBack,
            canSkipForward: canSkipForward,
            windowUUID: windowUUID
        )
    }

    @MainActor
    static func handleReducerSleepTimerDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleSleepTimerDidChange(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerDidEndScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleDidEndScrubbing(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerDidCancelScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleDidCancelScrubbing(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerDidBeginScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleDidBeginScrubbing(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerChapterDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleChapterDidChange(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        castDevice: String?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, castDevice: castDevice, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        canSkipBack: Bool?,
        canSkipForward: Bool?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(
            state: state,
            action: action,
            canSkipBack: canSkipBack,
            canSkipForward: canSkipForward,
            windowUUID: windowUUID
        )
    }

    @MainActor
    static func handleReducerDidScrub(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleDidScrub(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerProgressDidUpdate(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleProgressDidUpdate(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        isPrivateSession: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(
            state: state,
            action: action,
            isPrivateSession: isPrivateSession,
            windowUUID: windowUUID
        )
    }

    @MainActor
    static func handleReducerArtworkDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleArtworkDidChange(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerMiddleButtonDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleMiddleButtonDidChange(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducerBufferingDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBufferingDidChange(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        isTranslucent: Bool?,
        opacity: Double?,
        canSkipBack: Bool?,
        canSkipForward: Bool?,
        queueCount: Int?,
        showsUnheardBadge: Bool?,
        isPrivateSession: Bool?,
        isExpanded: Bool?,
        castDevice: String?,
        shouldAnimate: Bool?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(
            state: state,
            action: action,
            isTranslucent: isTranslucent,
            opacity: opacity,
            canSkipBack: canSkipBack,
            canSkipForward: canSkipForward,
            queueCount: queueCount,
            showsUnheardBadge: showsUnheardBadge,
            isPrivateSession: isPrivateSession,
            isExpanded: isExpanded,
            castDevice: castDevice,
            shouldAnimate: shouldAnimate,
            windowUUID: windowUUID
        )
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        shouldAnimate: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, shouldAnimate: shouldAnimate, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        isExpanded: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, isExpanded: isExpanded, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        opacity: Double,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, opacity: opacity, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        action: ModernAction,
        isTranslucent: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, isTranslucent: isTranslucent, windowUUID: windowUUID)
    }

    @MainActor
    static func handleDidClear(state: PlayerBarState, action: ModernAction, windowUUID: WindowUUID) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleBarUpdates(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReducer(state: PlayerBarState, layout: BarLayout, windowUUID: WindowUUID) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handleTraits(state: state, layout: layout)
    }

    @MainActor
    static func handleReducer(
        state: PlayerBarState,
        placement: BarPlacement,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return handlePlacement(state: state, placement: placement)
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
    private static func handleEpisodeDidChange(
        state: PlayerBarState,
        action: ModernAction,
        canSkipBack: Bool?,
        canSkipForward: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: canSkipBack ?? state.canSkipBack,
            canSkipForward: canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handleSleepTimerDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleDidEndScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleDidCancelScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleDidBeginScrubbing(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleChapterDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        castDevice: String?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: castDevice ?? state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        canSkipBack: Bool?,
        canSkipForward: Bool?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: canSkipBack ?? state.canSkipBack,
            canSkipForward: canSkipForward ?? state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handleDidScrub(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleProgressDidUpdate(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        isPrivateSession: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleArtworkDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleMiddleButtonDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleBufferingDidChange(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        isTranslucent: Bool?,
        opacity: Double?,
        canSkipBack: Bool?,
        canSkipForward: Bool?,
        queueCount: Int?,
        showsUnheardBadge: Bool?,
        isPrivateSession: Bool?,
        isExpanded: Bool?,
        castDevice: String?,
        shouldAnimate: Bool?,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: isPrivateSession ?? state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: isExpanded ?? state.isExpanded,
            isTranslucent: isTranslucent ?? state.isTranslucent,
            opacity: opacity ?? state.opacity,
            canSkipBack: canSkipBack ?? state.canSkipBack,
            canSkipForward: canSkipForward ?? state.canSkipForward,
            queueCount: queueCount ?? state.queueCount,
            showsUnheardBadge: showsUnheardBadge ?? state.showsUnheardBadge,
            lastCastDevice: castDevice ?? state.lastCastDevice,
            shouldAnimate: shouldAnimate ?? state.shouldAnimate
        )
    }

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        shouldAnimate: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: state.opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: shouldAnimate
        )
    }

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        isExpanded: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: isExpanded,
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

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        opacity: Double,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
            isExpanded: state.isExpanded,
            isTranslucent: state.isTranslucent,
            opacity: opacity,
            canSkipBack: state.canSkipBack,
            canSkipForward: state.canSkipForward,
            queueCount: state.queueCount,
            showsUnheardBadge: state.showsUnheardBadge,
            lastCastDevice: state.lastCastDevice,
            shouldAnimate: state.shouldAnimate
        )
    }

    @MainActor
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        isTranslucent: Bool,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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
    private static func handleBarUpdates(
        state: PlayerBarState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> PlayerBarState {
        return PlayerBarState(
            windowUUID: state.windowUUID,
            placement: state.placement,
            layout: state.layout,
            isPrivateSession: state.isPrivateSession,
            transport: TransportState.reducer.modernReducer(state.transport, action, windowUUID),
            scrubber: ScrubberState.reducer.modernReducer(state.scrubber, action, windowUUID),
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
    private static func handlePlacement(state: PlayerBarState, placement: BarPlacement) -> PlayerBarState {
        return moved(state: state, to: placement, layout: BarLayout.layout(for: placement))
    }

    @MainActor
    private static func handleTraits(state: PlayerBarState, layout: BarLayout) -> PlayerBarState {
        return moved(
            state: state,
            to: state.placement,
            layout: layout
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
