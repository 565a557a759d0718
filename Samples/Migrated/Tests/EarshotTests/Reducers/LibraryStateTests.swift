import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class LibraryStateTests: StoreTestCase {
    private let episode = Episode(id: "1", title: "One", showID: "show", duration: 60)

    func testInitialize_setsTheColumns() async {
        let reducer = libraryReducer()

        let newState = reducer.modernReducer(
            LibraryState(windowUUID: windowUUID),
            LibraryModernAction.initialize(columns: 5),
            windowUUID
        )

        XCTAssertEqual(newState.columns, 5)
    }

    func testViewWillTransition_withoutColumns_keepsThem() async {
        let reducer = libraryReducer()

        let newState = reducer.modernReducer(
            LibraryState(windowUUID: windowUUID),
            LibraryModernAction.viewWillTransition(columns: nil),
            windowUUID
        )

        XCTAssertEqual(newState.columns, 2)
    }

    func testConfiguredSearchField() async {
        let reducer = libraryReducer()
        let action = LibraryAction(
            showsSearchField: true,
            windowUUID: windowUUID,
            actionType: LibraryMiddlewareActionType.configuredSearchField
        )

        XCTAssertTrue(reducer.legacyReducer(LibraryState(windowUUID: windowUUID), action).showsSearchField)
    }

    func testReturnToLibrary_scrollsToTheTopOnce() async {
        let reducer = libraryReducer()
        let action = ShellModernAction.returnToLibrary

        let newState = reducer.modernReducer(LibraryState(windowUUID: windowUUID), action, windowUUID)
        XCTAssertTrue(newState.scrollsToTop)

        XCTAssertFalse(reducer.modernReducer(newState, LibraryModernAction.viewDidAppear, windowUUID).scrollsToTop)
    }

    func testQueueDidChange_fillsTheCards() async {
        let reducer = libraryReducer()
        let action = QueueAction(
            episodes: [episode],
            windowUUID: windowUUID,
            actionType: QueueMiddlewareActionType.queueDidChange
        )

        let newState = reducer.legacyReducer(LibraryState(windowUUID: windowUUID), action)

        XCTAssertEqual(newState.continueListening.cards.map(\.episodeID), ["1"])
    }

    func testNewestDownload_needsTheStructOfTheDownloads() async {
        let state = LibraryState(windowUUID: windowUUID)
        let download = DownloadsAction(
            downloads: [Download(episodeID: "1", megabytes: 1)],
            windowUUID: windowUUID,
            actionType: DownloadsMiddlewareActionType.fetchedNewestDownload
        )
        let other = DownloadsMiddlewareAction(
            windowUUID: windowUUID,
            actionType: DownloadsMiddlewareActionType.fetchedNewestDownload
        )

        XCTAssertEqual(LibraryState.reducer.legacyReducer(state, download).continueListening.newestDownload, "1")
        XCTAssertNil(LibraryState.reducer.legacyReducer(state, other).continueListening.newestDownload)
    }

    func testToggleShowSection_isAboutOneSection() async {
        let reducer = libraryReducer()
        let action = SubscriptionsAction.toggleShowSection(isEnabled: false)

        let newState = reducer.modernReducer(LibraryState(windowUUID: windowUUID), action, windowUUID)

        XCTAssertFalse(newState.subscriptions.isVisible)
        XCTAssertTrue(newState.suggestions.isVisible)
        XCTAssertTrue(newState.continueListening.isVisible)
    }

    func testUnknownStruct_isIgnored() async {
        let initialState = LibraryState(windowUUID: windowUUID)
        let action = SuggestionsMiddlewareAction.retrievedSuggestions(episodes: [])

        XCTAssertEqual(LibraryState.reducer.modernReducer(initialState, action, windowUUID), initialState)
    }

    // MARK: - Private

    private func libraryReducer() -> Reducer<LibraryState> {
        return LibraryState.reducer
    }
}

/// An action that no feature knows, with a type that one of them does.
private struct UnknownAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}
