import Redux

/// What the window makes of its own actions.
extension ShellState {
    @MainActor
    static func reduceShellAction(action: ShellAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case ShellActionType.showToast:
            return handleShowToast(action: action, state: state)
        case ShellActionType.showOverlay:
            return handleOverlay(action: action, state: state)
        case ShellActionType.clearOverlay:
            return passthroughState(from: state, action: action)
        case ShellActionType.updateSelectedEpisode:
            return handleSelectedEpisode(state: state, action: action)
        case ShellActionType.toggleDrivingMode:
            return handleDrivingMode(state: state, action: action)
        case ShellActionType.showSpeedSheet:
            guard let anchor = action.anchor else { return passthroughState(from: state, action: action) }
            return show(.speed(anchor: anchor), state: state, action: action)
        case ShellActionType.showSleepSheet:
            return show(.sleepTimer, state: state, action: action)
        case ShellActionType.showCastSheet:
            return show(.castDevices, state: state, action: action)
        case ShellActionType.showMenu:
            return show(.menu, state: state, action: action)
        case ShellActionType.returnToLibrary:
            return ShellState(
                windowUUID: action.windowUUID,
                content: .library,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        default:
            return passthroughState(from: state, action: action)
        }
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
    private static func handleOverlay(action: ShellAction, state: ShellState) -> ShellState {
        let showsOverlay = action.showsOverlay ?? false

        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            showsOverlay: showsOverlay,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
        )
    }

    @MainActor
    private static func handleSelectedEpisode(state: ShellState, action: ShellAction) -> ShellState {
        var content = ShellContent.library
        if let episode = action.selectedEpisode {
            content = .episode(id: episode.id)
        }
        let isPrivateSession = action.isPrivateSession ?? state.isPrivateSession

        return ShellState(
            windowUUID: state.windowUUID,
            content: content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
        )
    }

    @MainActor
    private static func handleDrivingMode(state: ShellState, action: ShellAction) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: !state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
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
}
