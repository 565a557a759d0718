/// Takes actions.
@MainActor
public protocol DispatchStore: AnyObject {
    func dispatch(_ action: Action)
    func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID)
}

/// Takes actions and tells subscribers about the states that follow from them.
@MainActor
public protocol DefaultDispatchStore<State>: DispatchStore {
    associatedtype State: StateType

    var state: State { get }

    /// Tells `subscriber` about the selected part of the state: now, and whenever it has changed.
    /// Nothing is told while `select` returns nil, for example because the screen is not open.
    func subscribe<Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber,
        select: @escaping @MainActor (State) -> Subscriber.SubscriberState?
    )

    func unsubscribe(_ subscriber: any StoreSubscriber)
}
