import ListeningKit
import Redux
import XCTest

@testable import Earshot

/// Middlewares that answer after their service has.
@MainActor
final class AsynchronousMiddlewareTests: StoreTestCase {
    func testSubscriptions_areLoaded() async throws {
        let subject = SubscriptionsMiddleware(services: services)
        let action = LibraryModernAction.initialize(columns: 0)
        let expectation = XCTestExpectation(description: "The shows and the badge are dispatched")
        expectation.expectedFulfillmentCount = 2
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.subscriptionsProvider.modernMiddleware(mockStore.state, action, windowUUID)
        await fulfillment(of: [expectation], timeout: 1)

        let showsAction = try XCTUnwrap(
            mockStore.dispatchedModernActions.first(
                where: { $0 is SubscriptionsMiddlewareModernAction }
            ) as? SubscriptionsMiddlewareModernAction
        )
        guard case .retrievedShows(let shows) = showsAction else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(shows.count, 2)
        let badges = mockStore.dispatchedActions.compactMap { ($0 as? PlayerBarAction)?.showsUnheardBadge }
        XCTAssertEqual(badges, [true])
    }

    func testSuggestions_areLoaded() async throws {
        let subject = SuggestionsMiddleware(services: services)
        let expectation = XCTestExpectation(description: "The suggestions are dispatched")
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.suggestionsProvider.legacyMiddleware(
            mockStore.state,
            LibraryAction(windowUUID: windowUUID, actionType: LibraryMiddlewareActionType.enteredForeground)
        )
        await fulfillment(of: [expectation], timeout: 1)

        XCTAssertTrue(mockStore.dispatchedModernActions.first is SuggestionsMiddlewareAction)
        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.last as? SuggestionsMiddlewareAction)
        guard case .retrievedSuggestions(let episodes) = actionCalled else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(episodes.count, 2)
    }

    func testCasting_succeeds() async throws {
        let subject = CastingMiddleware(services: services)
        let action = CastingModernAction.didPickDevice(device: "Kitchen")
        let expectation = XCTestExpectation(description: "The device is dispatched")
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.castingProvider.modernMiddleware(mockStore.state, action, windowUUID)
        await fulfillment(of: [expectation], timeout: 1)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedModernActions.first as? PlayerBarModernAction)
        guard case .castDeviceDidChange(let castDevice) = actionCalled else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(castDevice, "Kitchen")
    }

    func testCasting_fails() async throws {
        let subject = CastingMiddleware(services: services)
        let expectation = XCTestExpectation(description: "The toast is dispatched")
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.castingProvider.legacyMiddleware(
            mockStore.state,
            CastingAction(device: "Roof", windowUUID: windowUUID, actionType: CastingActionType.didTapRetry)
        )
        await fulfillment(of: [expectation], timeout: 1)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? ShellAction)
        XCTAssertEqual(actionCalled.toast, .castFailed(device: "Roof"))
    }
}
