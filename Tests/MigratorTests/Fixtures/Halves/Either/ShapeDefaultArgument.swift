// A reducer as a default argument.
// reducer: ShapeDefaultArgument.reducer
// swift-format-ignore-file
@MainActor
enum ShapeDefaultArgument {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static func store(_ state: Kettle, reducer: @escaping Reducer<Kettle> = ShapeDefaultArgument.reducer) -> Store<Kettle> {
        Store(state: state, reducer: reducer)
    }
}
