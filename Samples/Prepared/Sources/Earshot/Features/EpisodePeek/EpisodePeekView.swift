import Redux

/// The preview, standing in for its view controller.
@MainActor
final class EpisodePeekView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.episodePeek
    private let episodeID: String
    private(set) var canBeQueued = false

    init(episodeID: String, windowUUID: WindowUUID) {
        self.episodeID = episodeID
        self.windowUUID = windowUUID
    }

    func newState(state: EpisodePeekState) {
        canBeQueued = state.canBeQueued
    }

    func viewDidLoad() {
        appear()
        let action = EpisodePeekAction(
            windowUUID: windowUUID,
            actionType: EpisodePeekActionType.didLoadPeek,
            episodeID: episodeID
        )
        store.dispatch(action)
    }

    func tapPlay() {
        dispatch(.play)
    }

    func tapAddToQueue() {
        dispatch(EpisodePeekActionType.addToQueue)
    }

    func tapCopyLink() {
        dispatch(.copyLink)
    }

    func tapClose() {
        store.dispatch(EpisodePeekAction(windowUUID: windowUUID, actionType: EpisodePeekActionType.close))
        disappear()
    }

    private func dispatch(_ actionType: EpisodePeekActionType) {
        store.dispatch(
            EpisodePeekAction(windowUUID: windowUUID, actionType: actionType, episodeID: episodeID)
        )
    }
}
