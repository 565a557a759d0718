import Redux

/// The questions, standing in for their view controller.
@MainActor
final class SurveyView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.survey
    private let surveyID: String
    private(set) var answer: String?

    init(surveyID: String, windowUUID: WindowUUID) {
        self.surveyID = surveyID
        self.windowUUID = windowUUID
    }

    func newState(state: SurveyState) {
        answer = state.answer
    }

    func viewDidAppear() {
        appear()
        dispatch(SurveyAction.initialize(surveyID: surveyID))
        dispatch(SurveyAction.didAppear(surveyID: surveyID))
    }

    /// - Parameter answer: nil when the listener submits without having chosen anything.
    func submit(_ answer: String?) {
        store.dispatch(SurveyAction.submit(answer: answer, surveyID: surveyID), forWindowUUID: windowUUID)
        dispatch(SurveyAction.confirmationSeen(surveyID: surveyID))
    }

    func close() {
        dispatch(SurveyAction.close(surveyID: surveyID))
        disappear()
    }

    func openFromSettings() {
        store.dispatch(NavigationModernAction.tapOnSurvey(destination: .survey), forWindowUUID: windowUUID)
    }

    private func dispatch(_ action: SurveyAction) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }
}
