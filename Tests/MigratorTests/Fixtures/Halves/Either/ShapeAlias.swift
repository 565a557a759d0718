// Another name for the type of reducers.
// reducer: ShapeAlias.reducer
// swift-format-ignore-file
typealias ShapeAliasReducer = Reducer<Kettle>

@MainActor
enum ShapeAlias {
    static let reducer: ShapeAliasReducer = { state, action in action is KettleAction ? state : .defaultState(from: state) }
}
