/// One subscriber with the part of the state it asked for. The subscriber is not kept alive.
@MainActor
struct Subscription<State: StateType> {
    private weak var subscriber: (any StoreSubscriber)?
    private let publish: @MainActor (_ old: State?, _ new: State) -> Void

    var isDead: Bool { subscriber == nil }

    init<Subscriber: StoreSubscriber>(
        _ subscriber: Subscriber,
        select: @escaping @MainActor (State) -> Subscriber.SubscriberState?
    ) {
        self.subscriber = subscriber
        self.publish = { [weak subscriber] old, new in
            guard let selected = select(new), selected != old.flatMap(select) else { return }
            subscriber?.newState(state: selected)
        }
    }

    func belongs(to other: any StoreSubscriber) -> Bool {
        return subscriber === other
    }

    func stateDidChange(from old: State?, to new: State) {
        publish(old, new)
    }
}
