import ListeningKit
import Redux

/// Owns the queue of every window and what has been taken out of it.
@MainActor
final class QueueMiddleware {
    private let services: Services
    private var queues: [WindowUUID: [Episode]] = [:]
    private var removed: [WindowUUID: [Episode]] = [:]

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var queueProvider: Middleware<AppState> = (legacyQueueProvider, modernQueueProvider)

    lazy var modernQueueProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
    }

    lazy var legacyQueueProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        if let action = action as? QueueAction {
            self.resolveQueueActions(action: action, state: state)
        } else if let action = action as? CoverArtAction {
            self.keepCoverArt(action: action)
        } else if let action = action as? EpisodeMenuAction {
            self.resolveEpisodeMenuActions(action: action)
        } else if let action = action as? EpisodePeekAction {
            self.resolveEpisodePeekActions(action: action)
        } else if let action = action as? NavigationAction {
            self.resolveNavigationActions(action: action)
        } else {
            self.resolveOtherActions(action: action, state: state)
        }
    }

    // MARK: - By feature

    private func resolveQueueActions(action: QueueAction, state: AppState) {
        switch action.actionType {
        case QueueActionType.viewDidLoad:
            resetQueue(windowUUID: action.windowUUID)
        case QueueActionType.add:
            guard let episode = action.episode else { return }
            insert(episode, isPlayedNext: action.isPlayedNext ?? false, windowUUID: action.windowUUID)
        case QueueActionType.clear:
            clear(windowUUID: action.windowUUID)
        case QueueActionType.undoRemove, QueueActionType.undoClear:
            undo(windowUUID: action.windowUUID)
        default:
            resolveEpisodeInQueue(action: action)
        }
    }

    private func resolveEpisodeInQueue(action: QueueAction) {
        guard let episodeID = action.episodeID,
            let episode = queue(in: action.windowUUID).first(where: { $0.id == episodeID })
        else { return }

        switch action.actionType {
        case QueueActionType.remove:
            removed[action.windowUUID] = [episode]
            setQueue(queue(in: action.windowUUID).filter { $0 != episode }, windowUUID: action.windowUUID)
            dispatchToast(.removedFromQueue(episodeID: episodeID), action: action)
        case QueueActionType.move:
            move(episode, to: action.index ?? 0, windowUUID: action.windowUUID)
        case QueueActionType.play:
            EpisodeMiddleware(services: services).start(episode, windowUUID: action.windowUUID)
        default:
            break
        }
    }

    private func keepCoverArt(action: CoverArtAction) {
        services.preferences.set(true, for: "art.\(action.episode.id)")
        services.telemetry.record("art-drawn")
    }

    private func resolveEpisodeMenuActions(action: EpisodeMenuAction) {
        switch action.actionType {
        case EpisodeMenuActionType.tappedPlayNext:
            guard let episode = action.episode else { return }
            let action = QueueAction(
                episode: episode,
                isPlayedNext: true,
                windowUUID: action.windowUUID,
                actionType: QueueActionType.add
            )
            store.dispatch(action)
        default:
            break
        }
    }

    private func resolveEpisodePeekActions(action: EpisodePeekAction) {
        switch action.actionType {
        case EpisodePeekActionType.addToQueue:
            let episode = services.catalog.recentEpisodes().first { $0.id == action.episodeID }
            let newAction = QueueAction(
                episode: episode,
                windowUUID: action.windowUUID,
                actionType: QueueActionType.add
            )
            store.dispatch(newAction)
        default:
            break
        }
    }

    private func resolveNavigationActions(action: NavigationAction) {
        switch action.actionType {
        case NavigationActionType.tapOnQueue, NavigationActionType.tapOnContinueCard:
            services.telemetry.record("queue-opened", extra: action.destination.path)
        default:
            break
        }
    }

    private func resolveOtherActions(action: Action, state: AppState) {
        switch action.actionType {
        case ShellMiddlewareActionType.shellDidLoad:
            queues[action.windowUUID] = nil
            removed[action.windowUUID] = nil
        case LibraryActionType.initialize, DownloadsActionType.didRemove:
            dispatchQueue(windowUUID: action.windowUUID)
        case SearchActionType.didSelectResult:
            guard let episode = (action as? SearchAction)?.results?.first else { return }
            insert(episode, isPlayedNext: false, windowUUID: action.windowUUID)
        default:
            break
        }
    }

    // MARK: - The queue

    private func queue(in windowUUID: WindowUUID) -> [Episode] {
        return queues[windowUUID] ?? []
    }

    /// Every window begins with what was listened to last.
    private func resetQueue(windowUUID: WindowUUID) {
        removed[windowUUID] = nil
        setQueue(services.catalog.recentEpisodes(), windowUUID: windowUUID)
    }

    private func insert(_ episode: Episode, isPlayedNext: Bool, windowUUID: WindowUUID) {
        var episodes = queue(in: windowUUID).filter { $0 != episode }
        episodes.insert(episode, at: isPlayedNext ? 0 : episodes.count)
        setQueue(episodes, windowUUID: windowUUID)
    }

    private func move(_ episode: Episode, to index: Int, windowUUID: WindowUUID) {
        var episodes = queue(in: windowUUID).filter { $0 != episode }
        episodes.insert(episode, at: min(index, episodes.count))
        setQueue(episodes, windowUUID: windowUUID)
    }

    private func clear(windowUUID: WindowUUID) {
        removed[windowUUID] = queue(in: windowUUID)
        setQueue([], windowUUID: windowUUID)
        let toastAction = ShellAction(
            toast: .clearedQueue,
            windowUUID: windowUUID,
            actionType: ShellActionType.showToast
        )
        store.dispatch(toastAction)
    }

    private func undo(windowUUID: WindowUUID) {
        guard let episodes = removed.removeValue(forKey: windowUUID) else { return }
        setQueue(episodes + queue(in: windowUUID), windowUUID: windowUUID)
    }

    private func setQueue(_ episodes: [Episode], windowUUID: WindowUUID) {
        queues[windowUUID] = episodes
        dispatchQueue(windowUUID: windowUUID)
        store.dispatch(
            PlayerBarAction(
                queueCount: episodes.count,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.queueCountDidChange
            )
        )
    }

    private func dispatchQueue(windowUUID: WindowUUID) {
        let action = QueueAction(
            episodes: queue(in: windowUUID),
            windowUUID: windowUUID,
            actionType: QueueMiddlewareActionType.queueDidChange
        )
        store.dispatch(action)
    }

    private func dispatchToast(_ toast: Toast, action: Action) {
        store.dispatch(
            QueueAction(
                toast: toast,
                windowUUID: action.windowUUID,
                actionType: QueueMiddlewareActionType.showUndo
            )
        )
    }
}
