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
    }

    lazy var legacyPlayerBarProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        if let action = action as? ShellMiddlewareAction {
            self.resolveShellMiddlewareActions(action: action, state: state)
        } else if let action = action as? RatingPromptMiddlewareAction {
            self.resolveRatingPromptActions(windowUUID: action.windowUUID, actionType: action.actionType)
        } else if let action = action as? RatingPromptAction {
            self.resolveRatingPromptActions(windowUUID: action.windowUUID, actionType: action.actionType)
        } else if let action = action as? PlayerBarMiddlewareAction {
            self.resolvePlayerBarMiddlewareActions(action: action, state: state)
        } else if let action = action as? PlayerBarAction {
            self.resolvePlayerBarActions(action: action, state: state)
        }
    }

    private func resolveShellMiddlewareActions(action: ShellMiddlewareAction, state: AppState) {
        let windowUUID = action.windowUUID

        switch action.actionType {
        case ShellMiddlewareActionType.shellDidLoad:
            guard let placement = action.placement else { return }

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
        default:
            break
        }
    }

    /// A card above the bar casts a shadow of its own.
    private func resolveRatingPromptActions(windowUUID: WindowUUID, actionType: ActionType) {
        switch actionType {
        case RatingPromptMiddlewareActionType.initialize:
            let action = PlayerBarAction(
                artworkBorder: .allAround,
                showsShadow: false,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.borderDidChange
            )
            store.dispatch(action)
        case RatingPromptActionType.closePrompt, RatingPromptActionType.continueToSurvey:
            let action = PlayerBarAction(
                showsShadow: true,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.borderDidChange
            )
            store.dispatch(action)
        default:
            break
        }
    }

    private func resolvePlayerBarMiddlewareActions(action: PlayerBarMiddlewareAction, state: AppState) {
        switch action.actionType {
        case PlayerBarMiddlewareActionType.didTapButton:
            resolveTouch(action: action, state: state)
        case PlayerBarMiddlewareActionType.customAction:
            guard action.button == .playPause else { return }
            services.audio.seek(to: 0, in: action.windowUUID)
        case PlayerBarMiddlewareActionType.didSeek:
            services.audio.seek(to: action.fraction ?? 0, in: action.windowUUID)
        case PlayerBarMiddlewareActionType.episodeDidChange:
            services.telemetry.record("listen", extra: action.episodeID)
        default:
            break
        }
    }

    private func resolvePlayerBarActions(action: PlayerBarAction, state: AppState) {
        switch action.actionType {
        case PlayerBarActionType.didEndScrubbing:
            guard let progress = action.progress else { return }
            let action = PlayerBarMiddlewareAction(
                fraction: progress,
                windowUUID: action.windowUUID,
                actionType: PlayerBarMiddlewareActionType.didSeek
            )
            store.dispatch(action)
        case PlayerBarActionType.sleepTimerDidChange:
            services.audio.pauseAfter(minutes: action.sleepMinutes, in: action.windowUUID)
        case PlayerBarActionType.speedDidChange:
            services.audio.setSpeed(action.speed ?? 1, in: action.windowUUID)
        case PlayerBarActionType.didCancelScrubbing:
            recordCancel(windowUUID: action.windowUUID, state: state)
        default:
            break
        }
    }

    private func recordCancel(windowUUID: WindowUUID, state: AppState) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID)
        services.telemetry.record("scrub-cancelled", extra: bar?.scrubber.episodeID)
    }

    // MARK: - Buttons

    private func resolveTouch(action: PlayerBarMiddlewareAction, state: AppState) {
        guard let gesture = action.gesture else { return }

        switch gesture {
        case .tap:
            handleTap(action: action, state: state)
        case .longPress:
            handleLongPress(action: action, state: state)
        }
    }

    private func handleTap(action: PlayerBarMiddlewareAction, state: AppState) {
        let windowUUID = action.windowUUID

        switch action.button {
        case .playPause:
            togglePlayback(windowUUID: windowUUID, state: state)
        case .skipBack:
            services.audio.skip(by: -15, in: windowUUID)
        case .skipForward:
            services.audio.skip(by: 30, in: windowUUID)
        case .speed:
            let action = ShellAction(
                anchor: action.button,
                windowUUID: action.windowUUID,
                actionType: ShellActionType.showSpeedSheet
            )
            store.dispatch(action)
        case .sleepTimer:
            let action = ShellAction(
                anchor: action.button,
                windowUUID: action.windowUUID,
                actionType: ShellActionType.showSleepSheet
            )
            store.dispatch(action)
        case .cast:
            let action = ShellAction(windowUUID: action.windowUUID, actionType: ShellActionType.showCastSheet)
            store.dispatch(action)
        case .menu:
            let action = ShellAction(windowUUID: action.windowUUID, actionType: ShellActionType.showMenu)
            store.dispatch(action)
        case .queue:
            let action = NavigationAction(
                destination: .queue,
                windowUUID: action.windowUUID,
                actionType: NavigationActionType.tapOnQueue
            )
            store.dispatch(action)
        case .bookmark, .share:
            services.telemetry.record("middle-button", extra: action.button?.rawValue)
        case nil:
            break
        }
    }

    private func handleLongPress(action: PlayerBarMiddlewareAction, state: AppState) {
        switch action.button {
        case .speed:
            let action = PlayerBarAction(
                speed: nil,
                windowUUID: action.windowUUID,
                actionType: PlayerBarActionType.speedDidChange
            )
            store.dispatch(action)
        case .playPause:
            services.audio.pause(in: action.windowUUID)
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
