import Redux

/// The switches that show and hide the sections of the library.
@MainActor
struct LibrarySettingsView {
    let windowUUID: WindowUUID

    func setContinueListening(isVisible: Bool) {
        store.dispatch(
            ContinueListeningAction(
                isEnabled: isVisible,
                windowUUID: windowUUID,
                actionType: ContinueListeningActionType.toggleShowSection
            )
        )
    }

    func setSubscriptions(isVisible: Bool) {
        store.dispatch(
            SubscriptionsAction(
                isEnabled: isVisible,
                windowUUID: windowUUID,
                actionType: SubscriptionsActionType.toggleShowSection
            )
        )
    }

    func setSuggestions(isVisible: Bool) {
        store.dispatch(
            SuggestionsAction(
                isEnabled: isVisible,
                windowUUID: windowUUID,
                actionType: SuggestionsActionType.toggleShowSection
            )
        )
    }
}
