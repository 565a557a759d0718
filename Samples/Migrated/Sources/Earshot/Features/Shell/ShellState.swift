import ListeningKit
import Redux

/// The window: what fills it and what lies on top of it.
struct ShellState: ScreenState {
    let windowUUID: WindowUUID
    let content: ShellContent
    let isDrivingMode: Bool
    let isPrivateSession: Bool
    let toast: Toast?
    let showsOverlay: Bool
    let sheet: ShellSheet?
    let destination: Destination?
    let ratingPrompt: RatingPromptState

    init(windowUUID: WindowUUID) {
        self.init(
            windowUUID: windowUUID,
            content: .library,
            isDrivingMode: false,
            isPrivateSession: false,
            ratingPrompt: RatingPromptState(windowUUID: windowUUID)
        )
    }

    init(
        windowUUID: WindowUUID,
        content: ShellContent,
        isDrivingMode: Bool,
        isPrivateSession: Bool,
        toast: Toast? = nil,
        showsOverlay: Bool = false,
        sheet: ShellSheet? = nil,
        destination: Destination? = nil,
        ratingPrompt: RatingPromptState
    ) {
        self.windowUUID = windowUUID
        self.content = content
        self.isDrivingMode = isDrivingMode
        self.isPrivateSession = isPrivateSession
        self.toast = toast
        self.showsOverlay = showsOverlay
        self.sheet = sheet
        self.destination = destination
        self.ratingPrompt = ratingPrompt
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        // Only process actions for the current window
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case ShellModernAction.didShake, ShellModernAction.clearOverlay:
            return reduceShellAction(action: action, state: state, windowUUID: windowUUID)
        case LibraryModernAction.viewWillAppear, LibraryModernAction.viewDidAppear, LibraryModernAction.viewWillTransition, LibraryModernAction.didSelectItem, LibraryModernAction.sectionSeen, LibraryModernAction.initialize:
            return reduceLibraryAction(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarMiddlewareModernAction.didSwipeUp:
            return reducePlayerBarMiddlewareAction(action: action, state: state, windowUUID: windowUUID)
        case RatingPromptAction.showPrompt, RatingPromptAction.closePrompt:
            return reduceRatingPromptAction(action: action, state: state, windowUUID: windowUUID)
        case ShellModernAction.showCastSheet:
            return handleShowCastSheet(action: action, state: state, windowUUID: windowUUID)
        case ShellModernAction.showMenu:
            return handleShowMenu(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.placementDidChange, PlayerBarModernAction.traitsDidChange, PlayerBarModernAction.translucencyDidChange, PlayerBarModernAction.opacityNeedsUpdate, PlayerBarModernAction.expansionDidChange, PlayerBarModernAction.animationDidChange, PlayerBarModernAction.didHide, PlayerBarModernAction.bufferingDidChange, PlayerBarModernAction.middleButtonDidChange, PlayerBarModernAction.artworkDidChange, PlayerBarModernAction.progressDidUpdate, PlayerBarModernAction.skipButtonsDidChange, PlayerBarModernAction.castDeviceDidChange, PlayerBarModernAction.chapterDidChange, PlayerBarModernAction.didCancelScrubbing, PlayerBarModernAction.didEndScrubbing, PlayerBarModernAction.sleepTimerDidChange, PlayerBarModernAction.episodeDidChange:
            return reducePlayerBarAction(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarMiddlewareModernAction.customAction:
            return handleCustomAction(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarMiddlewareModernAction.episodeDidChange:
            return handleEpisodeDidChange(action: action, state: state, windowUUID: windowUUID)
        case NavigationModernAction.tapOnSettings(let destination), NavigationModernAction.tapOnShare(let destination), NavigationModernAction.tapOnChapterLink(let destination), NavigationModernAction.tapOnSurvey(let destination), NavigationModernAction.tapOnShowAllSuggestions(let destination), NavigationModernAction.tapOnQueue(let destination), NavigationModernAction.tapOnShowAllSubscriptions(let destination):
            return reduceNavigationAction(
                action: action,
                destination: destination,
                state: state,
                windowUUID: windowUUID
            )
        case ShellModernAction.toggleDrivingMode:
            return handleToggleDrivingMode(action: action, state: state, windowUUID: windowUUID)
        case RatingPromptAction.continueToSurvey:
            return handleContinueToSurvey(action: action, state: state, windowUUID: windowUUID)
        case ShellModernAction.returnToLibrary:
            return handleReturnToLibrary(action: action, state: state, windowUUID: windowUUID)
        case ShellModernAction.showOverlay(let showsOverlay):
            return reduceShellAction(action: action, showsOverlay: showsOverlay, state: state, windowUUID: windowUUID)
        case ShellModernAction.updateSelectedEpisode(let selectedEpisode, let isPrivateSession):
            return reduceShellAction(
                action: action,
                selectedEpisode: selectedEpisode,
                isPrivateSession: isPrivateSession,
                state: state,
                windowUUID: windowUUID
            )
        case PlayerBarMiddlewareModernAction.didTapButton:
            return handleDidTapButton(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.privateSessionDidChange(let isPrivateSession):
            return reducePlayerBarAction(
                action: action,
                isPrivateSession: isPrivateSession,
                state: state,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.didScrub:
            return reducePlayerBarActionDidScrub(action: action, state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.didBeginScrubbing:
            return reducePlayerBarActionDidBeginScrubbing(action: action, state: state, windowUUID: windowUUID)
        default:
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                ratingPrompt: RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)
            )
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        // Only process actions for the current window
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        if let action = action as? ShellAction {
            return reduceShellAction(action: action, state: state)
        } else if let action = action as? NavigationAction {
            return reduceNavigationAction(action: action, state: state)
        } else if let action = action as? PlayerBarMiddlewareAction {
            return reducePlayerBarMiddlewareAction(action: action, state: state)
        } else if let action = action as? PlayerBarAction {
            return reducePlayerBarAction(action: action, state: state)
        } else if let action = action as? LibraryAction {
            return reduceLibraryAction(action: action, state: state)
        } else {
            return ShellState(
                windowUUID: state.windowUUID,
                content: state.content,
                isDrivingMode: state.isDrivingMode,
                isPrivateSession: state.isPrivateSession,
                ratingPrompt: RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)
            )
        }
    }

    static func defaultState(from state: ShellState) -> ShellState {
        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: RatingPromptState.defaultState(from: state.ratingPrompt)
        )
    }

    /// Drops what was meant to be seen once, and lets the prompt see the action.
    @MainActor
    static func passthroughState(from state: ShellState, action: Action) -> ShellState {
        let ratingPrompt = RatingPromptState.reducer.legacyReducer(state.ratingPrompt, action)

        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: ratingPrompt
        )
    }

    /// Drops what was meant to be seen once, and lets the prompt see the action.
    @MainActor
    static func passthroughState(from state: ShellState, action: ModernAction, windowUUID: WindowUUID) -> ShellState {
        let ratingPrompt = RatingPromptState.reducer.modernReducer(state.ratingPrompt, action, windowUUID)

        return ShellState(
            windowUUID: state.windowUUID,
            content: state.content,
            isDrivingMode: state.isDrivingMode,
            isPrivateSession: state.isPrivateSession,
            ratingPrompt: ratingPrompt
        )
    }
}

enum ShellContent: Equatable, Sendable {
    case library
    case episode(id: String)
}

enum ShellSheet: Equatable, Sendable {
    case speed(anchor: BarButtonConfiguration.ActionType)
    case sleepTimer
    case castDevices
    case menu
    case transcript
}
