/// Computes the next state; has no effects.
public typealias Reducer<State> = @MainActor (State, Action) -> State
