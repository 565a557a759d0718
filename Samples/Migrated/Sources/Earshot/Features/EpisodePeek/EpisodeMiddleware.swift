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
        switch action {
        case EpisodeMenuAction.tappedMarkAsPlayed(let episode):
            self.markAsPlayed(episode: episode)
        case EpisodePeekAction.didLoadPeek(let episodeID):
            Task { @MainActor in
                await self.loadPeek(episodeID: episodeID, windowUUID: windowUUID)
            }
        case EpisodePeekAction.play(let episodeID):
            self.play(episodeID: episodeID, windowUUID: windowUUID)
        case EpisodePeekAction.copyLink(let episodeID):
            self.services.router.present("Copied \(episodeID)", in: windowUUID)
        default:
            break
        }
    }

    lazy var legacyEpisodeProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID
    }

    /// Also used by the features that start an episode themselves.
    func start(_ episode: Episode, windowUUID: WindowUUID) {
        services.audio.load(episode, in: windowUUID)
        services.audio.play(in: windowUUID)
        store.dispatch(
            PlayerBarModernAction.episodeDidChange(
                PlayerBarEpisodeDidChangePayload(
                    episode: episode,
                    artworkName: episode.artworkName,
                    chapterTitle: firstChapter(of: episode),
                    isPlaying: true,
                    progress: 0,
                    canSkipBack: false,
                    canSkipForward: true,
                    canCast: services.preferences.bool(for: "cast.enabled") ?? false
                )
            ), forWindowUUID: windowUUID
        )
        store.dispatch(
            PlayerBarMiddlewareModernAction.episodeDidChange(episodeID: episode.id), forWindowUUID: windowUUID
        )
    }

    private func loadPeek(episodeID: String, windowUUID: WindowUUID) async {
        guard let episode = await services.catalog.episode(withID: episodeID) else { return }

        let model = EpisodePeekModel(title: episode.title, minutes: episode.duration / 60, canBeQueued: true)
        store.dispatch(EpisodePeekAction.loadPeek(model: model), forWindowUUID: windowUUID)
    }

    private func play(episodeID: String, windowUUID: WindowUUID) {
        Task { @MainActor in
            guard let episode = await services.catalog.episode(withID: episodeID) else { return }
            start(episode, windowUUID: windowUUID)
        }
    }

    private func markAsPlayed(episode: Episode?) {
        guard let episode else {
            return
        }
        services.preferences.set(true, for: "played.\(episode.id)")
    }

    private func firstChapter(of episode: Episode) -> String? {
        return episode.duration > 3600 ? "Introduction" : nil
    }
}
