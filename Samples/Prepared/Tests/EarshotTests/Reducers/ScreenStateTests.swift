import ListeningKit
import Redux
import XCTest

@testable import Earshot

/// The states of the smaller screens.
@MainActor
final class ScreenStateTests: StoreTestCase {
    private let episode = Episode(id: "1", title: "One", showID: "show", duration: 60)

    // MARK: - Screens

    func testScreens_openOnceAndClose() async {
        let show = ScreenAction(windowUUID: windowUUID, actionType: ScreenActionType.showScreen, screen: .queue)
        let close = ScreenAction(windowUUID: windowUUID, actionType: ScreenActionType.closeScreen, screen: .queue)

        let opened = AppState.reducer.legacyReducer(AppState.reducer.legacyReducer(AppState(), show), show)
        XCTAssertEqual(opened.activeScreens.screens.map(\.screen), [.queue])

        XCTAssertEqual(AppState.reducer.legacyReducer(opened, close), AppState())
    }

    func testScreens_ofOtherWindowsStayOpen() async {
        let close = ScreenAction(windowUUID: otherWindowUUID, actionType: ScreenActionType.closeScreen, screen: .menu)
        let state = appState(with: [.menu(MenuState(windowUUID: windowUUID))])

        XCTAssertEqual(AppState.reducer.legacyReducer(state, close), state)
    }

    // MARK: - Queue

    func testQueue_asksBeforeItIsCleared() async {
        let reducer = queueReducer()

        let asking = reducer.legacyReducer(QueueState(windowUUID: windowUUID), getQueueAction(for: .askToClear))
        XCTAssertTrue(asking.asksToClear)

        XCTAssertFalse(reducer.legacyReducer(asking, getQueueAction(for: .cancelClear)).asksToClear)
    }

    func testQueue_showsUndo() async {
        let reducer = queueReducer()
        let action = QueueAction(
            toast: .clearedQueue,
            windowUUID: windowUUID,
            actionType: QueueMiddlewareActionType.showUndo
        )

        XCTAssertEqual(reducer.legacyReducer(QueueState(windowUUID: windowUUID), action).toast, .clearedQueue)
    }

    func testQueue_cannotBeEditedPrivately() async {
        let reducer = queueReducer()
        let action = PrivateSessionAction(
            isPrivate: true,
            windowUUID: windowUUID,
            actionType: PrivateSessionActionType.didChange
        )

        XCTAssertFalse(reducer.legacyReducer(QueueState(windowUUID: windowUUID), action).isEditable)
    }

    // MARK: - Downloads

    func testDownloads_failedRefreshNeedsAReason() async {
        let state = DownloadsState(windowUUID: windowUUID, isRefreshing: true)
        let action = DownloadsAction(
            reason: .pausedByUser,
            windowUUID: windowUUID,
            actionType: DownloadsActionType.refreshDidFail
        )

        let newState = DownloadsState.reducer.legacyReducer(state, action)
        XCTAssertEqual(newState.failure, .pausedByUser)
        XCTAssertFalse(newState.isRefreshing)

        let unexplained = DownloadsState.reducer.legacyReducer(
            state,
            DownloadsAction(windowUUID: windowUUID, actionType: DownloadsActionType.refreshDidFail)
        )
        XCTAssertEqual(unexplained, state)
    }

    func testDownloads_areGoneWithoutAnAccount() async {
        let state = DownloadsState(
            windowUUID: windowUUID,
            downloads: [Download(episodeID: "1", megabytes: 1)],
            isSignedIn: true
        )
        let action = DownloadsAction(
            isSignedIn: false,
            windowUUID: .unavailable,
            actionType: DownloadsActionType.accountDidChange
        )

        let newState = DownloadsState.reducer.legacyReducer(state, action)

        XCTAssertEqual(newState.downloads, [])
        XCTAssertFalse(newState.isSignedIn)
    }

    // MARK: - Preview

