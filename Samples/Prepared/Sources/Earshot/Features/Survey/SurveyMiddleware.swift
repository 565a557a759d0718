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
    }

    lazy var legacySurveyProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID
        guard let surveyID = (action as? SurveyAction)?.surveyID else { return }

        switch action.actionType {
        case SurveyActionType.didAppear:
            self.services.telemetry.record("survey-shown", extra: surveyID)
        case SurveyActionType.submit:
            self.submit(windowUUID: windowUUID, action: action, surveyID: surveyID)
        case SurveyActionType.close:
            self.services.telemetry.record("survey-closed", extra: surveyID)
            self.removePrompt(windowUUID: windowUUID)
        case SurveyActionType.confirmationSeen:
            self.services.telemetry.record("survey-thanked", extra: surveyID)
        default:
            break
        }
    }

    private func submit(windowUUID: WindowUUID, action: Action, surveyID: String) {
        removePrompt(windowUUID: windowUUID)
        guard let answer = (action as? SurveyAction)?.answer else { return }
        services.telemetry.record("survey-answered", extra: "\(surveyID): \(answer)")
    }

    private func removePrompt(windowUUID: WindowUUID) {
        store.dispatch(
            RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptActionType.closePrompt)
        )
    }
}
