import Redux
import XCTest

@testable import Earshot

@MainActor
final class PlayerBarMiddlewareTests: StoreTestCase {
    func testShellDidLoad_loadsTheBar() async throws {
        let subject = createSubject()
        let action = ShellMiddlewareAction(
            placement: .top,
            windowUUID: windowUUID,
            actionType: ShellMiddlewareActionType.shellDidLoad
        )

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? PlayerBarActionType)
        XCTAssertEqual(mockStore.dispatchedActions.count, 1)
        XCTAssertEqual(actionType, PlayerBarActionType.didLoadBar)
        XCTAssertEqual(actionCalled.placement, .top)
        XCTAssertEqual(actionCalled.artworkBorder, .leading)
        XCTAssertEqual(actionCalled.showsShadow, false)
        XCTAssertEqual(actionCalled.middleButton, .bookmark)
    }

    func testShellDidLoad_withoutPlacement_doesNothing() async {
        let subject = createSubject()

        subject.playerBarProvider.legacyMiddleware(
            mockStore.state,
            ShellMiddlewareAction(windowUUID: windowUUID, actionType: ShellMiddlewareActionType.shellDidLoad)
        )

        XCTAssertTrue(mockStore.dispatchedActions.isEmpty)
    }

    func testRatingPrompt_takesTheShadowAway() async throws {
        let subject = createSubject()
        let action = RatingPromptMiddlewareAction(
            windowUUID: windowUUID,
            actionType: RatingPromptMiddlewareActionType.initialize
        )

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.last as? PlayerBarAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? PlayerBarActionType)
        XCTAssertEqual(actionType, PlayerBarActionType.borderDidChange)
        XCTAssertEqual(actionCalled.showsShadow, false)
        XCTAssertEqual(actionCalled.artworkBorder, .allAround)
    }

    func testClosedRatingPrompt_bringsTheShadowBack() async throws {
        let subject = createSubject()
        let action = RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptActionType.closePrompt)

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        XCTAssertEqual(actionCalled.showsShadow, true)
        XCTAssertEqual(actionCalled.artworkBorder, ArtworkBorder.none)
    }

    func testTap_speed() async throws {
        try didTapButton(.speed, expectedActionType: .showSpeedSheet)
        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? ShellAction)
        XCTAssertEqual(actionCalled.anchor, .speed)
    }

    func testTap_sleepTimer() async throws {
        try didTapButton(.sleepTimer, expectedActionType: .showSleepSheet)
    }

    func testTap_cast() async throws {
        try didTapButton(.cast, expectedActionType: .showCastSheet)
    }

    func testTap_menu() async throws {
        try didTapButton(.menu, expectedActionType: .showMenu)
    }

    func testTap_queue() async throws {
        let subject = createSubject()

        subject.playerBarProvider.legacyMiddleware(mockStore.state, tapAction(for: .queue))

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? NavigationAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? NavigationActionType)
        XCTAssertEqual(actionType, .tapOnQueue)
        XCTAssertEqual(actionCalled.destination, .queue)
    }

    func testLongPress_resetsTheSpeed() async throws {
        let subject = createSubject()
        let action = PlayerBarMiddlewareAction(
            button: .speed,
            gesture: .longPress,
            windowUUID: windowUUID,
            actionType: PlayerBarMiddlewareActionType.didTapButton
        )

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        XCTAssertNil(actionCalled.speed)
    }

    func testTouch_withoutGesture_doesNothing() async {
        let subject = createSubject()
        let action = PlayerBarMiddlewareAction(
            button: .menu,
            windowUUID: windowUUID,
            actionType: PlayerBarMiddlewareActionType.didTapButton
        )

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(mockStore.dispatchedActions.count, 0)
        XCTAssertEqual(effects, [])
    }

    func testEndOfScrubbing_seeks() async throws {
        let subject = createSubject()
        let action = PlayerBarAction(
            progress: 0.5,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.didEndScrubbing
        )

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions[0] as? PlayerBarMiddlewareAction)
        XCTAssertEqual(actionCalled.fraction, 0.5)

        subject.playerBarProvider.legacyMiddleware(mockStore.state, actionCalled)
        XCTAssertEqual(effects, ["audio: seek to 0.5 in here"])
    }

    func testSleepTimer_isTakenBack() async {
        let subject = createSubject()
        let action = PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.sleepTimerDidChange)

        subject.playerBarProvider.legacyMiddleware(mockStore.state, action)

        XCTAssertEqual(effects, ["audio: pause after nothing in here"])
    }

    // MARK: - Private

    private func createSubject() -> PlayerBarMiddleware {
        return PlayerBarMiddleware(services: services)
    }

    private func tapAction(for button: BarButtonConfiguration.ActionType) -> PlayerBarMiddlewareAction {
        return PlayerBarMiddlewareAction(
            button: button,
            gesture: .tap,
            windowUUID: windowUUID,
            actionType: PlayerBarMiddlewareActionType.didTapButton
        )
    }

    private func didTapButton(
        _ button: BarButtonConfiguration.ActionType,
        expectedActionType: ShellActionType
    ) throws {
        let subject = createSubject()

        subject.playerBarProvider.legacyMiddleware(mockStore.state, tapAction(for: button))

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? ShellAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? ShellActionType)
        XCTAssertEqual(mockStore.dispatchedActions.count, 1)
        XCTAssertEqual(actionType, expectedActionType)
    }
}
