import Redux

/// The listener answers the questions, or does not.
struct SurveyAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let answer: String?
    let surveyID: String

    init(surveyID: String, answer: String? = nil, windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.surveyID = surveyID
        self.answer = answer
    }
}

enum SurveyActionType: ActionType {
    case initialize
    case didAppear
    case submit
    case close
    case confirmationSeen
}
