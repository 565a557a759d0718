import ListeningKit
import Redux
import XCTest

@testable import Earshot

/// The middlewares behind the library and its sections.
@MainActor
final class LibraryMiddlewareTests: StoreTestCase {
    func testInitialize_configuresTheLibrary() async throws {
        let subject = LibraryMiddleware(services: services, notificationCenter: notificationCenter)

        subject.libraryProvider.legacyMiddleware(mockStore.state, getAction(for: .initialize))

        let actionsCalled = try XCTUnwrap(mockStore.dispatchedActions as? [LibraryAction])
        let actionTypes = try XCTUnwrap(actionsCalled.compactMap { $0.actionType } as? [LibraryMiddlewareActionType])
        XCTAssertEqual(actionTypes, [.configuredSearchField, .startAtLibraryChecked])
        XCTAssertEqual(actionsCalled.first?.showsSearchField, true)
        XCTAssertNil(actionsCalled.last?.startsAtLibrary)
    }

    func testForeground_isToldToEveryWindow() async throws {
        let subject = LibraryMiddleware(services: services, notificationCenter: notificationCenter)
        let expectation = XCTestExpectation(description: "The foreground is dispatched")
        mockStore.dispatchCalled = { expectation.fulfill() }

        notificationCenter.post(name: .applicationWillEnterForeground, object: nil)

        await fulfillment(of: [expectation], timeout: 1)
        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? LibraryAction)
        XCTAssertEqual(actionCalled.windowUUID, .unavailable)
        withExtendedLifetime(subject) {}
    }

    func testShowAllSubscriptions_recordsTheSorting() async {
        let subject = LibraryMiddleware(services: services, notificationCenter: notificationCenter)

        for sorting in [ListSorting.byTitle, .byDate] {
            let action = NavigationAction(
                destination: .subscriptions(sorting: sorting),
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnShowAllSubscriptions
            )
            subject.libraryProvider.legacyMiddleware(mockStore.state, action)
        }

        XCTAssertEqual(effects, ["telemetry: show-all (titles)", "telemetry: show-all (dates)"])
    }

    func testSelectedItem_isRecorded() async {
        let subject = LibraryMiddleware(services: services, notificationCenter: notificationCenter)
        let extras = LibraryExtras(itemType: .show, position: 2)

        subject.libraryProvider.legacyMiddleware(
            mockStore.state,
            LibraryAction(extras: extras, windowUUID: windowUUID, actionType: LibraryActionType.didSelectItem)
        )

        XCTAssertEqual(effects, ["telemetry: selected-show (2)"])
    }

    func testPrivatePlay_isRecordedForSuggestionsOnly() async {
        let subject = SuggestionsMiddleware(services: services)

        for section: EpisodeMenuSection in [.subscriptions, .suggestions] {
            let action = EpisodeMenuAction(
                section: section,
                feedURL: "feed",
                windowUUID: windowUUID,
                actionType: EpisodeMenuActionType.tappedPlayPrivately
            )
            subject.suggestionsProvider.legacyMiddleware(mockStore.state, action)
        }

        XCTAssertEqual(effects, ["telemetry: suggestion-played-privately"])
    }

    // MARK: - Private

    private func getAction(for actionType: LibraryActionType) -> LibraryAction {
        return LibraryAction(windowUUID: windowUUID, actionType: actionType)
    }
}
