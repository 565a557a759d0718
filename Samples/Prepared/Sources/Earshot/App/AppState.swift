import Redux

/// The state of the whole application, over all of its windows.
struct AppState: StateType {
    let activeScreens: ActiveScreensState

    init(activeScreens: ActiveScreensState = ActiveScreensState(screens: [])) {
        self.activeScreens = activeScreens
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        AppState(activeScreens: ActiveScreensState.reducer.modernReducer(state.activeScreens, action, windowUUID))
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        AppState(activeScreens: ActiveScreensState.reducer.legacyReducer(state.activeScreens, action))
    }

    /// The state of a screen of a window, when that screen is open.
    func screenState<S: ScreenState>(_ type: S.Type, for screen: AppScreen, window: WindowUUID) -> S? {
        return activeScreens.screens
            .filter { $0.screen == screen }
            .compactMap { $0.state as? S }
            .first { $0.windowUUID == window }
    }

    static func defaultState(from state: AppState) -> AppState {
        return AppState(activeScreens: state.activeScreens)
    }
}
