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

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        switch action {
        case SurveyAction.submit(let answer, _):
            return SurveyState(windowUUID: state.windowUUID, answer: answer)
        case SurveyAction.initialize:
            return SurveyState(windowUUID: windowUUID)
        case SurveyAction.close:
            return SurveyState(windowUUID: state.windowUUID, answer: state.answer, isClosed: true)
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        return defaultState(from: state)
    }

    static func defaultState(from state: SurveyState) -> SurveyState {
        return SurveyState(windowUUID: state.windowUUID, answer: state.answer)
    }
}
