import Redux
import XCTest

@testable import Earshot

@MainActor
final class PlayerBarMiddlewareTests: StoreTestCase {
    func testShellDidLoad_loadsTheBar() async throws {
        let subject = createSubject()
        let action = ShellMiddlewareAction.shellDidLoad(placement: .top)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? PlayerBarActionType)
        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 1)
        XCTAssertEqual(actionType, PlayerBarActionType.didLoadBar)
        XCTAssertEqual(actionCalled.placement, .top)
        XCTAssertEqual(actionCalled.artworkBorder, .leading)
        XCTAssertEqual(actionCalled.showsShadow, false)
        XCTAssertEqual(actionCalled.middleButton, .bookmark)
    }

    func testShellDidLoad_withoutPlacement_doesNothing() async {
        let subject = createSubject()

        subject.playerBarProvider.modernMiddleware(
            mockStore.state,
            ShellMiddlewareAction.shellDidLoad(placement: nil),
            windowUUID
        )

        XCTAssertTrue(mockStore.dispatchedActions.isEmpty && mockStore.dispatchedModernActions.isEmpty)
    }

    func testRatingPrompt_takesTheShadowAway() async throws {
        let subject = createSubject()
        let action = RatingPromptMiddlewareAction.initialize(prompt: nil)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.last as? PlayerBarAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? PlayerBarActionType)
        XCTAssertEqual(actionType, PlayerBarActionType.borderDidChange)
        XCTAssertEqual(actionCalled.showsShadow, false)
        XCTAssertEqual(actionCalled.artworkBorder, .allAround)
    }

    func testClosedRatingPrompt_bringsTheShadowBack() async throws {
        let subject = createSubject()
        let action = RatingPromptAction.closePrompt

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

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
        try didTapButton(.cast, expecting: { if case .showCastSheet = $0 { true } else { false } })
    }

    func testTap_menu() async throws {
        try didTapButton(.menu, expecting: { if case .showMenu = $0 { true } else { false } })
    }

    func testTap_queue() async throws {
        let subject = createSubject()

        subject.playerBarProvider.modernMiddleware(
            mockStore.state,
            PlayerBarMiddlewareModernAction.didTapButton(button: .queue, gesture: .tap),
            windowUUID
        )

        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.first as? NavigationModernAction)
        guard case .tapOnQueue(let destination) = actionCalled else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(destination, .queue)
    }

    func testLongPress_resetsTheSpeed() async throws {
        let subject = createSubject()
        let action = PlayerBarMiddlewareModernAction.didTapButton(button: .speed, gesture: .longPress)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        XCTAssertNil(actionCalled.speed)
    }

    func testTouch_withoutGesture_doesNothing() async {
        let subject = createSubject()
        let action = PlayerBarMiddlewareModernAction.didTapButton(button: .menu, gesture: nil)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 0)
        XCTAssertEqual(effects, [])
    }

    func testEndOfScrubbing_seeks() async throws {
        let subject = createSubject()
        let action = PlayerBarModernAction.didEndScrubbing(progress: 0.5)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions[0] as? PlayerBarMiddlewareAction)
        XCTAssertEqual(actionCalled.fraction, 0.5)

        subject.playerBarProvider.legacyMiddleware(mockStore.state, actionCalled)
        XCTAssertEqual(effects, ["audio: seek to 0.5 in here"])
    }

    func testSleepTimer_isTakenBack() async {
        let subject = createSubject()
        let action = PlayerBarModernAction.sleepTimerDidChange(sleepMinutes: nil)

        subject.playerBarProvider.modernMiddleware(mockStore.state, action, windowUUID)

        XCTAssertEqual(effects, ["audio: pause after nothing in here"])
    }

    // MARK: - Private

    private func createSubject() -> PlayerBarMiddleware {
        return PlayerBarMiddleware(services: services)
    }

    private func didTapButton(
        _ button: BarButtonConfiguration.ActionType,
        expectedActionType: ShellActionType
    ) throws {
        let subject = createSubject()

        subject.playerBarProvider.modernMiddleware(
            mockStore.state,
            PlayerBarMiddlewareModernAction.didTapButton(button: button, gesture: .tap),
            windowUUID
        )

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? ShellAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? ShellActionType)
        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 1)
        XCTAssertEqual(actionType, expectedActionType)
    }

    private func didTapButton(
        _ button: BarButtonConfiguration.ActionType,
        expecting isExpected: (ShellModernAction) -> Bool
    ) throws {
        let subject = createSubject()

        subject.playerBarProvider.modernMiddleware(
            mockStore.state,
            PlayerBarMiddlewareModernAction.didTapButton(button: button, gesture: .tap),
            windowUUID
        )

        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.first as? ShellModernAction)
        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 1)
        XCTAssertTrue(isExpected(actionCalled))
    }
}
