import Redux

/// The screens that are open, in the order in which they were opened.
struct ActiveScreensState: StateType {
    let screens: [AppScreenState]

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        let screens = state.screens
        return ActiveScreensState(screens: screens.map { AppScreenState.reducer.modernReducer($0, action, windowUUID) })
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        let screens = updateActiveScreens(action: action, screens: state.screens)
        return ActiveScreensState(screens: screens.map { AppScreenState.reducer.legacyReducer($0, action) })
    }

    static func defaultState(from state: ActiveScreensState) -> ActiveScreensState {
        return ActiveScreensState(screens: state.screens)
    }

    private static func updateActiveScreens(action: Action, screens: [AppScreenState]) -> [AppScreenState] {
        guard let action = action as? ScreenAction else { return screens }

        switch action.actionType {
        case ScreenActionType.closeScreen:
            return screens.filter { $0.screen != action.screen || $0.state.windowUUID != action.windowUUID }
        case ScreenActionType.showScreen:
            let isOpen = screens.contains { $0.screen == action.screen && $0.state.windowUUID == action.windowUUID }
            return isOpen ? screens : screens + [AppScreenState(screen: action.screen, windowUUID: action.windowUUID)]
        default:
            return screens
        }
    }
}
