import ListeningKit
import Redux
import XCTest

@testable import Earshot

/// Middlewares that answer after their service has.
@MainActor
final class AsynchronousMiddlewareTests: StoreTestCase {
    func testSubscriptions_areLoaded() async throws {
        let subject = SubscriptionsMiddleware(services: services)
        let action = LibraryAction(windowUUID: windowUUID, actionType: LibraryActionType.initialize)
        let expectation = XCTestExpectation(description: "The shows and the badge are dispatched")
        expectation.expectedFulfillmentCount = 2
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.subscriptionsProvider.legacyMiddleware(mockStore.state, action)
        await fulfillment(of: [expectation], timeout: 1)

        let showsAction = try XCTUnwrap(
            mockStore.dispatchedActions.first(where: { $0 is SubscriptionsAction }) as? SubscriptionsAction
        )
        let actionType = try XCTUnwrap(showsAction.actionType as? SubscriptionsMiddlewareActionType)
        XCTAssertEqual(actionType, SubscriptionsMiddlewareActionType.retrievedShows)
        XCTAssertEqual(showsAction.shows?.count, 2)
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

        XCTAssertTrue(mockStore.dispatchedActions.first is SuggestionsAction)
        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.last as? SuggestionsAction)
        XCTAssertEqual(actionCalled.episodes?.count, 2)
    }

    func testCasting_succeeds() async throws {
        let subject = CastingMiddleware(services: services)
        let action = CastingAction(
            device: "Kitchen",
            windowUUID: windowUUID,
            actionType: CastingActionType.didPickDevice
        )
        let expectation = XCTestExpectation(description: "The device is dispatched")
        mockStore.dispatchCalled = { expectation.fulfill() }

        subject.castingProvider.legacyMiddleware(mockStore.state, action)
        await fulfillment(of: [expectation], timeout: 1)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? PlayerBarAction)
        XCTAssertEqual(actionCalled.castDevice, "Kitchen")
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
