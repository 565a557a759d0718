import Redux

enum RatingPromptAction: ModernAction {
    case showPrompt
    case closePrompt
    case continueToSurvey
}

enum RatingPromptMiddlewareAction: ModernAction {
    case initialize(prompt: RatingPrompt?)
    case dismissPrompt
    case openSurvey
}

/// What the listener is asked.
struct RatingPrompt: Equatable, Sendable {
    let surveyID: String
    let question: String
}
