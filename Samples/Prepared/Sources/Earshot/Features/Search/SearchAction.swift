import ListeningKit
import Redux

/// The listener looks for something.
struct SearchAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let query: String?
    let catalog: String?
    let catalogs: [String]?
    let results: [Episode]?

    init(
        query: String? = nil,
        catalog: String? = nil,
        catalogs: [String]? = nil,
        results: [Episode]? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.query = query
        self.catalog = catalog
        self.catalogs = catalogs
        self.results = results
    }
}

enum SearchActionType: ActionType {
    case viewDidLoad
    case didType
    case didFind
    case didPickCatalog
    case didSelectResult
    case didClear
    case didLoadCatalogs
}
