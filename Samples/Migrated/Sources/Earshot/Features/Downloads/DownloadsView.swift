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
        let action = DownloadsModernAction.panelDidAppear
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    /// Pulling the list down asks the server; opening it anew does not.
    func reload(isPulled: Bool) {
        store.dispatch(
            isPulled ? DownloadsModernAction.refresh : DownloadsModernAction.refreshWithCache,
            forWindowUUID: windowUUID
        )
    }

    func remove(at index: Int) {
        let _: Int? = downloads[index].megabytes
        let download: Download = downloads[index]
        store.dispatch(DownloadsModernAction.didRemove(download: download), forWindowUUID: windowUUID)
    }

    func tapChapterLink(_ link: String) {
        store.dispatch(NavigationModernAction.tapOnChapterLink(destination: .link(link)), forWindowUUID: windowUUID)
    }
}
