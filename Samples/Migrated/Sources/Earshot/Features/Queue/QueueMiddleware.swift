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
        switch action {
        case QueueModernAction.viewDidLoad:
            self.resolveQueueActions(state: state, windowUUID: windowUUID)
        case EpisodeMenuAction.tappedPlayNext(let episode):
            self.resolveEpisodeMenuActions(episode: episode, windowUUID: windowUUID)
        case QueueModernAction.remove(let episodeID):
            self.resolveQueueActions(episodeID: episodeID, state: state, windowUUID: windowUUID)
        case QueueModernAction.play(let episodeID):
            self.resolveQueueActionsPlay(episodeID: episodeID, state: state, windowUUID: windowUUID)
        case CoverArtAction.didDraw(let episode):
            self.keepCoverArt(episode: episode)
        case SearchModernAction.didSelectResult(let results):
            self.resolveOtherActions(results: results, state: state, windowUUID: windowUUID)
        case QueueModernAction.move(let episodeID, let index):
            self.resolveQueueActions(episodeID: episodeID, index: index, state: state, windowUUID: windowUUID)
        case QueueModernAction.clear:
            self.handleClear(state: state, windowUUID: windowUUID)
        case NavigationModernAction.tapOnQueue(let destination):
            self.resolveNavigationActions(destination: destination)
        case ShellMiddlewareAction.shellDidLoad:
            self.resolveOtherActions(state: state, windowUUID: windowUUID)
        case DownloadsModernAction.didRemove:
            self.handleDidRemove(state: state, windowUUID: windowUUID)
        case LibraryModernAction.initialize:
            self.resolveOtherActionsInitialize(state: state, windowUUID: windowUUID)
        case EpisodePeekAction.addToQueue(let episodeID):
            self.resolveEpisodePeekActions(episodeID: episodeID, windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyQueueProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        if let action = action as? QueueAction {
            self.resolveQueueActions(action: action, state: state)
        } else if let action = action as? NavigationAction {
            self.resolveNavigationActions(action: action)
        } else {
        }
    }

    // MARK: - By feature

    private func resolveQueueActions(action: QueueAction, state: AppState) {
        switch action.actionType {
        case QueueActionType.add:
            guard let episode = action.episode else { return }
            insert(episode, isPlayedNext: action.isPlayedNext ?? false, windowUUID: action.windowUUID)
        case QueueActionType.undoRemove, QueueActionType.undoClear:
            undo(windowUUID: action.windowUUID)
        default:
            break
        }
    }

    private func handleClear(state: AppState, windowUUID: WindowUUID) {
        clear(windowUUID: windowUUID)
    }

    private func resolveQueueActions(episodeID: String, index: Int?, state: AppState, windowUUID: WindowUUID) {
        resolveEpisodeInQueue(episodeID: episodeID, index: index, windowUUID: windowUUID)
    }

    private func resolveQueueActionsPlay(episodeID: String, state: AppState, windowUUID: WindowUUID) {
        handlePlay(episodeID: episodeID, windowUUID: windowUUID)
    }

    private func resolveQueueActions(episodeID: String, state: AppState, windowUUID: WindowUUID) {
        resolveEpisodeInQueue(episodeID: episodeID, windowUUID: windowUUID)
    }

    private func resolveQueueActions(state: AppState, windowUUID: WindowUUID) {
        resetQueue(windowUUID: windowUUID)
    }

    private func resolveEpisodeInQueue(episodeID: String, index: Int?, windowUUID: WindowUUID) {
        guard let episode = queue(in: windowUUID).first(where: { $0.id == episodeID }) else {
            return
        }

        move(episode, to: index ?? 0, windowUUID: windowUUID)
    }

    private func handlePlay(episodeID: String, windowUUID: WindowUUID) {
        guard let episode = queue(in: windowUUID).first(where: { $0.id == episodeID }) else {
            return
        }

        EpisodeMiddleware(services: services).start(episode, windowUUID: windowUUID)
    }

    private func resolveEpisodeInQueue(episodeID: String, windowUUID: WindowUUID) {
        guard let episode = queue(in: windowUUID).first(where: { $0.id == episodeID }) else {
            return
        }

        removed[windowUUID] = [episode]
        setQueue(queue(in: windowUUID).filter { $0 != episode }, windowUUID: windowUUID)
        dispatchToast(.removedFromQueue(episodeID: episodeID), windowUUID: windowUUID)
    }

    private func keepCoverArt(episode: Episode) {
        services.preferences.set(true, for: "art.\(episode.id)")
        services.telemetry.record("art-drawn")
    }

    private func resolveEpisodeMenuActions(episode: Episode, windowUUID: WindowUUID) {
        let action = QueueAction(
            episode: episode,
            isPlayedNext: true,
            windowUUID: windowUUID,
            actionType: QueueActionType.add
        )
        store.dispatch(action)
    }

    private func resolveEpisodePeekActions(episodeID: String, windowUUID: WindowUUID) {
        let episode = services.catalog.recentEpisodes().first { $0.id == episodeID }
        let newAction = QueueAction(
            episode: episode,
            windowUUID: windowUUID,
            actionType: QueueActionType.add
        )
        store.dispatch(newAction)
    }

    private func resolveNavigationActions(action: NavigationAction) {
        switch action.actionType {
        case NavigationActionType.tapOnContinueCard:
            services.telemetry.record("queue-opened", extra: action.destination.path)
        default:
            break
        }
    }

    private func resolveNavigationActions(destination: Destination) {
        services.telemetry.record("queue-opened", extra: destination.path)
    }

    private func resolveOtherActionsInitialize(state: AppState, windowUUID: WindowUUID) {
        dispatchQueue(windowUUID: windowUUID)
    }

    private func handleDidRemove(state: AppState, windowUUID: WindowUUID) {
        dispatchQueue(windowUUID: windowUUID)
    }

    private func resolveOtherActions(state: AppState, windowUUID: WindowUUID) {
        queues[windowUUID] = nil
        removed[windowUUID] = nil
    }

    private func resolveOtherActions(results: [Episode], state: AppState, windowUUID: WindowUUID) {
        guard let episode = results.first else { return }
        insert(episode, isPlayedNext: false, windowUUID: windowUUID)
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

    private func dispatchToast(_ toast: Toast, windowUUID: WindowUUID) {
        store.dispatch(
            QueueAction(
                toast: toast,
                windowUUID: windowUUID,
                actionType: QueueMiddlewareActionType.showUndo
            )
        )
    }
}
