// A reducer is given to `reduce` of the library.
// reducer: ShapeReduceOverActions.reducer
// swift-format-ignore-file
@MainActor
enum ShapeReduceOverActions {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static func all(_ actions: [Action], from state: Kettle) -> Kettle { actions.reduce(state, reducer) }
}
