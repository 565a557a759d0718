/// Holds the state of the application. The only way to change it is to dispatch an action.
@MainActor
public final class Store<State: StateType>: DefaultDispatchStore {
    public private(set) var state: State

    /// An action of either form that waits for its turn.
    private enum QueuedAction {
        case legacy(Action)
        case modern(ModernAction, WindowUUID)
    }

    private let reducer: Reducer<State>
    private let middlewares: [Middleware<State>]
    private var subscriptions: [Subscription<State>] = []
    private var actionQueue: [QueuedAction] = []
    private var isProcessingActions = false

    public init(state: State, reducer: Reducer<State>, middlewares: [Middleware<State>] = []) {
        self.state = state
        self.reducer = reducer
        self.middlewares = middlewares
    }

    /// An action that is dispatched while another one is being processed waits for its turn, so that each passes
    /// through all reducers, middlewares and subscribers before the next one starts.
    public func dispatch(_ action: Action) {
        enqueue(.legacy(action))
    }

    public func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
        enqueue(.modern(action, windowUUID))
    }

    private func enqueue(_ queuedAction: QueuedAction) {
        actionQueue.append(queuedAction)
        guard !isProcessingActions else { return }

        isProcessingActions = true
        defer { isProcessingActions = false }
        while !actionQueue.isEmpty {
            switch actionQueue.removeFirst() {
            case .legacy(let action):
                process(action)
            case .modern(let action, let windowUUID):
                process(action, forWindowUUID: windowUUID)
            }
        }
    }

    public func subscribe<Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber,
        select: @escaping @MainActor (State) -> Subscriber.SubscriberState?
    ) {
        unsubscribe(subscriber)
        let subscription = Subscription(subscriber, select: select)
        subscriptions.append(subscription)
        subscription.stateDidChange(from: nil, to: state)
    }

    public func unsubscribe(_ subscriber: any StoreSubscriber) {
        subscriptions.removeAll { $0.belongs(to: subscriber) }
    }

    private func process(_ action: Action) {
        let oldState = state
        let newState = reducer.legacyReducer(oldState, action)
        for middleware in middlewares {
            middleware.legacyMiddleware(newState, action)
        }
        state = newState
        subscriptions.removeAll { $0.isDead }
        for subscription in subscriptions {
            subscription.stateDidChange(from: oldState, to: newState)
        }
    }

    private func process(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
        let oldState = state
        let newState = reducer.modernReducer(oldState, action, windowUUID)
        for middleware in middlewares {
            middleware.modernMiddleware(newState, action, windowUUID)
        }
        state = newState
        subscriptions.removeAll { $0.isDead }
        for subscription in subscriptions {
            subscription.stateDidChange(from: oldState, to: newState)
        }
    }
}
