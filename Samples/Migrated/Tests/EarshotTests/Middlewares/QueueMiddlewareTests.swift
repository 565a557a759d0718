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
        subject.queueProvider.modernMiddleware(mockStore.state, QueueModernAction.viewDidLoad, windowUUID)

        XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 2)
        let queueAction = try XCTUnwrap(mockStore.dispatchedActions.first as? QueueAction)
        XCTAssertEqual(queueAction.episodes?.map(\.id), ["tides-1", "tides-2", "maps-1"])
        let barAction = try XCTUnwrap(mockStore.dispatchedActions.last as? PlayerBarAction)
        XCTAssertEqual(barAction.queueCount, 3)
    }

    func testRemove_canBeUndone() async throws {
        subject.queueProvider.modernMiddleware(mockStore.state, QueueModernAction.viewDidLoad, windowUUID)
        subject.queueProvider.modernMiddleware(
            mockStore.state,
            QueueModernAction.remove(episodeID: "tides-2"),
            windowUUID
        )
        XCTAssertEqual(lastQueue(), ["tides-1", "maps-1"])

        let toastAction = try XCTUnwrap(
            mockStore.dispatchedActions.last(where: { ($0 as? QueueAction)?.toast != nil }) as? QueueAction
        )
        let undoAction = try XCTUnwrap(toastAction.toast?.reduxAction(for: windowUUID) as? QueueAction)

        subject.queueProvider.legacyMiddleware(mockStore.state, undoAction)
        XCTAssertEqual(lastQueue(), ["tides-2", "tides-1", "maps-1"])
    }

    func testRemove_ofUnknownEpisode_doesNothing() async {
        subject.queueProvider.modernMiddleware(mockStore.state, QueueModernAction.remove(episodeID: "none"), windowUUID)

        XCTAssertTrue(mockStore.dispatchedActions.isEmpty && mockStore.dispatchedModernActions.isEmpty)
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
        subject.queueProvider.modernMiddleware(mockStore.state, QueueModernAction.viewDidLoad, windowUUID)
        subject.queueProvider.modernMiddleware(
            mockStore.state,
            QueueModernAction.move(episodeID: "maps-1", index: nil),
            windowUUID
        )

        XCTAssertEqual(lastQueue(), ["maps-1", "tides-1", "tides-2"])
    }

    func testPlay_startsTheEpisode() async throws {
        subject.queueProvider.modernMiddleware(mockStore.state, QueueModernAction.viewDidLoad, windowUUID)
        subject.queueProvider.modernMiddleware(
            mockStore.state,
            QueueModernAction.play(episodeID: "tides-1"),
            windowUUID
        )

        let barAction = try XCTUnwrap(
            mockStore.dispatchedModernActions.last(where: { $0 is PlayerBarModernAction }) as? PlayerBarModernAction
        )
        guard case .episodeDidChange(let payload) = barAction else {
            return XCTFail("Another action was dispatched")
        }
        XCTAssertEqual(payload.episode.id, "tides-1")
        XCTAssertNil(payload.chapterTitle)
        XCTAssertEqual(effects, ["audio: load tides-1 in here", "audio: play in here"])
    }

    func testPlayNext_goesThroughTheQueue() async throws {
        let action = EpisodeMenuAction.tappedPlayNext(episode: RecordedServices.episodes[0])

        subject.queueProvider.modernMiddleware(mockStore.state, action, windowUUID)

        let actionCalled = try XCTUnwrap(mockStore.dispatchedActions.first as? QueueAction)
        let actionType = try XCTUnwrap(actionCalled.actionType as? QueueActionType)
        XCTAssertEqual(actionType, QueueActionType.add)
        XCTAssertEqual(actionCalled.isPlayedNext, true)
    }

    func testCoverArt_isKeptWhateverItsType() async {
        subject.queueProvider.modernMiddleware(
            mockStore.state,
            CoverArtAction.didDraw(episode: RecordedServices.episodes[0]),
            windowUUID
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
