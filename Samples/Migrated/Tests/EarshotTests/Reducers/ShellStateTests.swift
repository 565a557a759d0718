import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class ShellStateTests: StoreTestCase {
    private let episode = Episode(id: "1", title: "One", showID: "show", duration: 60)

    func testShowToast() async {
        let newState = ShellState.reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            ShellAction(toast: .nothingFound, windowUUID: windowUUID, actionType: ShellActionType.showToast)
        )

        XCTAssertEqual(newState.toast, .nothingFound)
    }

    func testToast_isGoneWithTheNextAction() async {
        let toastState = ShellState.reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            ShellAction(toast: .nothingFound, windowUUID: windowUUID, actionType: ShellActionType.showToast)
        )

        let newState = ShellState.reducer.modernReducer(toastState, ShellModernAction.didShake, windowUUID)

        XCTAssertNil(newState.toast)
    }

    func testOverlay_isShownAndCleared() async {
        let overlaid = ShellState.reducer.modernReducer(
            ShellState(windowUUID: windowUUID),
            ShellModernAction.showOverlay(showsOverlay: true),
            windowUUID
        )
        XCTAssertTrue(overlaid.showsOverlay)

        let newState = ShellState.reducer.modernReducer(overlaid, ShellModernAction.clearOverlay, windowUUID)
        XCTAssertFalse(newState.showsOverlay)
    }

    func testUpdateSelectedEpisode_withoutEpisode_returnsToTheLibraryAndKeepsTheSession() async {
        let reducer = ShellState.reducer
        let privateState = reducer.modernReducer(
            ShellState(windowUUID: windowUUID),
            ShellModernAction.updateSelectedEpisode(selectedEpisode: episode, isPrivateSession: true),
            windowUUID
        )
        XCTAssertEqual(privateState.content, .episode(id: "1"))

        let newState = reducer.modernReducer(
            privateState,
            ShellModernAction.updateSelectedEpisode(selectedEpisode: nil, isPrivateSession: nil),
            windowUUID
        )

        XCTAssertEqual(newState.content, .library)
        XCTAssertTrue(newState.isPrivateSession)
    }

    func testSheets() async {
        let reducer = ShellState.reducer
        let state = ShellState(windowUUID: windowUUID)

        XCTAssertEqual(reducer.legacyReducer(state, getAction(for: .showSleepSheet)).sheet, .sleepTimer)
        XCTAssertEqual(reducer.modernReducer(state, ShellModernAction.showCastSheet, windowUUID).sheet, .castDevices)
        XCTAssertEqual(reducer.modernReducer(state, ShellModernAction.showMenu, windowUUID).sheet, .menu)
        XCTAssertNil(
            reducer.legacyReducer(state, getAction(for: .showSpeedSheet)).sheet,
            "There is nothing to anchor it at"
        )
    }

    func testNavigation_setsTheDestination() async {
        let state = ShellState(windowUUID: windowUUID)
        let actionTypes: [NavigationActionType] = [.tapOnEpisode, .tapOnDownloads, .tapOnHelp, .longPressOnEpisode]

        for actionType in actionTypes {
            let action = NavigationAction(
                destination: .help,
                windowUUID: windowUUID,
                actionType: actionType
            )
            XCTAssertEqual(ShellState.reducer.legacyReducer(state, action).destination, .help)
        }
    }

    func testRatingPrompt_reactsThroughTheShell() async {
        let prompt = RatingPrompt(surveyID: "1", question: "?")
        let promptState = ShellState.reducer.modernReducer(
            ShellState(windowUUID: windowUUID),
            RatingPromptMiddlewareAction.initialize(prompt: prompt),
            windowUUID
        )
        XCTAssertTrue(promptState.ratingPrompt.isVisible)

        // The state looks at the type alone, so the struct does not matter.
        let newState = ShellState.reducer.modernReducer(
            promptState,
            RatingPromptMiddlewareAction.dismissPrompt,
            windowUUID
        )
        XCTAssertFalse(newState.ratingPrompt.isVisible)
        XCTAssertEqual(newState.ratingPrompt.prompt, prompt)
    }

    func testScrubbing_laysAnOverlay() async {
        let newState = ShellState.reducer.modernReducer(
            ShellState(windowUUID: windowUUID),
            PlayerBarModernAction.didBeginScrubbing,
            windowUUID
        )

        XCTAssertTrue(newState.showsOverlay)
    }

    // MARK: - Private

    private func getAction(for actionType: ShellActionType) -> ShellAction {
        return ShellAction(windowUUID: windowUUID, actionType: actionType)
    }
}
