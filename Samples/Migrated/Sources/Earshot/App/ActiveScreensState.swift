import Redux

/// The screens that are open, in the order in which they were opened.
struct ActiveScreensState: StateType {
    let screens: [AppScreenState]

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        switch action {
        case ScreenAction.showScreen(let screen):
            let screens = updateActiveScreens(screen: screen, screens: state.screens, windowUUID: windowUUID)
            return ActiveScreensState(
                screens: screens.map { AppScreenState.reducer.modernReducer($0, action, windowUUID) }
            )
        case ScreenAction.closeScreen(let screen):
            let screens = handleCloseScreen(screen: screen, screens: state.screens, windowUUID: windowUUID)
            return ActiveScreensState(
                screens: screens.map { AppScreenState.reducer.modernReducer($0, action, windowUUID) }
            )
        default:
            let screens = state.screens
            return ActiveScreensState(
                screens: screens.map { AppScreenState.reducer.modernReducer($0, action, windowUUID) }
            )
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        let screens = updateActiveScreens(action: action, screens: state.screens)
        return ActiveScreensState(screens: screens.map { AppScreenState.reducer.legacyReducer($0, action) })
    }

    static func defaultState(from state: ActiveScreensState) -> ActiveScreensState {
        return ActiveScreensState(screens: state.screens)
    }

    private static func updateActiveScreens(action: Action, screens: [AppScreenState]) -> [AppScreenState] {
        return screens
    }

    private static func handleCloseScreen(
        screen: AppScreen, screens: [AppScreenState], windowUUID: WindowUUID
    ) -> [AppScreenState] {
        return screens.filter { $0.screen != screen || $0.state.windowUUID != windowUUID }
    }

    private static func updateActiveScreens(
        screen: AppScreen, screens: [AppScreenState], windowUUID: WindowUUID
    ) -> [AppScreenState] {
        let isOpen = screens.contains { $0.screen == screen && $0.state.windowUUID == windowUUID }
        return isOpen ? screens : screens + [AppScreenState(screen: screen, windowUUID: windowUUID)]
    }
}
