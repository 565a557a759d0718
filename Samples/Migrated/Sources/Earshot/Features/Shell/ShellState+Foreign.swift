import Redux

/// What the window makes of the actions of other features.
extension ShellState {
    @MainActor
    static func handleContinueToSurvey(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            destination: .survey,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    static func reduceRatingPromptAction(
        action: ModernAction,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reduceNavigationAction(action: NavigationAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case NavigationActionType.tapOnShow,
            NavigationActionType.tapOnEpisode,
            NavigationActionType.tapOnContinueCard,
            NavigationActionType.tapOnSuggestion,
            NavigationActionType.tapOnSearchField,
            NavigationActionType.tapOnDownloads,
            NavigationActionType.tapOnShowNotesLink,
            NavigationActionType.tapOnHelp,
            NavigationActionType.longPressOnEpisode:
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                destination: action.destination,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        default:
            return passthroughState(from: state, action: action)
        }
    }

    @MainActor
    static func reduceNavigationAction(
        action: ModernAction,
        destination: Destination,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            destination: destination,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    static func reducePlayerBarMiddlewareAction(action: PlayerBarMiddlewareAction, state: ShellState) -> ShellState {
        return passthroughState(from: state, action: action)
    }

    @MainActor
    static func handleDidTapButton(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleEpisodeDidChange(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func handleCustomAction(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reducePlayerBarMiddlewareAction(
        action: ModernAction,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            sheet: .transcript,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    static func reducePlayerBarAction(action: PlayerBarAction, state: ShellState) -> ShellState {
        return passthroughState(from: state, action: action)
    }

    @MainActor
    static func reducePlayerBarActionDidBeginScrubbing(
        action: ModernAction,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return overlaidState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reducePlayerBarActionDidScrub(
        action: ModernAction,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return overlaidState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reducePlayerBarAction(
        action: ModernAction,
        isPrivateSession: Bool,
        state: ShellState,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    static func reducePlayerBarAction(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    static func reduceLibraryAction(action: LibraryAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case LibraryMiddlewareActionType.startAtLibraryChecked:
            return resolveStartAtLibrary(action, state)
        default:
            return passthroughState(from: state, action: action)
        }
    }

    @MainActor
    static func reduceLibraryAction(action: ModernAction, state: ShellState, windowUUID: WindowUUID) -> ShellState {
        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    @MainActor
    private static func overlaidState(
        from state: ShellState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            showsOverlay: true,
            ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
        )
    }

    @MainActor
    private static func resolveStartAtLibrary(_ action: LibraryAction, _ state: ShellState) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: action.startsAtLibrary ?? false ? .library : state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
        )
    }
}
