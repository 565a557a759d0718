import ListeningKit
import Redux

/// Searches.
@MainActor
final class SearchMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var searchProvider: Middleware<AppState> = (legacySearchProvider, modernSearchProvider)

    lazy var modernSearchProvider: MiddlewareMethod<AppState> = { [self] state, action, windowUUID in
    }

    lazy var legacySearchProvider: LegacyMiddlewareMethod<AppState> = { [self] state, action in
        guard let action = action as? SearchAction else { return }

        switch action.actionType {
        case SearchActionType.viewDidLoad:
            // Answered with the action of the same struct that the state waits for.
            let action = SearchAction(
                catalogs: ["all", "news"],
                windowUUID: action.windowUUID,
                actionType: SearchActionType.didLoadCatalogs
            )
            store.dispatch(action)
        case SearchActionType.didType:
            search(action: action, state: state)
        case SearchActionType.didPickCatalog:
            services.telemetry.record("catalog", extra: action.catalog)
        default:
            break
        }
    }

    private func search(action: SearchAction, state: AppState) {
        guard let query = action.query, !query.isEmpty else {
            store.dispatch(SearchAction(windowUUID: action.windowUUID, actionType: SearchActionType.didClear))
            return
        }
        let search = state.screenState(SearchState.self, for: .search, window: action.windowUUID)
        let results = services.catalog.search(query, in: search?.catalog ?? "all")
        let newAction = SearchAction(
            query: query,
            results: results,
            windowUUID: action.windowUUID,
            actionType: SearchActionType.didFind
        )
        store.dispatch(newAction)

        guard results.isEmpty else { return }
        showNothingFound(windowUUID: action.windowUUID)
    }

    private func showNothingFound(windowUUID: WindowUUID) {
        store.dispatch(
            ShellAction(toast: .nothingFound, windowUUID: windowUUID, actionType: ShellActionType.showToast)
        )
    }
}
