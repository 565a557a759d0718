import ListeningKit
import Redux

/// Hears from the player of one window what happens to the episode that plays.
@MainActor
final class PlaybackObserver {
    private let windowUUID: WindowUUID

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func didReachChapter(title: String?, artworkName: String? = nil) {
        store.dispatch(
            PlayerBarModernAction.chapterDidChange(
                artworkName: artworkName,
                chapterTitle: title
            ), forWindowUUID: windowUUID
        )
    }

    func didLoadArtwork(named name: String) {
        let action = PlayerBarModernAction.artworkDidChange(artworkName: name)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func didFailToLoadArtwork(of episode: Episode) {
        let action = PlayerBarModernAction.artworkDidChange(artworkName: nil)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func didProgress(to progress: Double) {
        store.dispatch(
            PlayerBarModernAction.progressDidUpdate(isBuffering: false, progress: progress), forWindowUUID: windowUUID
        )
    }

    func didChangeBuffering(_ isBuffering: Bool) {
        store.dispatch(PlayerBarModernAction.bufferingDidChange(isBuffering: isBuffering), forWindowUUID: windowUUID)
    }

    func canSkipBack(_ canSkip: Bool) {
        dispatchSkipButtons(back: canSkip)
    }

    func canSkipForward(_ canSkip: Bool) {
        dispatchSkipButtons(forward: canSkip)
    }

    private func dispatchSkipButtons(back: Bool? = nil, forward: Bool? = nil) {
        store.dispatch(
            PlayerBarModernAction.skipButtonsDidChange(
                canSkipBack: back,
                canSkipForward: forward
            ), forWindowUUID: windowUUID
        )
    }

    /// Another application has taken the sound, for example for a phone call.
    func wasInterrupted() {
        store.dispatch(
            PlayerBarAction(
                isPlaying: false,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.playbackStateDidChange
            )
        )
    }

    func interruptionEnded() {
        let action = PlayerBarAction(
            isPlaying: true,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.playbackStateDidChange
        )
        store.dispatch(action)
    }
}
