import ListeningKit
import Redux

/// Does what was chosen from the menu.
@MainActor
final class MenuMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var menuProvider: Middleware<AppState> = (legacyMenuProvider, modernMenuProvider)

    lazy var modernMenuProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case MenuModernAction.viewDidLoad(let show):
            self.handleMenuAction(show: show, isPlaying: false, state: state, windowUUID: windowUUID)
        case MenuModernAction.requestInfo(let show):
            self.handleRequestInfo(show: show, isPlaying: false, state: state, windowUUID: windowUUID)
        case MenuModernAction.tapPrivateSession:
            self.handleMenuAction(isPlaying: false, state: state, windowUUID: windowUUID)
        case MenuModernAction.tapPlaySuggestion:
            self.handleTapPlaySuggestion(isPlaying: false, state: state, windowUUID: windowUUID)
        case MenuModernAction.tapClose(let extras):
            let isPlaying = extras.isPlaying

            self.handleTapClose(isPlaying: isPlaying, state: state, windowUUID: windowUUID)
        case MenuModernAction.tapHelp(let extras):
            let isPlaying = extras?.isPlaying ?? false

            self.handleMenuAction(isPlaying: isPlaying, state: state)
        default:
            break
        }
    }

    lazy var legacyMenuProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        guard let action = action as? MenuAction else { return }
        let isPlaying = action.extras?.isPlaying ?? false

        self.handleMenuAction(action: action, isPlaying: isPlaying, state: state)
    }

    private func handleMenuAction(action: MenuAction, isPlaying: Bool, state: AppState) {
        switch action.actionType {
        case MenuActionType.tapSubscribe:
            setSubscribed(true, action: action)
        case MenuActionType.tapUnsubscribe:
            setSubscribed(false, action: action)
        case MenuActionType.tapPin, MenuActionType.tapUnpin:
            handlePin(action: action)
        default:
            break
        }
    }

    private func handleMenuAction(isPlaying: Bool, state: AppState) {
        record("help", isPlaying: isPlaying)
    }

    private func handleTapClose(isPlaying: Bool, state: AppState, windowUUID: WindowUUID) {
        record("close", isPlaying: isPlaying)
        dispatchInfoUpdate(nil, windowUUID: windowUUID)
    }

    private func handleTapPlaySuggestion(isPlaying: Bool, state: AppState, windowUUID: WindowUUID) {
        playSuggestion(windowUUID: windowUUID)
    }

    private func handleMenuAction(isPlaying: Bool, state: AppState, windowUUID: WindowUUID) {
        dispatchPrivateSession(state: state, windowUUID: windowUUID)
    }

    private func handleRequestInfo(show: Show?, isPlaying: Bool, state: AppState, windowUUID: WindowUUID) {
        dispatchInfo(show: show, windowUUID: windowUUID)
    }

    private func handleMenuAction(show: Show?, isPlaying: Bool, state: AppState, windowUUID: WindowUUID) {
        dispatchInfoRequest(show: show, windowUUID: windowUUID)
    }

    // MARK: - The episode that plays

    private func dispatchInfoRequest(show: Show?, windowUUID: WindowUUID) {
        let action = MenuModernAction.requestInfo(show: show)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func dispatchInfo(show actionShow: Show?, windowUUID: WindowUUID) {
        Task { @MainActor in
            let shows = await services.catalog.subscriptions()
            guard let show = actionShow ?? shows.first else { return }
            let info = MenuEpisodeInfo(
                show: show,
                isSubscribed: shows.contains(show),
                isPinned: services.preferences.bool(for: "pinned.\(show.id)") ?? false
            )
            dispatchInfoUpdate(info, windowUUID: windowUUID)
        }
    }

    private func dispatchInfoUpdate(_ info: MenuEpisodeInfo?, windowUUID: WindowUUID) {
        store.dispatch(MenuModernAction.updateInfo(info: info), forWindowUUID: windowUUID)
    }

    // MARK: - Choices

    private func setSubscribed(_ isSubscribed: Bool, action: MenuAction) {
        guard let show = action.show else { return }
        services.catalog.setSubscribed(isSubscribed, to: show)
        guard isSubscribed else { return }
        store.dispatch(
            ShellAction(
                toast: .subscribed(title: show.title),
                windowUUID: action.windowUUID,
                actionType: ShellActionType.showToast
            )
        )
    }

    private func handlePin(action: MenuAction) {
        guard let show = action.show else { return }
        let isPinned = action.actionType as? MenuActionType == .tapPin
        services.preferences.set(isPinned, for: "pinned.\(show.id)")
    }

    private func dispatchPrivateSession(state: AppState, windowUUID: WindowUUID) {
        let shell = state.screenState(ShellState.self, for: .shell, window: windowUUID)
        let action = PrivateSessionModernAction.didChange(isPrivate: shell.map { !$0.isPrivateSession })
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func playSuggestion(windowUUID: WindowUUID) {
        guard let episode = services.catalog.recentEpisodes().last else { return }
        EpisodeMiddleware(services: services).start(episode, windowUUID: windowUUID)
    }

    private func record(_ choice: String, isPlaying: Bool) {
        services.telemetry.record("menu-\(choice)", extra: isPlaying ? "playing" : "silent")
    }
}
