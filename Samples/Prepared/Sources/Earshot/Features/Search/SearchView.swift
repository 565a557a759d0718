import ListeningKit
import Redux

/// The search, standing in for its view controller.
@MainActor
final class SearchView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.search
    private(set) var state: SearchState

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
        self.state = SearchState(windowUUID: windowUUID)
    }

    func newState(state: SearchState) {
        self.state = state
    }

    func viewDidLoad() {
        appear()
        store.dispatch(SearchAction(windowUUID: windowUUID, actionType: SearchActionType.viewDidLoad))
    }

    /// - Parameter text: nil when the field has just been emptied.
    func type(_ text: String?) {
        store.dispatch(
            SearchAction(query: text, windowUUID: windowUUID, actionType: SearchActionType.didType)
        )
    }

    func pick(catalog: String) {
        store.dispatch(
            SearchAction(catalog: catalog, windowUUID: windowUUID, actionType: SearchActionType.didPickCatalog)
        )
    }

    func selectResult(at index: Int) {
        let episode = state.results[index]
        store.dispatch(
            SearchAction(
                results: [episode],
                windowUUID: windowUUID,
                actionType: SearchActionType.didSelectResult
            )
        )
        dispatchNavigation(to: .episode(episode))
    }

    func clear() {
        store.dispatch(SearchAction(windowUUID: windowUUID, actionType: SearchActionType.didClear))
    }

    #if DEBUG
        private func dispatchNavigation(to destination: Destination) {
            assert(!state.results.isEmpty, "There is nothing to open")
            store.dispatch(
                NavigationAction(
                    destination: destination,
                    windowUUID: windowUUID,
                    actionType: NavigationActionType.tapOnEpisode
                )
            )
        }
    #else
        private func dispatchNavigation(to destination: Destination) {
            store.dispatch(
                NavigationAction(
                    destination: destination,
                    windowUUID: windowUUID,
                    actionType: NavigationActionType.tapOnEpisode
                )
            )
        }
    #endif
}
