import ListeningKit
import Redux
import XCTest

@testable import Earshot

@MainActor
final class QueueMiddlewareTests: StoreTestCase {
    private var subject: QueueMiddleware!

    override func setUp() async throws {
        try await super.setUp()
        subject = QueueMiddleware(services: services)
    }

    func testViewDidLoad_dispatchesTheQueueAndItsCount() async throws {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .viewDidLoad))

        XCTAssertEqual(mockStore.dispatchedActions.count, 2)
        let queueAction = try XCTUnwrap(mockStore.dispatchedActions.first as? QueueAction)
        XCTAssertEqual(queueAction.episodes?.map(\.id), ["tides-1", "tides-2", "maps-1"])
        let barAction = try XCTUnwrap(mockStore.dispatchedActions.last as? PlayerBarAction)
        XCTAssertEqual(barAction.queueCount, 3)
    }

    func testRemove_canBeUndone() async throws {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .viewDidLoad))
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .remove, episodeID: "tides-2"))
        XCTAssertEqual(lastQueue(), ["tides-1", "maps-1"])

        let toastAction = try XCTUnwrap(
            mockStore.dispatchedActions.last(where: { ($0 as? QueueAction)?.toast != nil }) as? QueueAction
        )
        let undoAction = try XCTUnwrap(toastAction.toast?.reduxAction(for: windowUUID) as? QueueAction)

        subject.queueProvider.legacyMiddleware(mockStore.state, undoAction)
        XCTAssertEqual(lastQueue(), ["tides-2", "tides-1", "maps-1"])
    }

    func testRemove_ofUnknownEpisode_doesNothing() async {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .remove, episodeID: "none"))

        XCTAssertTrue(mockStore.dispatchedActions.isEmpty)
    }

    func testAdd_withoutEpisode_doesNotTouchTheQueue() async {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .add))

        let queueDidChange = mockStore.dispatchedActions.contains { action in
            guard let actionType = action.actionType as? QueueMiddlewareActionType else { return false }
            if case .queueDidChange = actionType { return true }
            return false
        }
        XCTAssertFalse(queueDidChange)
    }

    func testMove_withoutIndex_movesToTheTop() async {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .viewDidLoad))
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .move, episodeID: "maps-1"))

        XCTAssertEqual(lastQueue(), ["maps-1", "tides-1", "tides-2"])
    }

    func testPlay_startsTheEpisode() async throws {
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .viewDidLoad))
        subject.queueProvider.legacyMiddleware(mockStore.state, getAction(for: .play, episodeID: "tides-1"))

        let barAction = try XCTUnwrap(
            mockStore.dispatchedActions.last(where: { $0 is PlayerBarAction }) as? PlayerBarAction
        )
        XCTAssertEqual(barAction.actionType as? PlayerBarActionType, .episodeDidChange)
        XCTAssertEqual(barAction.episode?.id, "tides-1")
        XCTAssertNil(barAction.chapterTitle)
        XCTAssertEqual(effects, ["audio: load tides-1 in here", "audio: play in here"])
    }

    func testPlayNext_goesThroughTheQueue() async throws {
        let action = EpisodeMenuAction(
            episode: RecordedServices.episodes[0],
            windowUUID: windowUUID,
            actionType: EpisodeMenuActionType.tappedPlayNext
        )

        subject.queueProvider.legacyMiddleware(mockStore.state, action)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? QueueAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? QueueActionType)
        XCTAssertEqual(actionType, QueueActionType.add)
        XCTAssertEqual(actionCalled.isPlayedNext, true)
    }

    func testCoverArt_isKeptWhateverItsType() async {
        subject.queueProvider.legacyMiddleware(
            mockStore.state,
            CoverArtAction(
                windowUUID: windowUUID,
                episode: RecordedServices.episodes[0],
                actionType: CoverArtActionType.didDraw
            )
        )

        XCTAssertEqual(effects, ["preferences: art.tides-1 is true", "telemetry: art-drawn"])
    }

    // MARK: - Private

    private func getAction(for actionType: QueueActionType, episodeID: String? = nil) -> QueueAction {
        return QueueAction(episodeID: episodeID, windowUUID: windowUUID, actionType: actionType)
    }

    private func lastQueue() -> [String]? {
        return mockStore.dispatchedActions.compactMap { ($0 as? QueueAction)?.episodes }.last?.map(\.id)
    }
}
