import ListeningKit
import Redux

/// The library, standing in for its view controller.
@MainActor
final class LibraryView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.library
    private(set) var state: LibraryState

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
        self.state = LibraryState(windowUUID: windowUUID)
    }

    func newState(state: LibraryState) {
        self.state = state
    }

    func viewDidLoad(columns: Int) {
        appear()
        store.dispatch(LibraryModernAction.initialize(columns: columns), forWindowUUID: windowUUID)
    }

    func viewWillAppear() {
        store.dispatch(LibraryModernAction.viewWillAppear, forWindowUUID: windowUUID)
    }

    func viewDidAppear() {
        store.dispatch(LibraryModernAction.viewDidAppear, forWindowUUID: windowUUID)
    }

    func rotate(columns: Int) {
        store.dispatch(LibraryModernAction.viewWillTransition(columns: columns), forWindowUUID: windowUUID)
    }

    func scroll(to offset: Double) {
        let action = PlayerBarModernAction.opacityNeedsUpdate(opacity: 1 - offset)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func see(_ itemType: LibraryItemType) {
        sendExtras(itemType: itemType, actionType: LibraryModernAction.sectionSeen)
    }

    // MARK: - Taps

    func tapContinueCard(at index: Int) {
        let card = state.continueListening.cards[index]
        dispatchDidSelect(.continueCard, at: index)
        dispatchNavigation(to: .show(id: card.showID), actionType: NavigationActionType.tapOnContinueCard)
    }

    func tapShow(at index: Int) {
        let show = state.subscriptions.shows[index]
        dispatchDidSelect(.show, at: index)
        dispatchShowAction(actionType: SubscriptionsAction.tapOnShow(show: show, position: index))
        dispatchNavigation(to: .show(id: show.id), actionType: NavigationActionType.tapOnShow)
    }

    func tapSuggestion(at index: Int) {
        let episode = state.suggestions.episodes[index]
        dispatchDidSelect(.suggestion, at: index)
        dispatchSuggestionAction(actionType: SuggestionsAction.tapOnSuggestion(position: index))
        dispatchNavigation(to: .episode(episode), actionType: NavigationActionType.tapOnSuggestion)
    }

    func longPressSuggestion(at index: Int) {
        dispatchNavigation(
            to: .episode(state.suggestions.episodes[index]),
            actionType: NavigationActionType.longPressOnEpisode
        )
    }

    func tapSearchField() {
        dispatchNavigation(to: .search, actionType: NavigationActionType.tapOnSearchField)
    }

    func tapShowAllSubscriptions(sorting: ListSorting) {
        store.dispatch(
            NavigationModernAction.tapOnShowAllSubscriptions(
                destination: .subscriptions(sorting: sorting)
            ), forWindowUUID: windowUUID
        )
    }

    func tapShowAllSuggestions() {
        store.dispatch(
            NavigationModernAction.tapOnShowAllSuggestions(destination: .suggestions), forWindowUUID: windowUUID
        )
    }

    func tapShowNotesLink(_ link: String) {
        dispatchNavigation(to: .link(link), actionType: NavigationActionType.tapOnShowNotesLink)
    }

    // MARK: - Dispatching

    private func dispatchNavigation(to destination: Destination, actionType: ActionType) {
        store.dispatch(
            NavigationAction(destination: destination, windowUUID: windowUUID, actionType: actionType)
        )
    }

    private func dispatchShowAction(actionType action: SubscriptionsAction) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func dispatchSuggestionAction(actionType action: SuggestionsAction) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func dispatchDidSelect(_ itemType: LibraryItemType, at index: Int) {
        sendExtras(itemType: itemType, actionType: LibraryModernAction.didSelectItem, position: index)
    }

    private func sendExtras(
        itemType: LibraryItemType,
        actionType makeAction: (LibraryExtras) -> LibraryModernAction,
        position: Int? = nil
    ) {
        let extras = LibraryExtras(itemType: itemType, position: position)
        store.dispatch(makeAction(extras), forWindowUUID: windowUUID)
    }
}
