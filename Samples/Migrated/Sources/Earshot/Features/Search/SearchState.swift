import ListeningKit
import Redux

/// The field to search in and what was found.
struct SearchState: ScreenState {
    let windowUUID: WindowUUID
    let query: String
    let catalog: String?
    let catalogs: [String]
    let results: [Episode]

    init(
        windowUUID: WindowUUID,
        query: String = "",
        catalog: String? = nil,
        catalogs: [String] = [],
        results: [Episode] = []
    ) {
        self.windowUUID = windowUUID
        self.query = query
        self.catalog = catalog
        self.catalogs = catalogs
        self.results = results
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case SearchModernAction.didLoadCatalogs(let catalogs):
            guard !catalogs.isEmpty else {
                return defaultState(from: state)
            }
            return state.copyWithUpdates(catalog: catalogs.first, catalogs: catalogs)
        case SearchModernAction.didFind(let query, let results):
            return handleFound(state: state, query: query, results: results)
        case SearchModernAction.didPickCatalog(let catalog):
            return state.copyWithUpdates(catalog: catalog, results: [])
        case SearchModernAction.didClear:
            return state.copyWithUpdates(query: "", results: [])
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static func defaultState(from state: SearchState) -> SearchState {
        return state.copyWithUpdates()
    }

    private static func handleFound(state: SearchState, query: String, results: [Episode]) -> SearchState {
        return state.copyWithUpdates(
            query: query,
            results: results
        )
    }

    private func copyWithUpdates(
        query: String? = nil,
        catalog: String? = nil,
        catalogs: [String]? = nil,
        results: [Episode]? = nil
    ) -> SearchState {
        return SearchState(
            windowUUID: windowUUID,
            query: query ?? self.query,
            catalog: catalog ?? self.catalog,
            catalogs: catalogs ?? self.catalogs,
            results: results ?? self.results
        )
    }
}
