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
        store.dispatch(
            LibraryAction(columns: columns, windowUUID: windowUUID, actionType: LibraryActionType.initialize)
        )
    }

    func viewWillAppear() {
        store.dispatch(LibraryAction(windowUUID: windowUUID, actionType: LibraryActionType.viewWillAppear))
    }

    func viewDidAppear() {
        store.dispatch(LibraryAction(windowUUID: windowUUID, actionType: LibraryActionType.viewDidAppear))
    }

    func rotate(columns: Int) {
        store.dispatch(
            LibraryAction(
                columns: columns,
                windowUUID: windowUUID,
                actionType: LibraryActionType.viewWillTransition
            )
        )
    }

    func scroll(to offset: Double) {
        let action = PlayerBarAction(
            opacity: 1 - offset,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.opacityNeedsUpdate
        )
        store.dispatch(action)
    }

    func see(_ itemType: LibraryItemType) {
        sendExtras(itemType: itemType, actionType: LibraryActionType.sectionSeen)
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
        dispatchShowAction(show, at: index, actionType: SubscriptionsActionType.tapOnShow)
        dispatchNavigation(to: .show(id: show.id), actionType: NavigationActionType.tapOnShow)
    }

    func tapSuggestion(at index: Int) {
        let episode = state.suggestions.episodes[index]
        dispatchDidSelect(.suggestion, at: index)
        dispatchSuggestionAction(at: index, actionType: SuggestionsActionType.tapOnSuggestion)
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
            NavigationAction(
                destination: .subscriptions(sorting: sorting),
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnShowAllSubscriptions
            )
        )
    }

    func tapShowAllSuggestions() {
        store.dispatch(
            NavigationAction(
                destination: .suggestions,
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnShowAllSuggestions
            )
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

    private func dispatchShowAction(_ show: Show, at index: Int, actionType: ActionType) {
        store.dispatch(
            SubscriptionsAction(
                show: show,
                position: index,
                windowUUID: windowUUID,
                actionType: actionType
            )
        )
    }

    private func dispatchSuggestionAction(at index: Int, actionType: ActionType) {
        store.dispatch(
            SuggestionsAction(position: index, windowUUID: windowUUID, actionType: actionType)
        )
    }

    private func dispatchDidSelect(_ itemType: LibraryItemType, at index: Int) {
        sendExtras(itemType: itemType, actionType: .didSelectItem, position: index)
    }

    private func sendExtras(itemType: LibraryItemType, actionType: LibraryActionType, position: Int? = nil) {
        let extras = LibraryExtras(itemType: itemType, position: position)
        store.dispatch(
            LibraryAction(extras: extras, windowUUID: windowUUID, actionType: actionType)
        )
    }
}
