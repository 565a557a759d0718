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

        let newState = ShellState.reducer.legacyReducer(toastState, getAction(for: .didShake))

        XCTAssertNil(newState.toast)
    }

    func testOverlay_isShownAndCleared() async {
        let overlaid = ShellState.reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            ShellAction(showsOverlay: true, windowUUID: windowUUID, actionType: ShellActionType.showOverlay)
        )
        XCTAssertTrue(overlaid.showsOverlay)

        let newState = ShellState.reducer.legacyReducer(overlaid, getAction(for: .clearOverlay))
        XCTAssertFalse(newState.showsOverlay)
    }

    func testUpdateSelectedEpisode_withoutEpisode_returnsToTheLibraryAndKeepsTheSession() async {
        let reducer = ShellState.reducer
        let privateState = reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            ShellAction(
                selectedEpisode: episode,
                isPrivateSession: true,
                windowUUID: windowUUID,
                actionType: ShellActionType.updateSelectedEpisode
            )
        )
        XCTAssertEqual(privateState.content, .episode(id: "1"))

        let newState = reducer.legacyReducer(privateState, getAction(for: .updateSelectedEpisode))

        XCTAssertEqual(newState.content, .library)
        XCTAssertTrue(newState.isPrivateSession)
    }

    func testSheets() async {
        let reducer = ShellState.reducer
        let state = ShellState(windowUUID: windowUUID)

        XCTAssertEqual(reducer.legacyReducer(state, getAction(for: .showSleepSheet)).sheet, .sleepTimer)
        XCTAssertEqual(reducer.legacyReducer(state, getAction(for: .showCastSheet)).sheet, .castDevices)
        XCTAssertEqual(reducer.legacyReducer(state, getAction(for: .showMenu)).sheet, .menu)
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
        let promptState = ShellState.reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            RatingPromptMiddlewareAction(
                prompt: prompt,
                windowUUID: windowUUID,
                actionType: RatingPromptMiddlewareActionType.initialize
            )
        )
        XCTAssertTrue(promptState.ratingPrompt.isVisible)

        // The state looks at the type alone, so the struct does not matter.
        let newState = ShellState.reducer.legacyReducer(
            promptState,
            RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptMiddlewareActionType.dismissPrompt)
        )
        XCTAssertFalse(newState.ratingPrompt.isVisible)
        XCTAssertEqual(newState.ratingPrompt.prompt, prompt)
    }

    func testScrubbing_laysAnOverlay() async {
        let newState = ShellState.reducer.legacyReducer(
            ShellState(windowUUID: windowUUID),
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didBeginScrubbing)
        )

        XCTAssertTrue(newState.showsOverlay)
    }

    // MARK: - Private

    private func getAction(for actionType: ShellActionType) -> ShellAction {
        return ShellAction(windowUUID: windowUUID, actionType: actionType)
    }
}
