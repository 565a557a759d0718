// Two reducers are taken out of a tuple.
// reducer: TupleOfReducers.run
// swift-format-ignore-file
@MainActor
enum TupleOfReducers {
    static let (one, two): (Reducer<Kettle>, Reducer<Kettle>) = (
        { state, action in action is KettleAction ? state : .defaultState(from: state) }, { state, _ in state }
    )
    static let run: Reducer<Kettle> = { state, action in two(one(state, action), action) }
}
