import Redux

enum SurveyAction: ModernAction {
    case initialize(surveyID: String)
    case didAppear(surveyID: String)
    case submit(answer: String?, surveyID: String)
    case close(surveyID: String)
    case confirmationSeen(surveyID: String)
}
