import Redux

/// The menu of the window.
struct MenuState: ScreenState {
    let windowUUID: WindowUUID
    let info: MenuEpisodeInfo?
    let isExpanded: Bool
    let isClosing: Bool

    init(
        windowUUID: WindowUUID,
        info: MenuEpisodeInfo? = nil,
        isExpanded: Bool = false,
        isClosing: Bool = false
    ) {
        self.windowUUID = windowUUID
        self.info = info
        self.isExpanded = isExpanded
        self.isClosing = isClosing
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        handleReducer(state: state, action: action)
    }

    private static func handleReducer(state: MenuState, action: Action) -> MenuState {
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case MenuActionType.updateInfo:
            return handleUpdateInfo(state: state, action: action)
        case MenuActionType.tapMore:
            return handleTapMore(state: state, action: action)
        case MenuActionType.tapSubscribe, MenuActionType.tapUnsubscribe, MenuActionType.tapPin,
            MenuActionType.tapUnpin, MenuActionType.tapPrivateSession, MenuActionType.tapPlaySuggestion,
            MenuActionType.tapHelp, MenuActionType.tapClose, MenuActionType.tapDarkMode:
            return closingState(from: state)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: MenuState) -> MenuState {
        return MenuState(windowUUID: state.windowUUID, info: state.info, isExpanded: state.isExpanded)
    }

    private static func handleUpdateInfo(state: MenuState, action: Action) -> MenuState {
        guard let menuAction = action as? MenuAction else { return defaultState(from: state) }
        return MenuState(windowUUID: state.windowUUID, info: menuAction.info, isExpanded: state.isExpanded)
    }

    private static func handleTapMore(state: MenuState, action: Action) -> MenuState {
        guard let menuAction = action as? MenuAction else { return defaultState(from: state) }
        return MenuState(windowUUID: state.windowUUID, info: state.info, isExpanded: menuAction.isExpanded)
    }

    private static func closingState(from state: MenuState) -> MenuState {
        return MenuState(
            windowUUID: state.windowUUID,
            info: state.info,
            isExpanded: state.isExpanded,
            isClosing: true
        )
    }
}
