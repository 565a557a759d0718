/// Computes the next state; has no effects.
public typealias Reducer<State> = (legacyReducer: LegacyReducerMethod<State>, modernReducer: ReducerMethod<State>)

/// Takes an action of the legacy form.
public typealias LegacyReducerMethod<State> = @MainActor (State, Action) -> State

/// Takes an action of the modern form.
public typealias ReducerMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> State
