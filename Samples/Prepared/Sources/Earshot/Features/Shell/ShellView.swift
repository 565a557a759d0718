import ListeningKit
import Redux

/// The window, standing in for its root view controller.
@MainActor
final class ShellView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.shell
    private(set) var shownToast: Toast?
    private let services: Services

    init(windowUUID: WindowUUID, services: Services = .shared) {
        self.windowUUID = windowUUID
        self.services = services
    }

    func viewDidLoad(isTablet: Bool) {
        appear()
        store.dispatch(
            ShellMiddlewareAction(
                placement: isTablet ? .top : .bottom,
                windowUUID: windowUUID,
                actionType: ShellMiddlewareActionType.shellDidLoad
            )
        )
        store.dispatch(
            RatingPromptAction(windowUUID: windowUUID, actionType: RatingPromptActionType.showPrompt)
        )
    }

    func newState(state: ShellState) {
        if let destination = state.destination {
            services.router.open(destination.path, in: windowUUID)
        }
        if let toast = state.toast {
            present(toast) { [weak self] wantsAction in
                guard let self else { return }

                if wantsAction, let action = toast.reduxAction(for: self.windowUUID) {
                    store.dispatch(action)
                }
                self.shownToast = nil
            }
        }
    }

    // MARK: - The listener's doings

    /// What happens when the shown toast goes away; `true` when its button was tapped.
    private(set) var finishToast: (Bool) -> Void = { _ in }

    func shake() {
        store.dispatch(ShellAction(windowUUID: windowUUID, actionType: ShellActionType.didShake))
    }

    func toggleDrivingMode() {
        let action = ShellAction(windowUUID: windowUUID, actionType: ShellActionType.toggleDrivingMode)
        store.dispatch(action)
    }

    func select(_ episode: Episode?) {
        dispatchSelection(of: episode)
    }

    func selectPrivately(_ episode: Episode) {
        dispatchSelection(of: episode, isPrivateSession: true)
    }

    func tapLibrary() {
        store.dispatch(ShellAction(windowUUID: windowUUID, actionType: ShellActionType.returnToLibrary))
    }

    func keyboardWillChange(isVisible: Bool) {
        let action = ShellAction(
            showsOverlay: isVisible,
            windowUUID: windowUUID,
            actionType: ShellActionType.showOverlay
        )
        store.dispatch(action)
    }

    func tapOutside() {
        store.dispatch(
            ShellAction(showsOverlay: false, windowUUID: windowUUID, actionType: ShellActionType.showOverlay)
        )
        #if EARSHOT_DIAGNOSTICS
            store.dispatch(ShellAction(windowUUID: windowUUID, actionType: ShellActionType.clearOverlay))
        #endif
    }

    func didEnterBackground() {
        store.dispatch(
            ShellAction(showsOverlay: false, windowUUID: windowUUID, actionType: ShellActionType.showOverlay)
        )
    }

    func lowPowerModeDidChange() {
        let action = ShellMiddlewareAction(
            windowUUID: .unavailable,
            actionType: ShellMiddlewareActionType.lowPowerModeDidChange
        )
        store.dispatch(action)
    }

    private func dispatchSelection(of episode: Episode?, isPrivateSession: Bool? = nil) {
        store.dispatch(
            ShellAction(
                selectedEpisode: episode,
                isPrivateSession: isPrivateSession,
                windowUUID: windowUUID,
                actionType: ShellActionType.updateSelectedEpisode
            )
        )
    }

    private func present(_ toast: Toast, completion: @escaping (Bool) -> Void) {
        shownToast = toast
        finishToast = completion
        services.router.present(toast.text, in: windowUUID)
    }
}
