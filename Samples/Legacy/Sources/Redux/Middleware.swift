/// Performs the effects of an action. It sees the state that the reducers have already computed for that action.
public typealias Middleware<State> = @MainActor (State, Action) -> Void
