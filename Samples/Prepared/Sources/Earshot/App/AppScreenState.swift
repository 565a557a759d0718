import Redux

/// An open screen with its state.
enum AppScreenState: Sendable, Equatable {
    case shell(ShellState)
    case playerBar(PlayerBarState)
    case library(LibraryState)
    case episodePeek(EpisodePeekState)
    case queue(QueueState)
    case downloads(DownloadsState)
    case appearance(AppearanceState)
    case welcome(WelcomeState)
    case consent(ConsentState)
    case menu(MenuState)
    case survey(SurveyState)
    case search(SearchState)

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        switch state {
        case .shell(let state): return .shell(ShellState.reducer.modernReducer(state, action, windowUUID))
        case .playerBar(let state): return .playerBar(PlayerBarState.reducer.modernReducer(state, action, windowUUID))
        case .library(let state): return .library(LibraryState.reducer.modernReducer(state, action, windowUUID))
        case .episodePeek(let state):
            return .episodePeek(EpisodePeekState.reducer.modernReducer(state, action, windowUUID))
        case .queue(let state): return .queue(QueueState.reducer.modernReducer(state, action, windowUUID))
        case .downloads(let state): return .downloads(DownloadsState.reducer.modernReducer(state, action, windowUUID))
        case .appearance(let state):
            return .appearance(AppearanceState.reducer.modernReducer(state, action, windowUUID))
        case .welcome(let state): return .welcome(WelcomeState.reducer.modernReducer(state, action, windowUUID))
        case .consent(let state): return .consent(ConsentState.reducer.modernReducer(state, action, windowUUID))
        case .menu(let state): return .menu(MenuState.reducer.modernReducer(state, action, windowUUID))
        case .survey(let state): return .survey(SurveyState.reducer.modernReducer(state, action, windowUUID))
        case .search(let state): return .search(SearchState.reducer.modernReducer(state, action, windowUUID))
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        switch state {
        case .shell(let state): return .shell(ShellState.reducer.legacyReducer(state, action))
        case .playerBar(let state): return .playerBar(PlayerBarState.reducer.legacyReducer(state, action))
        case .library(let state): return .library(LibraryState.reducer.legacyReducer(state, action))
        case .episodePeek(let state): return .episodePeek(EpisodePeekState.reducer.legacyReducer(state, action))
        case .queue(let state): return .queue(QueueState.reducer.legacyReducer(state, action))
        case .downloads(let state): return .downloads(DownloadsState.reducer.legacyReducer(state, action))
        case .appearance(let state): return .appearance(AppearanceState.reducer.legacyReducer(state, action))
        case .welcome(let state): return .welcome(WelcomeState.reducer.legacyReducer(state, action))
        case .consent(let state): return .consent(ConsentState.reducer.legacyReducer(state, action))
        case .menu(let state): return .menu(MenuState.reducer.legacyReducer(state, action))
        case .survey(let state): return .survey(SurveyState.reducer.legacyReducer(state, action))
        case .search(let state): return .search(SearchState.reducer.legacyReducer(state, action))
        }
    }

    init(screen: AppScreen, windowUUID: WindowUUID) {
        switch screen {
        case .shell: self = .shell(ShellState(windowUUID: windowUUID))
        case .playerBar: self = .playerBar(PlayerBarState(windowUUID: windowUUID))
        case .library: self = .library(LibraryState(windowUUID: windowUUID))
        case .episodePeek: self = .episodePeek(EpisodePeekState(windowUUID: windowUUID))
        case .queue: self = .queue(QueueState(windowUUID: windowUUID))
        case .downloads: self = .downloads(DownloadsState(windowUUID: windowUUID))
        case .appearance: self = .appearance(AppearanceState(windowUUID: windowUUID))
        case .welcome: self = .welcome(WelcomeState(windowUUID: windowUUID))
        case .consent: self = .consent(ConsentState(windowUUID: windowUUID))
        case .menu: self = .menu(MenuState(windowUUID: windowUUID))
        case .survey: self = .survey(SurveyState(windowUUID: windowUUID))
        case .search: self = .search(SearchState(windowUUID: windowUUID))
        }
    }

    var screen: AppScreen {
        switch self {
        case .shell: return .shell
        case .playerBar: return .playerBar
        case .library: return .library
        case .episodePeek: return .episodePeek
        case .queue: return .queue
        case .downloads: return .downloads
        case .appearance: return .appearance
        case .welcome: return .welcome
        case .consent: return .consent
        case .menu: return .menu
        case .survey: return .survey
        case .search: return .search
        }
    }

    var state: any ScreenState {
        switch self {
        case .shell(let state): return state
        case .playerBar(let state): return state
        case .library(let state): return state
        case .episodePeek(let state): return state
        case .queue(let state): return state
        case .downloads(let state): return state
        case .appearance(let state): return state
        case .welcome(let state): return state
        case .consent(let state): return state
        case .menu(let state): return state
        case .survey(let state): return state
        case .search(let state): return state
        }
    }
}
