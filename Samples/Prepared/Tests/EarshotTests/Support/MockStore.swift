import Redux

@testable import Earshot

/// Remembers what was dispatched and changes nothing.
@MainActor
final class MockStore: DefaultDispatchStore {
    var state: AppState
    private(set) var dispatchedActions: [Action] = []

    /// Records the modern actions among what is dispatched.
    private(set) var dispatchedModernActions: [ModernAction] = []

    /// Records for which windows they are, in the same order.
    private(set) var dispatchedModernWindows: [WindowUUID] = []

    /// Called after every dispatch, for tests that wait for one.
    var dispatchCalled: (() -> Void)?

    init(state: AppState = AppState()) {
        self.state = state
    }

    func dispatch(_ action: Action) {
        dispatchedActions.append(action)
        dispatchCalled?()
    }

    func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
        dispatchedModernActions.append(action)
        dispatchedModernWindows.append(windowUUID)
        dispatchCalled?()
    }

    func subscribe<Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber,
        select: @escaping @MainActor (AppState) -> Subscriber.SubscriberState?
    ) {}

    func unsubscribe(_ subscriber: any StoreSubscriber) {}
}
