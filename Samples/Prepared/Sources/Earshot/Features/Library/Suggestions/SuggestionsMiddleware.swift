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
    }

    lazy var legacySuggestionsProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case LibraryActionType.initialize, LibraryMiddlewareActionType.enteredForeground,
            SuggestionsActionType.toggleShowSection:
            self.loadSuggestions(for: action)
        case SuggestionsActionType.tapOnSuggestion:
            self.recordTap(for: action)
        case EpisodeMenuActionType.tappedPlayPrivately:
            self.recordPrivatePlay(for: action)
        case ShellActionType.updateSelectedEpisode:
            self.services.telemetry.record("episode-selected")
        default:
            break
        }
    }

    private func loadSuggestions(for action: Action) {
        Task { @MainActor in
            let episodes = await services.catalog.suggestions()
            store.dispatch(
                SuggestionsAction(
                    episodes: episodes,
                    windowUUID: action.windowUUID,
                    actionType: SuggestionsMiddlewareActionType.retrievedSuggestions
                )
            )
        }
    }

    private func recordTap(for action: Action) {
        guard let position = (action as? SuggestionsAction)?.position else { return }
        services.telemetry.record("suggestion", extra: "\(position)")
    }

    private func recordPrivatePlay(for action: Action) {
        guard case .suggestions = (action as? EpisodeMenuAction)?.section else { return }
        services.telemetry.record("suggestion-played-privately")
    }
}
