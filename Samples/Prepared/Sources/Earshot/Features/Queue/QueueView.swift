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
        store.dispatch(QueueAction(windowUUID: windowUUID, actionType: QueueActionType.viewDidLoad))
    }

    func didDrawCover(of episode: Episode) {
        store.dispatch(
            CoverArtAction(windowUUID: windowUUID, episode: episode, actionType: CoverArtActionType.didDraw)
        )
    }

    // MARK: - The listener's doings

    func play(at index: Int) {
        let action = QueueAction(
            episodeID: state.episodes[index].id,
            windowUUID: windowUUID,
            actionType: QueueActionType.play
        )
        store.dispatch(action)
    }

    func remove(at index: Int) {
        let action = QueueAction(
            episodeID: state.episodes[index].id,
            to: index,
            windowUUID: windowUUID,
            actionType: QueueActionType.remove
        )
        store.dispatch(action)
    }

    func move(from index: Int, to newIndex: Int) {
        store.dispatch(
            QueueAction(
                episodeID: state.episodes[index].id,
                to: newIndex,
                windowUUID: windowUUID,
                actionType: QueueActionType.move
            )
        )
    }

    func moveToTop(from index: Int) {
        store.dispatch(
            QueueAction(
                episodeID: state.episodes[index].id,
                windowUUID: windowUUID,
                actionType: QueueActionType.move
            )
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
        store.dispatch(QueueAction(windowUUID: windowUUID, actionType: QueueActionType.askToClear))
    }

    /// The answer to the question that `tapClear` brings up.
    func confirmClear(_ isConfirmed: Bool) {
        let actionType = isConfirmed ? QueueActionType.clear : QueueActionType.cancelClear
        let action = QueueAction(windowUUID: windowUUID, actionType: actionType)
        store.dispatch(action)
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
