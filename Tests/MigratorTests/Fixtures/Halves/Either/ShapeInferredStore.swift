// A reducer without a type annotation is given to a store.
// reducer: ShapeInferredStore.driven
// swift-format-ignore-file
@MainActor
enum ShapeInferredStore {
    static let reducer = { @MainActor @Sendable (state: Kettle, action: Action) -> Kettle in
        action is KettleAction ? state : Kettle.defaultState(from: state)
    }
    static let driven: Reducer<Kettle> = { state, _ in state }
    static func store(_ state: Kettle) -> Store<Kettle> { Store(state: state, reducer: reducer) }
}
