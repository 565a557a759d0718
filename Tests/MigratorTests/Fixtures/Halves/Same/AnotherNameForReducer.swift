// A reducer that is another one.
// reducer: AnotherNameForReducer.alias
// swift-format-ignore-file
@MainActor
enum AnotherNameForReducer {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static let alias: Reducer<Kettle> = reducer
    static let outer: Reducer<Kettle> = AnotherNameForReducer.alias
}
