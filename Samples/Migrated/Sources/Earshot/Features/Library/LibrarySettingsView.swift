import Redux

/// The switches that show and hide the sections of the library.
@MainActor
struct LibrarySettingsView {
    let windowUUID: WindowUUID

    func setContinueListening(isVisible: Bool) {
        store.dispatch(ContinueListeningAction.toggleShowSection(isEnabled: isVisible), forWindowUUID: windowUUID)
    }

    func setSubscriptions(isVisible: Bool) {
        store.dispatch(SubscriptionsAction.toggleShowSection(isEnabled: isVisible), forWindowUUID: windowUUID)
    }

    func setSuggestions(isVisible: Bool) {
        store.dispatch(SuggestionsAction.toggleShowSection(isEnabled: isVisible), forWindowUUID: windowUUID)
    }
}
