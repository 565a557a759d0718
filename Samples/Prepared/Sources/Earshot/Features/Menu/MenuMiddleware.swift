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
    }

    lazy var legacyMenuProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        guard let action = action as? MenuAction else { return }
        let isPlaying = action.extras?.isPlaying ?? false

        self.handleMenuAction(action: action, isPlaying: isPlaying, state: state)
    }

    private func handleMenuAction(action: MenuAction, isPlaying: Bool, state: AppState) {
        switch action.actionType {
        case MenuActionType.viewDidLoad:
            dispatchInfoRequest(action: action)
        case MenuActionType.requestInfo:
            dispatchInfo(action: action)
        case MenuActionType.tapSubscribe:
            setSubscribed(true, action: action)
        case MenuActionType.tapUnsubscribe:
            setSubscribed(false, action: action)
        case MenuActionType.tapPin, MenuActionType.tapUnpin:
            handlePin(action: action)
        case MenuActionType.tapPrivateSession:
            dispatchPrivateSession(action: action, state: state)
        case MenuActionType.tapPlaySuggestion:
            playSuggestion(windowUUID: action.windowUUID)
        case MenuActionType.tapHelp:
            record("help", isPlaying: isPlaying)
        case MenuActionType.tapClose:
            record("close", isPlaying: isPlaying)
            dispatchInfoUpdate(nil, windowUUID: action.windowUUID)
        default:
            break
        }
    }

    // MARK: - The episode that plays

    private func dispatchInfoRequest(action: MenuAction) {
        let action = MenuAction(
            windowUUID: action.windowUUID,
            actionType: MenuActionType.requestInfo,
            show: action.show
        )
        store.dispatch(action)
    }

    private func dispatchInfo(action: MenuAction) {
        let windowUUID = action.windowUUID
        Task { @MainActor in
            let shows = await services.catalog.subscriptions()
            guard let show = action.show ?? shows.first else { return }
            let info = MenuEpisodeInfo(
                show: show,
                isSubscribed: shows.contains(show),
                isPinned: services.preferences.bool(for: "pinned.\(show.id)") ?? false
            )
            dispatchInfoUpdate(info, windowUUID: windowUUID)
        }
    }

    private func dispatchInfoUpdate(_ info: MenuEpisodeInfo?, windowUUID: WindowUUID) {
        store.dispatch(
            MenuAction(windowUUID: windowUUID, actionType: MenuActionType.updateInfo, info: info)
        )
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

    private func dispatchPrivateSession(action: MenuAction, state: AppState) {
        let shell = state.screenState(ShellState.self, for: .shell, window: action.windowUUID)
        let action = PrivateSessionAction(
            isPrivate: shell.map { !$0.isPrivateSession },
            windowUUID: action.windowUUID,
            actionType: PrivateSessionActionType.didChange
        )
        store.dispatch(action)
    }

    private func playSuggestion(windowUUID: WindowUUID) {
        guard let episode = services.catalog.recentEpisodes().last else { return }
        EpisodeMiddleware(services: services).start(episode, windowUUID: windowUUID)
    }

    private func record(_ choice: String, isPlaying: Bool) {
        services.telemetry.record("menu-\(choice)", extra: isPlaying ? "playing" : "silent")
    }
}
