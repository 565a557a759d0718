import ListeningKit
import Redux

/// What the window makes of its own actions.
extension ShellState {
    @MainActor
    static func reduceShellAction(action: ShellAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case ShellActionType.showToast:
            return handleShowToast(action: action, state: state)
        case ShellActionType.showSpeedSheet:
            guard let anchor = action.anchor else { return passthroughState(from: state, action: action) }
            return show(.speed(anchor: anchor), state: state, action: action)
        case ShellActionType.showSleepSheet:
            return show(.sleepTimer, state: state, action: action)
        default:
            return passthroughState(from: state, action: action)
        }
    }

    @MainActor
    static func reduceShellAction(
        action: ModernAction,
        selectedEpisode: Episode?,
        isPrivateSession: Bool?,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return handleSelectedEpisode(
            state: state,
            action: action,
            selectedEpisode: selectedEpisode,
            isPrivateSession: isPrivateSession,
            windowUUID: windowUUID
        )
    }

    @MainActor
    static func reduceShellAction(
        action: ModernAction,
        showsOverlay: Bool,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return handleOverlay(action: action, showsOverlay: showsOverlay, state: state, windowUUID: windowUUID)
    }

    @MainActor
    static func handleReturnToLibrary(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return ShellState(
            windowUUID: windowUUID,
            content: .library,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    static func handleToggleDrivingMode(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return handleDrivingMode(state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleShowMenu(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return show(.menu, state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleShowCastSheet(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return show(.castDevices, state: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reduceShellAction(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    private static func handleShowToast(action: ShellAction, state: ShellState) -> ShellState {
        guard let toast = action.toast else { return passthroughState(from: state, action: action) }

        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            toast: toast,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
        )
    }

    @MainActor
    private static func handleOverlay(
        action: ModernAction,
        showsOverlay: Bool,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            showsOverlay: showsOverlay,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    private static func handleSelectedEpisode(
        state: ShellState,
        action: ModernAction,
        selectedEpisode: Episode?,
        isPrivateSession actionIsPrivateSession: Bool?,
        windowUUID: WindowUUID
    ) -> ShellState {
        var content = ShellContent.library
        if let episode = selectedEpisode {
            content = .episode(id: episode.id)
        }
        let isPrivateSession = actionIsPrivateSession ?? state.isPrivateSession

        return ShellState(
            windowUUID: state.windowUUID,
            content: content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    private static func handleDrivingMode(
        state: ShellState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: !state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    private static func show(_ sheet: ShellSheet, state: ShellState, action: Action) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            sheet: sheet,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
        )
    }

    @MainActor
    private static func show(
        _ sheet: ShellSheet,
        state: ShellState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            sheet: sheet,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }
}
