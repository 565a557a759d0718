import ListeningKit
import Redux

/// Connects the bar with the player.
@MainActor
final class PlayerBarMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var playerBarProvider: Middleware<AppState> = (legacyPlayerBarProvider, modernPlayerBarProvider)

    lazy var modernPlayerBarProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case PlayerBarMiddlewareModernAction.customAction(let button):
            self.resolvePlayerBarMiddlewareActions(button: button, state: state, windowUUID: windowUUID)
        case PlayerBarMiddlewareModernAction.episodeDidChange(let episodeID):
            self.resolvePlayerBarMiddlewareActions(episodeID: episodeID, state: state)
        case RatingPromptAction.closePrompt, RatingPromptAction.continueToSurvey:
            self.resolveRatingPromptActions(windowUUID: windowUUID)
        case RatingPromptMiddlewareAction.initialize:
            self.resolveRatingPromptActionsInitialize(windowUUID: windowUUID)
        case ShellMiddlewareAction.shellDidLoad(let placement):
            self.resolveShellMiddlewareActions(placement: placement, state: state, windowUUID: windowUUID)
        case PlayerBarMiddlewareModernAction.didTapButton(let button, let gesture):
            self.resolvePlayerBarMiddlewareActions(
                button: button,
                gesture: gesture,
                state: state,
                windowUUID: windowUUID
            )
        case PlayerBarModernAction.didCancelScrubbing:
            self.resolvePlayerBarActions(state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.didEndScrubbing(let progress):
            self.resolvePlayerBarActions(progress: progress, state: state, windowUUID: windowUUID)
        case PlayerBarModernAction.sleepTimerDidChange(let sleepMinutes):
            self.resolvePlayerBarActions(sleepMinutes: sleepMinutes, state: state, windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyPlayerBarProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        if let action = action as? PlayerBarMiddlewareAction {
            self.resolvePlayerBarMiddlewareActions(action: action, state: state)
        } else if let action = action as? PlayerBarAction {
            self.resolvePlayerBarActions(action: action, state: state)
        }
    }

    private func resolveShellMiddlewareActions(placement: BarPlacement?, state: AppState, windowUUID: WindowUUID) {
        guard let placement else { return }

        let middleButton =
            if let name = services.preferences.string(for: "bar.middle-button"),
                let chosen = MiddleButton(rawValue: name)
            {
                chosen
            } else {
                MiddleButton.bookmark
            }
        let action = PlayerBarAction(
            placement: placement,
            layout: BarLayout.layout(for: placement),
            isTranslucent: services.appearance.settings.tintStrength < 1,
            artworkBorder: placement == .top ? .leading : .none,
            showsShadow: placement == .bottom,
            middleButton: middleButton,
            canCast: services.preferences.bool(for: "cast.enabled") ?? false,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.didLoadBar
        )
        store.dispatch(action)
    }

    /// A card above the bar casts a shadow of its own.
    private func resolveRatingPromptActionsInitialize(windowUUID: WindowUUID) {
        let action = PlayerBarAction(
            artworkBorder: .allAround,
            showsShadow: false,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.borderDidChange
        )
        store.dispatch(action)
    }

    /// A card above the bar casts a shadow of its own.
    private func resolveRatingPromptActions(windowUUID: WindowUUID) {
        let action = PlayerBarAction(
            showsShadow: true,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.borderDidChange
        )
        store.dispatch(action)
    }

    private func resolvePlayerBarMiddlewareActions(action: PlayerBarMiddlewareAction, state: AppState) {
        switch action.actionType {
        case PlayerBarMiddlewareActionType.didSeek:
            services.audio.seek(to: action.fraction ?? 0, in: action.windowUUID)
        default:
            break
        }
    }

    private func resolvePlayerBarMiddlewareActions(
        button: BarButtonConfiguration.ActionType,
        gesture: BarGesture?,
        state: AppState,
        windowUUID: WindowUUID
    ) {
        resolveTouch(button: button, gesture: gesture, state: state, windowUUID: windowUUID)
    }

    private func resolvePlayerBarMiddlewareActions(episodeID: String, state: AppState) {
        services.telemetry.record("listen", extra: episodeID)
    }

    private func resolvePlayerBarMiddlewareActions(
        button: BarButtonConfiguration.ActionType,
        state: AppState,
        windowUUID: WindowUUID
    ) {
        guard button == .playPause else { return }
        services.audio.seek(to: 0, in: windowUUID)
    }

    private func resolvePlayerBarActions(action: PlayerBarAction, state: AppState) {
        switch action.actionType {
        case PlayerBarActionType.speedDidChange:
            services.audio.setSpeed(action.speed ?? 1, in: action.windowUUID)
        default:
            break
        }
    }

    private func resolvePlayerBarActions(sleepMinutes: Int?, state: AppState, windowUUID: WindowUUID) {
        services.audio.pauseAfter(minutes: sleepMinutes, in: windowUUID)
    }

    private func resolvePlayerBarActions(progress: Double, state: AppState, windowUUID: WindowUUID) {
        let action = PlayerBarMiddlewareAction(
            fraction: progress,
            windowUUID: windowUUID,
            actionType: PlayerBarMiddlewareActionType.didSeek
        )
        store.dispatch(action)
    }

    private func resolvePlayerBarActions(state: AppState, windowUUID: WindowUUID) {
        recordCancel(windowUUID: windowUUID, state: state)
    }

    private func recordCancel(windowUUID: WindowUUID, state: AppState) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID)
        services.telemetry.record("scrub-cancelled", extra: bar?.scrubber.episodeID)
    }

    // MARK: - Buttons

    private func resolveTouch(
        button: BarButtonConfiguration.ActionType,
        gesture: BarGesture?,
        state: AppState,
        windowUUID: WindowUUID
    ) {
        guard let gesture else { return }

        switch gesture {
        case .tap:
            handleTap(button: button, state: state, windowUUID: windowUUID)
        case .longPress:
            handleLongPress(button: button, state: state, windowUUID: windowUUID)
        }
    }

    private func handleTap(button: BarButtonConfiguration.ActionType, state: AppState, windowUUID: WindowUUID) {
        switch button {
        case .playPause:
            togglePlayback(windowUUID: windowUUID, state: state)
        case .skipBack:
            services.audio.skip(by: -15, in: windowUUID)
        case .skipForward:
            services.audio.skip(by: 30, in: windowUUID)
        case .speed:
            let action = ShellAction(
                anchor: button,
                windowUUID: windowUUID,
                actionType: ShellActionType.showSpeedSheet
            )
            store.dispatch(action)
        case .sleepTimer:
            let action = ShellAction(
                anchor: button,
                windowUUID: windowUUID,
                actionType: ShellActionType.showSleepSheet
            )
            store.dispatch(action)
        case .cast:
            store.dispatch(ShellModernAction.showCastSheet, forWindowUUID: windowUUID)
        case .menu:
            store.dispatch(ShellModernAction.showMenu, forWindowUUID: windowUUID)
        case .queue:
            store.dispatch(NavigationModernAction.tapOnQueue(destination: .queue), forWindowUUID: windowUUID)
        case .bookmark, .share:
            services.telemetry.record("middle-button", extra: button.rawValue)
        }
    }

    private func handleLongPress(button: BarButtonConfiguration.ActionType, state: AppState, windowUUID: WindowUUID) {
        switch button {
        case .speed:
            let action = PlayerBarAction(
                speed: nil,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.speedDidChange
            )
            store.dispatch(action)
        case .playPause:
            services.audio.pause(in: windowUUID)
        default:
            break
        }
    }

    private func togglePlayback(windowUUID: WindowUUID, state: AppState) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID)
        let isPlaying = !(bar?.transport.isPlaying ?? false)

        if isPlaying {
            services.audio.play(in: windowUUID)
        } else {
            services.audio.pause(in: windowUUID)
        }
        store.dispatch(
            PlayerBarAction(
                isPlaying: isPlaying,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.playbackStateDidChange
            )
        )
    }
}
