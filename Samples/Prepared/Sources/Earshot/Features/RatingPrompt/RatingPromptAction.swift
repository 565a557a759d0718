import Redux

struct RatingPromptAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum RatingPromptActionType: ActionType {
    case showPrompt
    case closePrompt
    case continueToSurvey
}

struct RatingPromptMiddlewareAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let prompt: RatingPrompt?

    init(prompt: RatingPrompt? = nil, windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.prompt = prompt
    }
}

enum RatingPromptMiddlewareActionType: ActionType {
    case initialize
    case dismissPrompt
    case openSurvey
}

/// What the listener is asked.
struct RatingPrompt: Equatable, Sendable {
    let surveyID: String
    let question: String
}
