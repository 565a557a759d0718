import Redux

/// The card, standing in for a view inside of the window.
@MainActor
struct RatingPromptView {
    let windowUUID: WindowUUID

    func tapClose() {
        store.dispatch(RatingPromptAction.closePrompt, forWindowUUID: windowUUID)
    }

    func tapContinue() {
        store.dispatch(RatingPromptAction.continueToSurvey, forWindowUUID: windowUUID)
    }
}
