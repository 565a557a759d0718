import Redux

/// The screen that the application starts with, made of sections.
struct LibraryState: ScreenState {
    let windowUUID: WindowUUID
    let columns: Int
    let showsSearchField: Bool
    let scrollsToTop: Bool
    let continueListening: ContinueListeningState
    let subscriptions: SubscriptionsState
    let suggestions: SuggestionsState

    init(windowUUID: WindowUUID) {
        self.init(
            windowUUID: windowUUID,
            columns: 2,
            showsSearchField: false,
            continueListening: ContinueListeningState(windowUUID: windowUUID),
            subscriptions: SubscriptionsState(windowUUID: windowUUID),
            suggestions: SuggestionsState(windowUUID: windowUUID)
        )
    }

    init(
        windowUUID: WindowUUID,
        columns: Int,
        showsSearchField: Bool,
        scrollsToTop: Bool = false,
        continueListening: ContinueListeningState,
        subscriptions: SubscriptionsState,
        suggestions: SuggestionsState
    ) {
        self.windowUUID = windowUUID
        self.columns = columns
        self.showsSearchField = showsSearchField
        self.scrollsToTop = scrollsToTop
        self.continueListening = continueListening
        self.subscriptions = subscriptions
        self.suggestions = suggestions
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        // The sections decide for themselves what they make of another window.
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return passthroughState(from: state, action: action, windowUUID: windowUUID)
        }

        return passthroughState(from: state, action: action, windowUUID: windowUUID)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        // The sections decide for themselves what they make of another window.
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return passthroughState(from: state, action: action)
        }

        switch action.actionType {
        case LibraryActionType.initialize, LibraryActionType.viewWillTransition:
            return handleLayout(state: state, action: action)
        case LibraryMiddlewareActionType.configuredSearchField:
            guard let showsSearchField = (action as? LibraryAction)?.showsSearchField else {
                return passthroughState(from: state, action: action)
            }
            return handleSearchField(showsSearchField, state: state, action: action)
        case ShellActionType.returnToLibrary:
            return handleReturn(action: action, state: state)
        default:
            return passthroughState(from: state, action: action)
        }
    }

    static func defaultState(from state: LibraryState) -> LibraryState {
        return LibraryState(
            windowUUID: state.windowUUID,
            columns: state.columns,
            showsSearchField: state.showsSearchField,
            continueListening: ContinueListeningState.defaultState(from: state.continueListening),
            subscriptions: SubscriptionsState.defaultState(from: state.subscriptions),
            suggestions: SuggestionsState.defaultState(from: state.suggestions)
        )
    }

    @MainActor
    private static func passthroughState(from state: LibraryState, action: Action) -> LibraryState {
        return LibraryState(
            windowUUID: state.windowUUID,
            columns: state.columns,
            showsSearchField: state.showsSearchField,
            continueListening: ContinueListeningState.reducer.legacyReducer(state.continueListening, action),
            subscriptions: SubscriptionsState.reducer.legacyReducer(state.subscriptions, action),
            suggestions: SuggestionsState.reducer.legacyReducer(state.suggestions, action)
        )
    }

    @MainActor
    private static func passthroughState(
        from state: LibraryState,
        action: ModernAction,
        windowUUID: WindowUUID
    ) -> LibraryState {
        return LibraryState(
            windowUUID: state.windowUUID,
            columns: state.columns,
            showsSearchField: state.showsSearchField,
            continueListening: ContinueListeningState.reducer.modernReducer(
                state.continueListening,
                action,
                windowUUID
            ),
            subscriptions: SubscriptionsState.reducer.modernReducer(state.subscriptions, action, windowUUID),
            suggestions: SuggestionsState.reducer.modernReducer(state.suggestions, action, windowUUID)
        )
    }

    @MainActor
    private static func handleLayout(state: LibraryState, action: Action) -> LibraryState {
        guard let libraryAction = action as? LibraryAction else { return defaultState(from: state) }

        return LibraryState(
            windowUUID: state.windowUUID,
            columns: libraryAction.columns ?? state.columns,
            showsSearchField: state.showsSearchField,
            continueListening: ContinueListeningState.reducer.legacyReducer(state.continueListening, libraryAction),
            subscriptions: SubscriptionsState.reducer.legacyReducer(state.subscriptions, libraryAction),
            suggestions: SuggestionsState.reducer.legacyReducer(state.suggestions, libraryAction)
        )
    }

    @MainActor
    private static func handleSearchField(
        _ showsSearchField: Bool,
        state: LibraryState,
        action: Action
    ) -> LibraryState {
        return LibraryState(
            windowUUID: state.windowUUID,
            columns: state.columns,
            showsSearchField: showsSearchField,
            continueListening: ContinueListeningState.reducer.legacyReducer(state.continueListening, action),
            subscriptions: SubscriptionsState.reducer.legacyReducer(state.subscriptions, action),
            suggestions: SuggestionsState.reducer.legacyReducer(state.suggestions, action)
        )
    }

    @MainActor
    private static func handleReturn(action: Action, state: LibraryState) -> LibraryState {
        return LibraryState(
            windowUUID: state.windowUUID,
            columns: state.columns,
            showsSearchField: state.showsSearchField,
            scrollsToTop: true,
            continueListening: ContinueListeningState.reducer.legacyReducer(state.continueListening, action),
            subscriptions: SubscriptionsState.reducer.legacyReducer(state.subscriptions, action),
            suggestions: SuggestionsState.reducer.legacyReducer(state.suggestions, action)
        )
    }
}
