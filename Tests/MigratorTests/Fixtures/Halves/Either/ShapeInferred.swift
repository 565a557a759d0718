// A reducer without a type annotation.
// reducer: ShapeInferred.outer
// swift-format-ignore-file
@MainActor
enum ShapeInferred {
    static let inner = { @MainActor (state: Kettle, action: Action) -> Kettle in
        action is KettleAction ? state : Kettle.defaultState(from: state)
    }
    static let outer: Reducer<Kettle> = { state, action in inner(state, action) }
}
