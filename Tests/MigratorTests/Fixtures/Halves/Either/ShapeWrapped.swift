// A store that is made with closures in the call.
// reducer: ShapeWrapped.reducer
// swift-format-ignore-file
@MainActor
enum ShapeWrapped {
    static let reducer: Reducer<Kettle> = { state, action in action is KettleAction ? state : .defaultState(from: state) }
    static func store(_ state: Kettle) -> Store<Kettle> {
        Store(
            state: state,
            reducer: { state, action in
                let next = reducer(state, action)
                say("\(next.degrees)")
                return next
            },
            middlewares: [{ _, action in if !(action is CupAction) { say("logged") } }])
    }
}
