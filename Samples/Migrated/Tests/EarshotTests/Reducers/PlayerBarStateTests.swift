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
        let chapterState = reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.chapterDidChange(artworkName: nil, chapterTitle: "Chapter"),
            windowUUID
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
        let chapterState = reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.chapterDidChange(artworkName: nil, chapterTitle: "Chapter"),
            windowUUID
        )

        let newState = reducer.modernReducer(
            chapterState,
            PlayerBarModernAction.chapterDidChange(artworkName: nil, chapterTitle: nil),
            windowUUID
        )

        XCTAssertEqual(newState.scrubber.chapterTitle, "Chapter")
    }

    func testCastDeviceDidChange_withoutDevice_clearsAndRemembersIt() async {
        let reducer = playerBarReducer()
        let castingState = reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.castDeviceDidChange(castDevice: "Kitchen"),
            windowUUID
        )
        XCTAssertEqual(castingState.transport.castDevice, "Kitchen")

        let newState = reducer.modernReducer(
            castingState,
            PlayerBarModernAction.castDeviceDidChange(castDevice: nil),
            windowUUID
        )

        XCTAssertNil(newState.transport.castDevice)
        XCTAssertEqual(newState.lastCastDevice, "Kitchen")
    }

    func testSleepTimer_reachesTheInnermostState() async {
        let reducer = playerBarReducer()
        let action = PlayerBarModernAction.sleepTimerDidChange(sleepMinutes: 45)

        let newState = reducer.modernReducer(createSubject(), action, windowUUID)
        XCTAssertEqual(newState.transport.sleepTimer.minutes, 45)

        let offState = reducer.modernReducer(
            newState,
            PlayerBarModernAction.sleepTimerDidChange(sleepMinutes: nil),
            windowUUID
        )
        XCTAssertNil(offState.transport.sleepTimer.minutes)
        XCTAssertEqual(offState.transport.sleepTimer.lastMinutes, 45)
    }

    func testScrubbing_hidesTheButtonsUntilItEnds() async {
        let reducer = playerBarReducer()
        let beginning = reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.didBeginScrubbing,
            windowUUID
        )
        XCTAssertTrue(beginning.scrubber.isScrubbing)
        XCTAssertEqual(beginning.transport.buttons, [])

        let end = reducer.modernReducer(
            beginning,
            PlayerBarModernAction.didEndScrubbing(progress: 0.5),
            windowUUID
        )
        XCTAssertFalse(end.scrubber.isScrubbing)
        XCTAssertEqual(end.scrubber.progress, 0.5)
        XCTAssertFalse(end.transport.buttons.isEmpty)
    }

    func testDidHide_endsScrubbing() async {
        let reducer = PlayerBarState.reducer
        let scrubbing = reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.didBeginScrubbing,
            windowUUID
        )

        let newState = reducer.modernReducer(
            scrubbing,
            PlayerBarModernAction.didHide(
                DidHidePayload(
                    isTranslucent: nil,
                    opacity: nil,
                    canSkipBack: nil,
                    canSkipForward: nil,
                    queueCount: nil,
                    showsUnheardBadge: nil,
                    isPrivateSession: nil,
                    isExpanded: nil,
                    castDevice: nil,
                    shouldAnimate: nil
                )
            ),
            windowUUID
        )

        XCTAssertFalse(newState.scrubber.isScrubbing)
    }

    func testSearchDidClear_makesTheBarSmall() async {
        let expanded = PlayerBarState.reducer.modernReducer(
            createSubject(),
            PlayerBarModernAction.expansionDidChange(isExpanded: true),
            windowUUID
        )
        XCTAssertTrue(expanded.isExpanded)

        let newState = PlayerBarState.reducer.modernReducer(
            expanded,
            SearchModernAction.didClear,
            windowUUID
        )

        XCTAssertFalse(newState.isExpanded)
    }

    func testBarUpdates_changeOneFieldEach() async {
        let reducer = playerBarReducer()
        let state = createSubject()

        XCTAssertEqual(
            reducer.modernReducer(
                state,
                PlayerBarModernAction.opacityNeedsUpdate(opacity: 0.5),
                windowUUID
            ).opacity,
            0.5
        )
        XCTAssertFalse(
            reducer.modernReducer(
                state,
                PlayerBarModernAction.animationDidChange(shouldAnimate: false),
                windowUUID
            ).shouldAnimate
        )
        XCTAssertTrue(
            reducer.modernReducer(
                state,
                PlayerBarModernAction.privateSessionDidChange(isPrivateSession: true),
                windowUUID
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

    private func loadEpisode(state: PlayerBarState, reducer: Reducer<PlayerBarState>) -> PlayerBarState {
        return reducer.modernReducer(
            state,
            PlayerBarModernAction.episodeDidChange(
                PlayerBarEpisodeDidChangePayload(
                    episode: episode,
                    artworkName: nil,
                    chapterTitle: nil,
                    isPlaying: true,
                    progress: nil,
                    canSkipBack: nil,
                    canSkipForward: true,
                    canCast: false
                )
            ),
            windowUUID
        )
    }
}
