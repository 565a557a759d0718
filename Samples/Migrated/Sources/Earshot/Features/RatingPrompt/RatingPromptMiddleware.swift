import ListeningKit
import Redux

/// Decides whether a listener is asked for an opinion.
@MainActor
final class RatingPromptMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var ratingPromptProvider: Middleware<AppState> = (legacyRatingPromptProvider, modernRatingPromptProvider)

    lazy var modernRatingPromptProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case RatingPromptAction.showPrompt:
            self.showPromptIfDue(windowUUID: windowUUID)
        case RatingPromptAction.closePrompt:
            self.closePrompt(windowUUID: windowUUID)
        case RatingPromptAction.continueToSurvey:
            self.openSurvey(windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyRatingPromptProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID
    }

    private func showPromptIfDue(windowUUID: WindowUUID) {
        guard services.preferences.bool(for: "rating.asked") != true else { return }

        let prompt = RatingPrompt(surveyID: "autumn", question: "Do you like the new player?")
        store.dispatch(RatingPromptMiddlewareAction.initialize(prompt: prompt), forWindowUUID: windowUUID)
        services.telemetry.record("rating-shown")
    }

    private func closePrompt(windowUUID: WindowUUID) {
        services.preferences.set(true, for: "rating.asked")
        let action = RatingPromptMiddlewareAction.dismissPrompt
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func openSurvey(windowUUID: WindowUUID) {
        services.preferences.set(true, for: "rating.asked")
        let newAction = RatingPromptMiddlewareAction.openSurvey
        store.dispatch(newAction, forWindowUUID: windowUUID)
    }
}
