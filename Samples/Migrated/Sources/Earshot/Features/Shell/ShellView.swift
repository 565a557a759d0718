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
            ShellMiddlewareAction.shellDidLoad(placement: isTablet ? .top : .bottom), forWindowUUID: windowUUID
        )
        store.dispatch(RatingPromptAction.showPrompt, forWindowUUID: windowUUID)
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
        store.dispatch(ShellModernAction.didShake, forWindowUUID: windowUUID)
    }

    func toggleDrivingMode() {
        let action = ShellModernAction.toggleDrivingMode
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func select(_ episode: Episode?) {
        dispatchSelection(of: episode)
    }

    func selectPrivately(_ episode: Episode) {
        dispatchSelection(of: episode, isPrivateSession: true)
    }

    func tapLibrary() {
        store.dispatch(ShellModernAction.returnToLibrary, forWindowUUID: windowUUID)
    }

    func keyboardWillChange(isVisible: Bool) {
        let action = ShellModernAction.showOverlay(showsOverlay: isVisible)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func tapOutside() {
        store.dispatch(ShellModernAction.showOverlay(showsOverlay: false), forWindowUUID: windowUUID)
        #if EARSHOT_DIAGNOSTICS
            store.dispatch(ShellModernAction.clearOverlay, forWindowUUID: windowUUID)
        #endif
    }

    func didEnterBackground() {
        store.dispatch(ShellModernAction.showOverlay(showsOverlay: false), forWindowUUID: windowUUID)
    }

    func lowPowerModeDidChange() {
        let action = ShellMiddlewareAction.lowPowerModeDidChange
        store.dispatch(action, forWindowUUID: .unavailable)
    }

    private func dispatchSelection(of episode: Episode?, isPrivateSession: Bool? = nil) {
        store.dispatch(
            ShellModernAction.updateSelectedEpisode(
                selectedEpisode: episode, isPrivateSession: isPrivateSession
            ), forWindowUUID: windowUUID
        )
    }

    private func present(_ toast: Toast, completion: @escaping (Bool) -> Void) {
        shownToast = toast
        finishToast = completion
        services.router.present(toast.text, in: windowUUID)
    }
}
