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
        let show = ScreenAction.showScreen(screen: .queue)
        let close = ScreenAction.closeScreen(screen: .queue)

        let opened = AppState.reducer.modernReducer(
            AppState.reducer.modernReducer(AppState(), show, windowUUID),
            show,
            windowUUID
        )
        XCTAssertEqual(opened.activeScreens.screens.map(\.screen), [.queue])

        XCTAssertEqual(AppState.reducer.modernReducer(opened, close, windowUUID), AppState())
    }

    func testScreens_ofOtherWindowsStayOpen() async {
        let close = ScreenAction.closeScreen(screen: .menu)
        let state = appState(with: [.menu(MenuState(windowUUID: windowUUID))])

        XCTAssertEqual(AppState.reducer.modernReducer(state, close, otherWindowUUID), state)
    }

    // MARK: - Queue

    func testQueue_asksBeforeItIsCleared() async {
        let reducer = queueReducer()

        let asking = reducer.modernReducer(QueueState(windowUUID: windowUUID), QueueModernAction.askToClear, windowUUID)
        XCTAssertTrue(asking.asksToClear)

        XCTAssertFalse(reducer.modernReducer(asking, QueueModernAction.cancelClear, windowUUID).asksToClear)
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
        let action = PrivateSessionModernAction.didChange(isPrivate: true)

        XCTAssertFalse(reducer.modernReducer(QueueState(windowUUID: windowUUID), action, windowUUID).isEditable)
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

        let newState = reducer.modernReducer(
            EpisodePeekState(windowUUID: windowUUID),
            EpisodePeekAction.loadPeek(model: model),
            windowUUID
        )
        XCTAssertEqual(newState.title, "One")
        XCTAssertTrue(newState.canBeQueued)

        let queued = reducer.modernReducer(
            newState,
            EpisodePeekAction.addToQueue(episodeID: "1"),
            windowUUID
        )
        XCTAssertFalse(queued.canBeQueued)
    }

    // MARK: - Consent

    func testConsent() async {
        let state = ConsentState(windowUUID: windowUUID)

        let accepted = ConsentState.reducer.modernReducer(
            state,
            ConsentModernAction.termsAccepted,
            windowUUID
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

        let more = reducer.modernReducer(
            state,
            MenuModernAction.tapMore(isExpanded: true),
            windowUUID
        )
        XCTAssertTrue(more.isExpanded)
        XCTAssertFalse(more.isClosing)

        let closing = reducer.modernReducer(
            more,
            MenuModernAction.tapHelp(extras: nil),
            windowUUID
        )
        XCTAssertTrue(closing.isClosing)
    }

    func testSurvey_keepsTheAnswer() async {
        let action = SurveyAction.submit(answer: "Yes", surveyID: "1")

        XCTAssertEqual(
            SurveyState.reducer.modernReducer(SurveyState(windowUUID: windowUUID), action, windowUUID).answer,
            "Yes"
        )
    }

    func testSearch_clears() async {
        let state = SearchState(windowUUID: windowUUID, query: "One", results: [episode])

        let newState = SearchState.reducer.modernReducer(
            state,
            SearchModernAction.didClear,
            windowUUID
        )

        XCTAssertEqual(newState, SearchState(windowUUID: windowUUID))
    }

    func testWelcome_hasNothingToChange() async {
        let state = WelcomeState(windowUUID: windowUUID)
        let action = WelcomeAction.didFinish

        XCTAssertEqual(WelcomeState.reducer.modernReducer(state, action, windowUUID), state)
    }

    // MARK: - Private

    private func queueReducer() -> Reducer<QueueState> {
        return QueueState.reducer
    }
}
