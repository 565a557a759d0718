import Redux

/// What the window makes of the actions of other features.
extension ShellState {
    @MainActor
    static func reduceRatingPromptAction(action: RatingPromptAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case RatingPromptActionType.continueToSurvey:
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                destination: .survey,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        default:
            return passthroughState(from: state, action: action)
        }
    }

    @MainActor
    static func reduceNavigationAction(action: NavigationAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case NavigationActionType.tapOnShow,
            NavigationActionType.tapOnEpisode,
            NavigationActionType.tapOnContinueCard,
            NavigationActionType.tapOnSuggestion,
            NavigationActionType.tapOnShowAllSubscriptions,
            NavigationActionType.tapOnShowAllSuggestions,
            NavigationActionType.tapOnSearchField,
            NavigationActionType.tapOnSettings,
            NavigationActionType.tapOnDownloads,
            NavigationActionType.tapOnQueue,
            NavigationActionType.tapOnShare,
            NavigationActionType.tapOnChapterLink,
            NavigationActionType.tapOnShowNotesLink,
            NavigationActionType.tapOnSurvey,
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
    static func reducePlayerBarMiddlewareAction(action: PlayerBarMiddlewareAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case PlayerBarMiddlewareActionType.didSwipeUp:
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                sheet: .transcript,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        default:
            return passthroughState(from: state, action: action)
        }
    }

    @MainActor
    static func reducePlayerBarAction(action: PlayerBarAction, state: ShellState) -> ShellState {
        switch action.actionType {
        case PlayerBarActionType.didBeginScrubbing, PlayerBarActionType.didScrub:
            return overlaidState(from: state, action: action)
        case PlayerBarActionType.privateSessionDidChange:
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: action.isPrivateSession ?? false,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        default:
            return passthroughState(from: state, action: action)
        }
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
    private static func overlaidState(from state: ShellState, action: Action) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            showsOverlay: true,
            ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
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
