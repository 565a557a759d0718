import ListeningKit
import Redux

/// Counts the answers and takes the prompt away.
@MainActor
final class SurveyMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var surveyProvider: Middleware<AppState> = (legacySurveyProvider, modernSurveyProvider)

    lazy var modernSurveyProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case SurveyAction.submit(let answer, let surveyID):
            self.submit(windowUUID: windowUUID, answer: answer, surveyID: surveyID)
        case SurveyAction.didAppear(let surveyID):
            self.services.telemetry.record("survey-shown", extra: surveyID)
        case SurveyAction.close(let surveyID):
            self.services.telemetry.record("survey-closed", extra: surveyID)
            self.removePrompt(windowUUID: windowUUID)
        case SurveyAction.confirmationSeen(let surveyID):
            self.services.telemetry.record("survey-thanked", extra: surveyID)
        default:
            break
        }
    }

    lazy var legacySurveyProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID
    }

    private func submit(windowUUID: WindowUUID, answer: String?, surveyID: String) {
        removePrompt(windowUUID: windowUUID)
        guard let answer else { return }
        services.telemetry.record("survey-answered", extra: "\(surveyID): \(answer)")
    }

    private func removePrompt(windowUUID: WindowUUID) {
        store.dispatch(RatingPromptAction.closePrompt, forWindowUUID: windowUUID)
    }
}
