import ListeningKit
import Redux

/// Where a tap leads to.
enum Destination: Equatable, Sendable {
    case show(id: String)
    case episode(Episode)
    case subscriptions(sorting: ListSorting)
    case suggestions
    case search
    case settings
    case downloads
    case queue
    case share(Episode)
    case link(String)
    case survey
    case help

    /// The address that the router understands.
    var path: String {
        switch self {
        case .show(let id): return "show/\(id)"
        case .episode(let episode): return "episode/\(episode.id)"
        case .subscriptions(let sorting): return "subscriptions/\(sorting.rawValue)"
        case .suggestions: return "suggestions"
        case .search: return "search"
        case .settings: return "settings"
        case .downloads: return "downloads"
        case .queue: return "queue"
        case .share(let episode): return "share/\(episode.id)"
        case .link(let url): return "link/\(url)"
        case .survey: return "survey"
        case .help: return "help"
        }
    }
}

enum ListSorting: String, Sendable {
    case byTitle
    case byDate
}
