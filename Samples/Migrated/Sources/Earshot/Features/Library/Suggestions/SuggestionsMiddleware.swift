import ListeningKit
import Redux

/// Asks for suggestions when they can be seen.
@MainActor
final class SuggestionsMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var suggestionsProvider: Middleware<AppState> = (legacySuggestionsProvider, modernSuggestionsProvider)

    lazy var modernSuggestionsProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case SuggestionsAction.tapOnSuggestion(let position):
            self.recordTap(position: position)
        case EpisodeMenuAction.tappedPlayPrivately(let section):
            self.recordPrivatePlay(section: section)
        case SuggestionsAction.toggleShowSection, LibraryModernAction.initialize:
            self.loadSuggestions(windowUUID: windowUUID)
        case ShellModernAction.updateSelectedEpisode:
            self.services.telemetry.record("episode-selected")
        default:
            break
        }
    }

    lazy var legacySuggestionsProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case LibraryMiddlewareActionType.enteredForeground:
            self.loadSuggestions(for: action)
        default:
            break
        }
    }

    private func loadSuggestions(for action: Action) {
        Task { @MainActor in
            let episodes = await services.catalog.suggestions()
            store.dispatch(
                SuggestionsMiddlewareAction.retrievedSuggestions(
                    episodes: episodes
                ), forWindowUUID: action.windowUUID
            )
        }
    }

    private func loadSuggestions(windowUUID: WindowUUID) {
        Task { @MainActor in
            let episodes = await services.catalog.suggestions()
            store.dispatch(
                SuggestionsMiddlewareAction.retrievedSuggestions(
                    episodes: episodes
                ), forWindowUUID: windowUUID
            )
        }
    }

    private func recordTap(position: Int) {
        services.telemetry.record("suggestion", extra: "\(position)")
    }

    private func recordPrivatePlay(section: EpisodeMenuSection?) {
        guard case .suggestions = section else { return }
        services.telemetry.record("suggestion-played-privately")
    }
}
