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
            PlayerBarAction(
                artworkName: artworkName,
                chapterTitle: title,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.chapterDidChange
            )
        )
    }

    func didLoadArtwork(named name: String) {
        let action = PlayerBarAction(
            artworkName: name,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.artworkDidChange
        )
        store.dispatch(action)
    }

    func didFailToLoadArtwork(of episode: Episode) {
        let action = PlayerBarAction(
            episode: episode,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.artworkDidChange
        )
        store.dispatch(action)
    }

    func didProgress(to progress: Double) {
        store.dispatch(
            PlayerBarAction(
                isBuffering: false,
                progress: progress,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.progressDidUpdate
            )
        )
    }

    func didChangeBuffering(_ isBuffering: Bool) {
        store.dispatch(
            PlayerBarAction(
                isBuffering: isBuffering,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.bufferingDidChange
            )
        )
    }

    func canSkipBack(_ canSkip: Bool) {
        dispatchSkipButtons(back: canSkip)
    }

    func canSkipForward(_ canSkip: Bool) {
        dispatchSkipButtons(forward: canSkip)
    }

    private func dispatchSkipButtons(back: Bool? = nil, forward: Bool? = nil) {
        store.dispatch(
            PlayerBarAction(
                canSkipBack: back,
                canSkipForward: forward,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.skipButtonsDidChange
            )
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
