import Redux

/// A card at the bottom of the window that asks for an opinion.
struct RatingPromptState: StateType {
    let windowUUID: WindowUUID
    let isVisible: Bool
    let prompt: RatingPrompt?

    init(windowUUID: WindowUUID, isVisible: Bool = false, prompt: RatingPrompt? = nil) {
        self.windowUUID = windowUUID
        self.isVisible = isVisible
        self.prompt = prompt
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case RatingPromptMiddlewareAction.openSurvey:
            return handleOpenSurvey(state: state)
        case RatingPromptMiddlewareAction.dismissPrompt:
            return RatingPromptState(windowUUID: windowUUID, isVisible: false, prompt: state.prompt)
        case RatingPromptMiddlewareAction.initialize(let prompt):
            return handleInitialize(state: state, prompt: prompt)
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static func defaultState(from state: RatingPromptState) -> RatingPromptState {
        return RatingPromptState(windowUUID: state.windowUUID, isVisible: state.isVisible, prompt: state.prompt)
    }

    private static func handleInitialize(state: RatingPromptState, prompt: RatingPrompt?) -> RatingPromptState {
        return RatingPromptState(windowUUID: state.windowUUID, isVisible: prompt != nil, prompt: prompt)
    }

    private static func handleOpenSurvey(state: RatingPromptState) -> RatingPromptState {
        return RatingPromptState(windowUUID: state.windowUUID, isVisible: false, prompt: state.prompt)
    }
}
