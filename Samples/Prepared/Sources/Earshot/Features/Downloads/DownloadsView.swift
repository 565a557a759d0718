import ListeningKit
import Redux

/// The panel, standing in for its view controller.
@MainActor
final class DownloadsView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.downloads
    private(set) var downloads: [Download] = []

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func newState(state: DownloadsState) {
        downloads = state.downloads
    }

    func viewDidAppear() {
        appear()
        let action = DownloadsAction(windowUUID: windowUUID, actionType: DownloadsActionType.panelDidAppear)
        store.dispatch(action)
    }

    /// Pulling the list down asks the server; opening it anew does not.
    func reload(isPulled: Bool) {
        let actionType = isPulled ? DownloadsActionType.refresh : DownloadsActionType.refreshWithCache
        let action = DownloadsAction(windowUUID: windowUUID, actionType: actionType)
        store.dispatch(action)
    }

    func remove(at index: Int) {
        store.dispatch(
            DownloadsAction(
                freeSpace: downloads[index].megabytes,
                download: downloads[index],
                windowUUID: windowUUID,
                actionType: DownloadsActionType.didRemove
            )
        )
    }

    func tapChapterLink(_ link: String) {
        store.dispatch(
            NavigationAction(
                destination: .link(link),
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnChapterLink
            )
        )
    }
}
