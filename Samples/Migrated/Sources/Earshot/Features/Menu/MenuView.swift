import ListeningKit
import Redux

/// The menu, standing in for its view controller.
@MainActor
final class MenuView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.menu
    private(set) var elements: [MenuElement] = []

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func newState(state: MenuState) {
        elements = MenuElements(windowUUID: windowUUID, isPlaying: true).elements(for: state)
    }

    /// - Parameter show: what plays, when that is known.
    func viewDidLoad(show: Show? = nil) {
        appear()
        store.dispatch(MenuModernAction.viewDidLoad(show: show), forWindowUUID: windowUUID)
    }

    /// - Returns: whether the menu has such a line.
    func tap(_ title: String) -> Bool {
        guard let element = elements.first(where: { $0.title == title }) else { return false }
        element.action()
        return true
    }
}
