import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class OtherMiddlewareTests: StoreTestCase {
    // MARK: - Downloads

    func testRefresh_withoutAnAccount_fails() async throws {
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)
        let action = DownloadsAction(windowUUID: windowUUID, actionType: DownloadsActionType.refresh)

        subject.downloadsProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? DownloadsAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? DownloadsActionType)
        XCTAssertEqual(actionType, DownloadsActionType.refreshDidFail)
        XCTAssertEqual(actionCalled.reason, .notSignedIn)
    }

    func testRefresh_beginsAndSucceeds() async throws {
        outside.isSignedIn = true
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)

        subject.downloadsProvider.legacyMiddleware(
            mockStore.state,
            DownloadsAction(windowUUID: windowUUID, actionType: DownloadsActionType.refreshWithCache)
        )

        let actionsCalled = try XCTUnwrap(mockStore.dispatchedActions as? [DownloadsAction])
        let actionTypes = actionsCalled.compactMap { $0.actionType as? DownloadsActionType }
        XCTAssertEqual(actionTypes, [.refreshDidBegin, .refreshDidSucceed])
        XCTAssertEqual(actionsCalled.last?.freeSpace, 900)
        XCTAssertEqual(effects, ["downloads: refresh from the cache"])
    }

    func testAccountOfOneWindow_isToldToAll() async throws {
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)
        let action = DownloadsAction(
            isSignedIn: true,
            windowUUID: windowUUID,
            actionType: DownloadsActionType.accountDidChange
        )

        subject.downloadsProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(mockStore.dispatchedActions.count, 1)
        XCTAssertEqual(mockStore.dispatchedActions[0].windowUUID, .unavailable)
        subject.downloadsProvider.legacyMiddleware(mockStore.state, mockStore.dispatchedActions[0])
        XCTAssertEqual(mockStore.dispatchedActions.count, 1, "The answer is not answered again")
    }

    func testLowStorage_isPresentedForEitherStruct() async {
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)

        subject.downloadsProvider.legacyMiddleware(
            mockStore.state,
            DownloadsMiddlewareAction(
                freeSpace: 5,
                windowUUID: windowUUID,
                actionType: DownloadsMiddlewareActionType.storageIsLow
            )
        )
        subject.downloadsProvider.legacyMiddleware(
            mockStore.state,
            DownloadsAction(
                freeSpace: 5,
                windowUUID: windowUUID,
                actionType: DownloadsMiddlewareActionType.storageIsLow
            )
        )

        XCTAssertEqual(
            effects,
            ["router: present “Only 5 MB left” in here", "router: present “Only 5 MB left for downloads” in here"]
        )
    }

    // MARK: - Appearance

    func testAppearance_isSwitched() async throws {
        let subject = AppearanceMiddleware(services: services, notificationCenter: notificationCenter)
        let action = AppearanceAction(
            windowUUID: windowUUID,
            actionType: AppearanceActionType.switchAppearance,
            appearance: .dark
        )

        subject.appearanceProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? AppearanceMiddlewareAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? AppearanceMiddlewareActionType)
        XCTAssertEqual(actionType, AppearanceMiddlewareActionType.appearanceChanged)
        XCTAssertEqual(actionCalled.appearanceState?.settings.appearance, .dark)
    }

    func testPrivateSession_reachesTheBar() async throws {
        let subject = AppearanceMiddleware(services: services, notificationCenter: notificationCenter)

        subject.appearanceProvider.legacyMiddleware(
            mockStore.state,
            PrivateSessionAction(
                isPrivate: true,
                windowUUID: windowUUID,
                actionType: PrivateSessionActionType.didChange
            )
        )

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        XCTAssertEqual(actionCalled.isPrivateSession, true)
    }

    // MARK: - Consent, survey, search, menu

    func testConsent_isKept() async {
        let subject = ConsentMiddleware(services: services)

        subject.consentProvider.legacyMiddleware(
            mockStore.state,
            ConsentAction(windowUUID: windowUUID, actionType: .laterTapped)
        )

        XCTAssertEqual(effects, ["preferences: consent is postponed", "telemetry: terms-postponed"])
    }

    func testSurvey_closesThePrompt() async throws {
        let subject = SurveyMiddleware(services: services)
        let action = SurveyAction(surveyID: "1", windowUUID: windowUUID, actionType: SurveyActionType.close)

        subject.surveyProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? RatingPromptAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? RatingPromptActionType)
        XCTAssertEqual(actionType, RatingPromptActionType.closePrompt)
    }

    func testSearch_findsNothing() async throws {
        let subject = SearchMiddleware(services: services)
        let action = SearchAction(query: "Fire", windowUUID: windowUUID, actionType: SearchActionType.didType)

        subject.searchProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(mockStore.dispatchedActions.count, 2)
        let found = try XCTUnwrap(mockStore.dispatchedActions.first as? SearchAction)
        XCTAssertEqual(found.results, [])
        XCTAssertTrue(mockStore.dispatchedActions.last is ShellAction)
    }

    func testMenu_subscribes() async throws {
        let subject = MenuMiddleware(services: services)
        let action = MenuAction(
            windowUUID: windowUUID,
            actionType: MenuActionType.tapSubscribe,
            show: Show(id: "new", title: "New")
        )

        subject.menuProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(effects, ["catalog: subscribe to new"])
        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? ShellAction)
        XCTAssertEqual(actionCalled.toast, .subscribed(title: "New"))
    }

    func testMarkAsPlayed() async {
        let subject = EpisodeMiddleware(services: services)
        let action = EpisodeMenuAction(
            episode: RecordedServices.episodes[0],
            windowUUID: windowUUID,
            actionType: EpisodeMenuActionType.tappedMarkAsPlayed
        )

        subject.episodeProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(effects, ["preferences: played.tides-1 is true"])
    }
}
