import ListeningKit
import Redux

/// The list of the episodes that come next, standing in for its view controller.
@MainActor
final class QueueView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.queue
    private(set) var state: QueueState
    private(set) var undo: (() -> Void)?
    private let services: Services

    init(windowUUID: WindowUUID, services: Services = .shared) {
        self.windowUUID = windowUUID
        self.state = QueueState(windowUUID: windowUUID)
        self.services = services
    }

    func newState(state: QueueState) {
        self.state = state
        if let toast = state.toast {
            present(toast)
        }
    }

    func viewDidLoad() {
        appear()
        store.dispatch(QueueModernAction.viewDidLoad, forWindowUUID: windowUUID)
    }

    func didDrawCover(of episode: Episode) {
        store.dispatch(CoverArtAction.didDraw(episode: episode), forWindowUUID: windowUUID)
    }

    // MARK: - The listener's doings

    func play(at index: Int) {
        let action = QueueModernAction.play(episodeID: state.episodes[index].id)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func remove(at index: Int) {
        let action = QueueModernAction.remove(episodeID: state.episodes[index].id)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func move(from index: Int, to newIndex: Int) {
        store.dispatch(
            QueueModernAction.move(episodeID: state.episodes[index].id, index: newIndex), forWindowUUID: windowUUID
        )
    }

    func moveToTop(from index: Int) {
        store.dispatch(
            QueueModernAction.move(episodeID: state.episodes[index].id, index: nil), forWindowUUID: windowUUID
        )
    }

    func add(_ episode: Episode) {
        store.dispatch(
            QueueAction(
                episode: episode,
                isPlayedNext: false,
                windowUUID: windowUUID,
                actionType: QueueActionType.add
            )
        )
    }

    func tapClear() {
        store.dispatch(QueueModernAction.askToClear, forWindowUUID: windowUUID)
    }

    /// The answer to the question that `tapClear` brings up.
    func confirmClear(_ isConfirmed: Bool) {
        store.dispatch(isConfirmed ? QueueModernAction.clear : QueueModernAction.cancelClear, forWindowUUID: windowUUID)
    }

    // MARK: - Toasts

    private func present(_ toast: Toast) {
        guard toast.reduxAction(for: windowUUID) is QueueAction else { return }

        services.router.present(toast.text, in: windowUUID)
        undo = { [weak self] in
            guard let self else { return }
            if let action = toast.reduxAction(for: self.windowUUID) as? QueueAction {
                store.dispatch(action)
            }
            self.undo = nil
        }
    }
}
