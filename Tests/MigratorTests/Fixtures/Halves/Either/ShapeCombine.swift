// A function makes one reducer of two.
// reducer: ShapeCombine.reducer
// swift-format-ignore-file
@MainActor
enum ShapeCombine {
    static let one: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static let two: Reducer<Kettle> = { state, action in Kettle(windowUUID: action.windowUUID, degrees: state.degrees + 1, tea: state.tea) }
    static func both(_ first: @escaping Reducer<Kettle>, _ second: @escaping Reducer<Kettle>) -> Reducer<Kettle> {
        { state, action in second(first(state, action), action) }
    }
    static let reducer: Reducer<Kettle> = both(one, two)
}
