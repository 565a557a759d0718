import ListeningKit
import Redux

enum SuggestionsAction: ModernAction {
    case tapOnSuggestion(position: Int)
    case toggleShowSection(isEnabled: Bool)
}

enum SuggestionsMiddlewareAction: ModernAction {
    case retrievedSuggestions(episodes: [Episode])
}
