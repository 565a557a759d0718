// A generic function gives a reducer for any state.
// reducer: ShapeGenericReducer.reducer
// swift-format-ignore-file
@MainActor
enum ShapeGenericReducer {
    static func resetting<State: StateType>(_ type: State.Type) -> Reducer<State> {
        { state, action in action is KettleAction ? state : State.defaultState(from: state) }
    }
    static let reducer: Reducer<Kettle> = resetting(Kettle.self)
}
