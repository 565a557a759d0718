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
        store.dispatch(SearchModernAction.viewDidLoad, forWindowUUID: windowUUID)
    }

    /// - Parameter text: nil when the field has just been emptied.
    func type(_ text: String?) {
        store.dispatch(SearchModernAction.didType(query: text), forWindowUUID: windowUUID)
    }

    func pick(catalog: String) {
        store.dispatch(SearchModernAction.didPickCatalog(catalog: catalog), forWindowUUID: windowUUID)
    }

    func selectResult(at index: Int) {
        let episode = state.results[index]
        store.dispatch(SearchModernAction.didSelectResult(results: [episode]), forWindowUUID: windowUUID)
        dispatchNavigation(to: .episode(episode))
    }

    func clear() {
        store.dispatch(SearchModernAction.didClear, forWindowUUID: windowUUID)
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
