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
        let action = EpisodePeekAction.didLoadPeek(episodeID: episodeID)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func tapPlay() {
        dispatch(EpisodePeekAction.play(episodeID: episodeID))
    }

    func tapAddToQueue() {
        dispatch(EpisodePeekAction.addToQueue(episodeID: episodeID))
    }

    func tapCopyLink() {
        dispatch(EpisodePeekAction.copyLink(episodeID: episodeID))
    }

    func tapClose() {
        store.dispatch(EpisodePeekAction.close, forWindowUUID: windowUUID)
        disappear()
    }

    private func dispatch(_ action: EpisodePeekAction) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }
}
