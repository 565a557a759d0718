import Redux

/// The card, standing in for a view inside of the window.
@MainActor
struct RatingPromptView {
    let windowUUID: WindowUUID

    func tapClose() {
        store.dispatch(
            RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptActionType.closePrompt)
        )
    }

    func tapContinue() {
        store.dispatch(
            RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptActionType.continueToSurvey)
        )
    }
}
