/// Listens to a part of the state.
@MainActor
public protocol StoreSubscriber<SubscriberState>: AnyObject {
    associatedtype SubscriberState: Equatable

    func newState(state: SubscriberState)
}
