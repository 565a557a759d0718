import Redux
import XCTest

@testable import Earshot

/// The buttons are made from an action and from the bar in the store, so these tests need a store that reduces.
@MainActor
final class TransportStateTests: StoreTestCase {
    override func setUp() async throws {
        try await super.setUp()
        setUpRealStore(
            with: [.playerBar(PlayerBarState(windowUUID: windowUUID))],
            middlewares: [PlayerBarMiddleware(services: services).playerBarProvider]
        )
    }

    func testShellDidLoad_bringsTheButtons() async throws {
        store.dispatch(
            ShellMiddlewareAction(
                placement: .bottom,
                windowUUID: windowUUID,
                actionType: ShellMiddlewareActionType.shellDidLoad
            )
        )

        let state = try currentState()
        XCTAssertEqual(
            state.transport.buttons.map(\.actionType),
            [.skipBack, .playPause, .skipForward, .speed, .sleepTimer, .queue, .menu, .bookmark]
        )
    }

    func testSpeedBadge_followsTheSpeed() async throws {
        changeSpeed(to: 1.5)
        XCTAssertEqual(try badge(of: .speed), "1.5x")

        changeSpeed(to: nil)
        XCTAssertNil(try badge(of: .speed))
    }

    func testSpeedBadge_staysWhenSomethingElseChanges() async throws {
        changeSpeed(to: 2)

        store.dispatch(
            PlayerBarAction(
                isPlaying: true,
                speed: 3,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.playbackStateDidChange
            )
        )

        XCTAssertEqual(try badge(of: .speed), "2.0x")
        XCTAssertEqual(try badge(of: .playPause), "pause")
    }

    func testTappedButton_pausesAndPlays() async throws {
        changeSpeed(to: 1)
        let view = PlayerBarView(windowUUID: windowUUID)
        view.appear()

        view.model.model(for: .playPause)?.onSelected()

        XCTAssertTrue(try currentState().transport.isPlaying)
        XCTAssertEqual(effects, ["audio: speed 1.0 in here", "audio: play in here"])
    }

    // MARK: - Private

    private func changeSpeed(to speed: Double?) {
        store.dispatch(
            PlayerBarAction(speed: speed, windowUUID: windowUUID, actionType: PlayerBarActionType.speedDidChange)
        )
    }

    private func currentState() throws -> PlayerBarState {
        return try XCTUnwrap(store.state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID))
    }

    private func badge(of type: BarButtonConfiguration.ActionType) throws -> String? {
        return try XCTUnwrap(currentState().transport.buttons.first { $0.actionType == type }).badge
    }
}