    func testPeek_showsTheModel() async {
        let reducer = EpisodePeekState.reducer
        let model = EpisodePeekModel(title: "One", minutes: 1, canBeQueued: true)

        let newState = reducer.legacyReducer(
            EpisodePeekState(windowUUID: windowUUID),
            EpisodePeekAction(windowUUID: windowUUID, actionType: EpisodePeekActionType.loadPeek, model: model)
        )
        XCTAssertEqual(newState.title, "One")
        XCTAssertTrue(newState.canBeQueued)

        let queued = reducer.legacyReducer(
            newState,
            EpisodePeekAction(windowUUID: windowUUID, actionType: EpisodePeekActionType.addToQueue, episodeID: "1")
        )
        XCTAssertFalse(queued.canBeQueued)
    }

    // MARK: - Consent

    func testConsent() async {
        let state = ConsentState(windowUUID: windowUUID)

        let accepted = ConsentState.reducer.legacyReducer(
            state,
            ConsentAction(windowUUID: windowUUID, actionType: .termsAccepted)
        )
        XCTAssertTrue(accepted.isAccepted)
        XCTAssertTrue(accepted.isDismissed)

        let linked = ConsentState.reducer.legacyReducer(
            state,
            ConsentAction(windowUUID: windowUUID, actionType: .privacyLinkTapped)
        )
        XCTAssertEqual(linked, state)
    }

    // MARK: - Appearance

    func testAppearance_takesTheStateOfTheMiddleware() async {
        let settings = AppearanceSettings(appearance: .dark)
        let newState = AppearanceState.reducer.legacyReducer(
            AppearanceState(windowUUID: windowUUID),
            AppearanceMiddlewareAction(
                appearanceState: AppearanceState(windowUUID: windowUUID, settings: settings),
                windowUUID: windowUUID,
                actionType: AppearanceMiddlewareActionType.appearanceChanged
            )
        )

        XCTAssertEqual(newState.settings.appearance, .dark)
    }

    // MARK: - Menu, survey, search

    func testMenu_closesAfterAChoice() async {
        let reducer = MenuState.reducer
        let state = MenuState(windowUUID: windowUUID)

        let more = reducer.legacyReducer(
            state,
            MenuAction(windowUUID: windowUUID, actionType: MenuActionType.tapMore, isExpanded: true)
        )
        XCTAssertTrue(more.isExpanded)
        XCTAssertFalse(more.isClosing)

        let closing = reducer.legacyReducer(
            more,
            MenuAction(windowUUID: windowUUID, actionType: MenuActionType.tapHelp)
        )
        XCTAssertTrue(closing.isClosing)
    }

    func testSurvey_keepsTheAnswer() async {
        let action = SurveyAction(
            surveyID: "1",
            answer: "Yes",
            windowUUID: windowUUID,
            actionType: SurveyActionType.submit
        )

        XCTAssertEqual(SurveyState.reducer.legacyReducer(SurveyState(windowUUID: windowUUID), action).answer, "Yes")
    }

    func testSearch_clears() async {
        let state = SearchState(windowUUID: windowUUID, query: "One", results: [episode])

        let newState = SearchState.reducer.legacyReducer(
            state,
            SearchAction(windowUUID: windowUUID, actionType: SearchActionType.didClear)
        )

        XCTAssertEqual(newState, SearchState(windowUUID: windowUUID))
    }

    func testWelcome_hasNothingToChange() async {
        let state = WelcomeState(windowUUID: windowUUID)
        let action = WelcomeAction(windowUUID: windowUUID, actionType: WelcomeActionType.didFinish)

        XCTAssertEqual(WelcomeState.reducer.legacyReducer(state, action), state)
    }

    // MARK: - Private

    private func queueReducer() -> Reducer<QueueState> {
        return QueueState.reducer
    }

    private func getQueueAction(for actionType: QueueActionType) -> QueueAction {
        return QueueAction(windowUUID: windowUUID, actionType: actionType)
    }
}
