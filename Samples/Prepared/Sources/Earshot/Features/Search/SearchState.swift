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

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case SearchActionType.didLoadCatalogs:
            guard let action = action as? SearchAction, let catalogs = action.catalogs, !catalogs.isEmpty else {
                return defaultState(from: state)
            }
            return state.copyWithUpdates(catalog: catalogs.first, catalogs: catalogs)
        case SearchActionType.didPickCatalog:
            guard let action = action as? SearchAction, let catalog = action.catalog else {
                return defaultState(from: state)
            }
            return state.copyWithUpdates(catalog: catalog, results: [])
        case SearchActionType.didFind:
            return handleFound(state: state, action: action)
        case SearchActionType.didClear:
            return state.copyWithUpdates(query: "", results: [])
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: SearchState) -> SearchState {
        return state.copyWithUpdates()
    }

    private static func handleFound(state: SearchState, action: Action) -> SearchState {
        guard let searchAction = action as? SearchAction else { return defaultState(from: state) }
        return state.copyWithUpdates(
            query: searchAction.query ?? "",
            results: searchAction.results ?? state.results
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
