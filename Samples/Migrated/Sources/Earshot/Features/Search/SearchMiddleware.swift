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
        switch action {
        case SearchModernAction.viewDidLoad:
            // Answered with the action of the same struct that the state waits for.
            let action = SearchModernAction.didLoadCatalogs(catalogs: ["all", "news"])
            store.dispatch(action, forWindowUUID: windowUUID)
        case SearchModernAction.didType(let query):
            search(query: query, state: state, windowUUID: windowUUID)
        case SearchModernAction.didPickCatalog(let catalog):
            services.telemetry.record("catalog", extra: catalog)
        default:
            break
        }
    }

    lazy var legacySearchProvider: LegacyMiddlewareMethod<AppState> = { [self] state, action in
        
    }

    private func search(action: SearchAction, state: AppState) {
        guard let query = action.query, !query.isEmpty else {
            store.dispatch(SearchModernAction.didClear, forWindowUUID: action.windowUUID)
            return
        }
        let search = state.screenState(SearchState.self, for: .search, window: action.windowUUID)
        let results = services.catalog.search(query, in: search?.catalog ?? "all")
        let newAction = SearchModernAction.didFind(query: query, results: results)
        store.dispatch(newAction, forWindowUUID: action.windowUUID)

        guard results.isEmpty else { return }
        showNothingFound(windowUUID: action.windowUUID)
    }

    private func search(query: String?, state: AppState, windowUUID: WindowUUID) {
        guard let query, !query.isEmpty else {
            store.dispatch(SearchModernAction.didClear, forWindowUUID: windowUUID)
            return
        }
        let search = state.screenState(SearchState.self, for: .search, window: windowUUID)
        let results = services.catalog.search(query, in: search?.catalog ?? "all")
        let newAction = SearchModernAction.didFind(query: query, results: results)
        store.dispatch(newAction, forWindowUUID: windowUUID)

        guard results.isEmpty else { return }
        showNothingFound(windowUUID: windowUUID)
    }

    private func showNothingFound(windowUUID: WindowUUID) {
        store.dispatch(
            ShellAction(toast: .nothingFound, windowUUID: windowUUID, actionType: ShellActionType.showToast)
        )
    }
}
