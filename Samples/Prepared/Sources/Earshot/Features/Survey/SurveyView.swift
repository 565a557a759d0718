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
        dispatch(SurveyActionType.initialize)
        dispatch(SurveyActionType.didAppear)
    }

    /// - Parameter answer: nil when the listener submits without having chosen anything.
    func submit(_ answer: String?) {
        store.dispatch(
            SurveyAction(
                surveyID: surveyID,
                answer: answer,
                windowUUID: windowUUID,
                actionType: SurveyActionType.submit
            )
        )
        dispatch(SurveyActionType.confirmationSeen)
    }

    func close() {
        dispatch(SurveyActionType.close)
        disappear()
    }

    func openFromSettings() {
        store.dispatch(
            NavigationAction(
                destination: .survey,
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnSurvey
            )
        )
    }

    private func dispatch(_ actionType: ActionType) {
        store.dispatch(
            SurveyAction(surveyID: surveyID, windowUUID: windowUUID, actionType: actionType)
        )
    }
}
