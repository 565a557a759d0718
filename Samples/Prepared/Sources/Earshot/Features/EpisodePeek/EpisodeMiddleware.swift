import ListeningKit
import Redux

/// Finds episodes and hands them to the player, for previews and for whoever else has only their identifier.
@MainActor
final class EpisodeMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var episodeProvider: Middleware<AppState> = (legacyEpisodeProvider, modernEpisodeProvider)

    lazy var modernEpisodeProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
    }

    lazy var legacyEpisodeProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID

        switch action.actionType {
        case EpisodePeekActionType.didLoadPeek:
            guard let episodeID = (action as? EpisodePeekAction)?.episodeID else { return }
            Task { @MainActor in
                await self.loadPeek(episodeID: episodeID, windowUUID: windowUUID)
            }
        case EpisodePeekActionType.play:
            self.play(for: action)
        case EpisodePeekActionType.copyLink:
            guard let peekAction = action as? EpisodePeekAction else { return }
            self.services.router.present("Copied \(peekAction.episodeID ?? "nothing")", in: windowUUID)
        case EpisodeMenuActionType.tappedMarkAsPlayed:
            self.markAsPlayed(action)
        default:
            break
        }
    }

    /// Also used by the features that start an episode themselves.
    func start(_ episode: Episode, windowUUID: WindowUUID) {
        services.audio.load(episode, in: windowUUID)
        services.audio.play(in: windowUUID)
        store.dispatch(
            PlayerBarAction(
                episode: episode,
                artworkName: episode.artworkName,
                chapterTitle: firstChapter(of: episode),
                isPlaying: true,
                progress: 0,
                canSkipBack: false,
                canSkipForward: true,
                canCast: services.preferences.bool(for: "cast.enabled") ?? false,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.episodeDidChange
            )
        )
        store.dispatch(
            PlayerBarMiddlewareAction(
                episodeID: episode.id,
                windowUUID: windowUUID,
                actionType: PlayerBarMiddlewareActionType.episodeDidChange
            )
        )
    }

    private func loadPeek(episodeID: String, windowUUID: WindowUUID) async {
        guard let episode = await services.catalog.episode(withID: episodeID) else { return }

        let model = EpisodePeekModel(title: episode.title, minutes: episode.duration / 60, canBeQueued: true)
        store.dispatch(
            EpisodePeekAction(
                windowUUID: windowUUID,
                actionType: EpisodePeekActionType.loadPeek,
                model: model
            )
        )
    }

    private func play(for action: Action) {
        guard let peekAction = action as? EpisodePeekAction, let episodeID = peekAction.episodeID else { return }

        Task { @MainActor in
            guard let episode = await services.catalog.episode(withID: episodeID) else { return }
            start(episode, windowUUID: action.windowUUID)
        }
    }

    private func markAsPlayed(_ action: Action) {
        guard let menuAction = action as? EpisodeMenuAction, let episode = menuAction.episode else { return }
        services.preferences.set(true, for: "played.\(episode.id)")
    }

    private func firstChapter(of episode: Episode) -> String? {
        return episode.duration > 3600 ? "Introduction" : nil
    }
}
