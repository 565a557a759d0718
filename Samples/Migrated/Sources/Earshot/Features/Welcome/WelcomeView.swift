import Redux

/// The cards, standing in for their view controller.
@MainActor
final class WelcomeView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.welcome

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func newState(state: WelcomeState) {}

    func finish() {
        store.dispatch(WelcomeAction.didFinish, forWindowUUID: windowUUID)
        disappear()
    }
}
