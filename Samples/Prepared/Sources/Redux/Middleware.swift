/// Performs the effects of an action. It sees the state that the reducers have already computed for that action.
public typealias Middleware<State> = (
    legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>
)

/// Takes an action of the legacy form.
public typealias LegacyMiddlewareMethod<State> = @MainActor (State, Action) -> Void

/// Takes an action of the modern form.
public typealias MiddlewareMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> Void
