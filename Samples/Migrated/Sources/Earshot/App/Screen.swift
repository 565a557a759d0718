import ListeningKit
import Redux

/// What every screen of the application does when it comes up and goes away.
@MainActor
protocol Screen: StoreSubscriber where SubscriberState: ScreenState {
    var windowUUID: WindowUUID { get }
    var screen: AppScreen { get }
}

extension Screen {
    func appear() {
        store.dispatch(ScreenAction.showScreen(screen: screen), forWindowUUID: windowUUID)
        let (screen, windowUUID) = (screen, windowUUID)
        store.subscribe(self) { $0.screenState(SubscriberState.self, for: screen, window: windowUUID) }
    }

    func disappear() {
        store.unsubscribe(self)
        store.dispatch(ScreenAction.closeScreen(screen: screen), forWindowUUID: windowUUID)
    }
}
