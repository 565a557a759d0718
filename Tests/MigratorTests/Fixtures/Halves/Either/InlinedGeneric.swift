// The helper is generic and uses its parameter.
// reducer: InlinedGeneric.reducer
// swift-format-ignore-file
@MainActor
enum InlinedGeneric {
    static func handled<State: StateType>(_ state: State, _ action: Action) -> State {
        if action is KettleAction { return state }
        say("\(State.self)")
        return State.defaultState(from: state)
    }
    static let reducer: Reducer<Kettle> = { state, action in
        handled(state, action)
    }
}
