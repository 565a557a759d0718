import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class OtherMiddlewareTests: StoreTestCase {
    // MARK: - Downloads

    func testRefresh_withoutAnAccount_fails() async throws {
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)
        let action = DownloadsModernAction.refresh

        subject.downloadsProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? DownloadsAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? DownloadsActionType)
        XCTAssertEqual(actionType, DownloadsActionType.refreshDidFail)
        XCTAssertEqual(actionCalled.reason, .notSignedIn)
    }

    func testRefresh_beginsAndSucceeds() async throws {
        outside.isSignedIn = true
        let subject = DownloadsMiddleware(services: services, notificationCenter: notificationCenter)

        subject.downloadsProvider.modernMiddleware(
            mockStore.state,
            DownloadsModernAction.refreshWithCache,
            windowUUID
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
        let action = AppearanceModernAction.switchAppearance(appearance: .dark)

        subject.appearanceProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? AppearanceMiddlewareAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? AppearanceMiddlewareActionType)
        XCTAssertEqual(actionType, AppearanceMiddlewareActionType.appearanceChanged)
        XCTAssertEqual(actionCalled.appearanceState?.settings.appearance, .dark)
    }

    func testPrivateSession_reachesTheBar() async throws {
        let subject = AppearanceMiddleware(services: services, notificationCenter: notificationCenter)

        subject.appearanceProvider.modernMiddleware(
            mockStore.state,
            PrivateSessionModernAction.didChange(isPrivate: true),
            windowUUID
        )

        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.first as? PlayerBarModernAction)
        guard case .privateSessionDidChange(let isPrivateSession) = actionCalled else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(isPrivateSession, true)
    }

    // MARK: - Consent, survey, search, menu

    func testConsent_isKept() async {
        let subject = ConsentMiddleware(services: services)

        subject.consentProvider.modernMiddleware(
            mockStore.state,
            ConsentModernAction.laterTapped,
            windowUUID
        )

        XCTAssertEqual(effects, ["preferences: consent is postponed", "telemetry: terms-postponed"])
    }

    func testSurvey_closesThePrompt() async throws {
        let subject = SurveyMiddleware(services: services)
        let action = SurveyAction.close(surveyID: "1")

        subject.surveyProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.first as? RatingPromptAction)
        guard case .closePrompt = actionCalled else {
            return XCTFail("Another action was dispatched")
        }
    }

    func testSearch_findsNothing() async throws {
        let subject = SearchMiddleware(services: services)
        let action = SearchModernAction.didType(query: "Fire")

        subject.searchProvider.modernMiddleware(mockStore.state, action, windowUUID)

        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 2)
        let found = try XCTUnwrap(mockStore.dispatchedModernActions.first as? SearchModernAction)
        guard case .didFind(_, let results) = found else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(results, [])
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
        let action = EpisodeMenuAction.tappedMarkAsPlayed(episode: RecordedServices.episodes[0])

        subject.episodeProvider.modernMiddleware(mockStore.state, action, windowUUID)

        XCTAssertEqual(effects, ["preferences: played.tides-1 is true"])
    }
}
