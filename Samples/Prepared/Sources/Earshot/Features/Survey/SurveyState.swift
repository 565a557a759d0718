import Redux

/// The questions.
struct SurveyState: ScreenState {
    let windowUUID: WindowUUID
    let answer: String?
    let isClosed: Bool

    init(windowUUID: WindowUUID, answer: String? = nil, isClosed: Bool = false) {
        self.windowUUID = windowUUID
        self.answer = answer
        self.isClosed = isClosed
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID,
            let surveyAction = action as? SurveyAction
        else {
            return defaultState(from: state)
        }

        switch surveyAction.actionType {
        case SurveyActionType.initialize:
            return SurveyState(windowUUID: action.windowUUID)
        case SurveyActionType.submit:
            return SurveyState(windowUUID: state.windowUUID, answer: surveyAction.answer)
        case SurveyActionType.close:
            return SurveyState(windowUUID: state.windowUUID, answer: state.answer, isClosed: true)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: SurveyState) -> SurveyState {
        return SurveyState(windowUUID: state.windowUUID, answer: state.answer)
    }
}
