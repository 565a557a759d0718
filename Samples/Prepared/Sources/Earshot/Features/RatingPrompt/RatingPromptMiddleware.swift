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
    }

    lazy var legacyRatingPromptProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        let windowUUID = action.windowUUID

        switch action.actionType {
        case RatingPromptActionType.showPrompt:
            self.showPromptIfDue(windowUUID: windowUUID)
        case RatingPromptActionType.closePrompt:
            self.closePrompt(windowUUID: windowUUID)
        case RatingPromptActionType.continueToSurvey:
            self.openSurvey(windowUUID: windowUUID)
        default:
            break
        }
    }

    private func showPromptIfDue(windowUUID: WindowUUID) {
        guard services.preferences.bool(for: "rating.asked") != true else { return }

        let prompt = RatingPrompt(surveyID: "autumn", question: "Do you like the new player?")
        store.dispatch(
            RatingPromptMiddlewareAction(
                prompt: prompt,
                windowUUID: windowUUID,
                actionType: RatingPromptMiddlewareActionType.initialize
            )
        )
        services.telemetry.record("rating-shown")
    }

    private func closePrompt(windowUUID: WindowUUID) {
        services.preferences.set(true, for: "rating.asked")
        let action = RatingPromptMiddlewareAction(
            windowUUID: windowUUID,
            actionType: RatingPromptMiddlewareActionType.dismissPrompt
        )
        store.dispatch(action)
    }

    private func openSurvey(windowUUID: WindowUUID) {
        services.preferences.set(true, for: "rating.asked")
        let newAction = RatingPromptMiddlewareAction(
            windowUUID: windowUUID,
            actionType: RatingPromptMiddlewareActionType.openSurvey
        )
        store.dispatch(newAction)
    }
}
