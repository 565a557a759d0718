import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class PlayerBarStateTests: StoreTestCase {
    private let episode = Episode(id: "1", title: "One", showID: "show", duration: 60)

    override func setUp() async throws {
        try await super.setUp()
        mockStore.state = appState(with: [.playerBar(createSubject())])
    }

    func testDidLoadBar() async {
        let initialState = createSubject()
        let reducer = playerBarReducer()

        let newState = reducer.legacyReducer(
            initialState,
            PlayerBarAction(
                placement: .top,
                layout: .regular,
                isTranslucent: true,
                artworkBorder: .leading,
                showsShadow: true,
                middleButton: .share,
                canCast: true,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.didLoadBar
            )
        )

        XCTAssertEqual(newState.placement, .top)
        XCTAssertEqual(newState.layout, .regular)
        XCTAssertTrue(newState.isTranslucent)
        XCTAssertEqual(newState.scrubber.artworkBorder, .leading)
        XCTAssertTrue(newState.scrubber.showsShadow)
        XCTAssertEqual(newState.transport.middleButton, .share)
        XCTAssertTrue(newState.transport.canCast)
        XCTAssertTrue(newState.transport.buttons.contains { $0.actionType == .share })
    }

    func testDidLoadBar_withoutPlacement_doesNothing() async {
        let initialState = createSubject()
        let reducer = playerBarReducer()
        let action = PlayerBarAction(
            layout: .regular,
            isTranslucent: true,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.didLoadBar
        )

        XCTAssertEqual(reducer.legacyReducer(initialState, action), initialState)
    }

    func testEpisodeDidChange_clearsTheChapter() async {
        let reducer = playerBarReducer()
        let chapterState = reducer.legacyReducer(
            createSubject(),
            PlayerBarAction(
                chapterTitle: "Chapter",
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.chapterDidChange
            )
        )
        XCTAssertEqual(chapterState.scrubber.chapterTitle, "Chapter")

        let newState = loadEpisode(state: chapterState, reducer: reducer)

        XCTAssertNil(newState.scrubber.chapterTitle)
        XCTAssertEqual(newState.scrubber.title, "One")
        XCTAssertTrue(newState.scrubber.jumps)
        XCTAssertTrue(newState.transport.isPlaying)
        XCTAssertTrue(newState.canSkipForward)
        XCTAssertFalse(newState.transport.canCast)
    }

    func testChapterDidChange_withoutTitle_keepsTheChapter() async {
        let reducer = playerBarReducer()
        let chapterState = reducer.legacyReducer(
            createSubject(),
            PlayerBarAction(
                chapterTitle: "Chapter",
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.chapterDidChange
            )
        )

        let newState = reducer.legacyReducer(
            chapterState,
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.chapterDidChange)
        )

        XCTAssertEqual(newState.scrubber.chapterTitle, "Chapter")
    }

    func testCastDeviceDidChange_withoutDevice_clearsAndRemembersIt() async {
        let reducer = playerBarReducer()
        let castingState = reducer.legacyReducer(createSubject(), castAction(device: "Kitchen"))
        XCTAssertEqual(castingState.transport.castDevice, "Kitchen")

        let newState = reducer.legacyReducer(castingState, castAction(device: nil))

        XCTAssertNil(newState.transport.castDevice)
        XCTAssertEqual(newState.lastCastDevice, "Kitchen")
    }

    func testSleepTimer_reachesTheInnermostState() async {
        let reducer = playerBarReducer()
        let action = PlayerBarAction(
            sleepMinutes: 45,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.sleepTimerDidChange
        )

        let newState = reducer.legacyReducer(createSubject(), action)
        XCTAssertEqual(newState.transport.sleepTimer.minutes, 45)

        let offState = reducer.legacyReducer(
            newState,
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.sleepTimerDidChange)
        )
        XCTAssertNil(offState.transport.sleepTimer.minutes)
        XCTAssertEqual(offState.transport.sleepTimer.lastMinutes, 45)
    }

    func testScrubbing_hidesTheButtonsUntilItEnds() async {
        let reducer = playerBarReducer()
        let beginning = reducer.legacyReducer(
            createSubject(),
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didBeginScrubbing)
        )
        XCTAssertTrue(beginning.scrubber.isScrubbing)
        XCTAssertEqual(beginning.transport.buttons, [])

        let end = reducer.legacyReducer(
            beginning,
            PlayerBarAction(progress: 0.5, windowUUID: windowUUID, actionType: PlayerBarActionType.didEndScrubbing)
        )
        XCTAssertFalse(end.scrubber.isScrubbing)
        XCTAssertEqual(end.scrubber.progress, 0.5)
        XCTAssertFalse(end.transport.buttons.isEmpty)
    }

    func testDidHide_endsScrubbing() async {
        let reducer = PlayerBarState.reducer
        let scrubbing = reducer.legacyReducer(
            createSubject(),
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didBeginScrubbing)
        )

        let newState = reducer.legacyReducer(
            scrubbing,
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didHide)
        )

        XCTAssertFalse(newState.scrubber.isScrubbing)
    }

    func testSearchDidClear_makesTheBarSmall() async {
        let expanded = PlayerBarState.reducer.legacyReducer(
            createSubject(),
            PlayerBarAction(
                isExpanded: true,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.expansionDidChange
            )
        )
        XCTAssertTrue(expanded.isExpanded)

        let newState = PlayerBarState.reducer.legacyReducer(
            expanded,
            SearchAction(windowUUID: windowUUID, actionType: SearchActionType.didClear)
        )

        XCTAssertFalse(newState.isExpanded)
    }

    func testBarUpdates_changeOneFieldEach() async {
        let reducer = playerBarReducer()
        let state = createSubject()

        XCTAssertEqual(
            reducer.legacyReducer(
                state,
                PlayerBarAction(
                    opacity: 0.5,
                    windowUUID: windowUUID,
                    actionType: PlayerBarActionType.opacityNeedsUpdate
                )
            ).opacity,
            0.5
        )
        XCTAssertFalse(
            reducer.legacyReducer(
                state,
                PlayerBarAction(
                    shouldAnimate: false,
                    windowUUID: windowUUID,
                    actionType: PlayerBarActionType.animationDidChange
                )
            ).shouldAnimate
        )
        XCTAssertTrue(
            reducer.legacyReducer(
                state,
                PlayerBarAction(
                    isPrivateSession: true,
                    windowUUID: windowUUID,
                    actionType: PlayerBarActionType.privateSessionDidChange
                )
            ).isPrivateSession
        )
    }

    func testOtherWindow_changesNothing() async {
        let initialState = createSubject()
        let reducer = playerBarReducer()
        let action = PlayerBarAction(
            queueCount: 3,
            windowUUID: otherWindowUUID,
            actionType: PlayerBarActionType.queueCountDidChange
        )

        XCTAssertEqual(reducer.legacyReducer(initialState, action), initialState)
    }

    func testEveryWindow_changesThis() async {
        let reducer = playerBarReducer()
        let action = PlayerBarAction(
            queueCount: 3,
            windowUUID: .unavailable,
            actionType: PlayerBarActionType.queueCountDidChange
        )

        let newState = reducer.legacyReducer(createSubject(), action)

        XCTAssertEqual(newState.queueCount, 3)
        XCTAssertTrue(newState.canSkipForward)
    }

    // MARK: - Private

    private func createSubject() -> PlayerBarState {
        return PlayerBarState(windowUUID: windowUUID)
    }

    private func playerBarReducer() -> Reducer<PlayerBarState> {
        return PlayerBarState.reducer
    }

    private func castAction(device: String?) -> PlayerBarAction {
        return PlayerBarAction(
            castDevice: device,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.castDeviceDidChange
        )
    }

    private func loadEpisode(state: PlayerBarState, reducer: Reducer<PlayerBarState>) -> PlayerBarState {
        return reducer.legacyReducer(
            state,
            PlayerBarAction(
                episode: episode,
                isPlaying: true,
                canSkipForward: true,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.episodeDidChange
            )
        )
    }
}
