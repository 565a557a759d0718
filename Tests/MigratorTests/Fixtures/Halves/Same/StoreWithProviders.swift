// Providers and reducers are given to a store by their names.
// reducer: StoreWithProviders.reducer
// middleware: StoreWithProviders().provider
// swift-format-ignore-file
@MainActor
final class StoreWithProviders {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    lazy var provider: Middleware<Kettle> = { _, action in if !(action is CupAction) { say("provider") } }
    lazy var second: Middleware<Kettle> = { _, action in say(action is KettleAction ? "kettle" : "second") }

    func store(_ state: Kettle) -> Store<Kettle> {
        let all = [provider, second]
        return Store(state: state, reducer: Self.reducer, middlewares: all + [provider])
    }
}
