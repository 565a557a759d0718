struct AppState: StateType {
    var lamp: LampState
    var wakes: Int

    static let reducer: Reducer<Self> = { state, action in
        AppState(
            lamp: LampState.reducer(state.lamp, action),
            wakes: action.actionType as? ClockActionType == .wake ? state.wakes + 1 : state.wakes
        )
    }

    static func defaultState(from state: Self) -> Self { state }
}

@MainActor let clockMiddleware = ClockMiddleware()
@MainActor let store = Store(
    state: AppState(lamp: LampState(windowUUID: here, level: 1, mode: nil), wakes: 0),
    reducer: AppState.reducer,
    middlewares: [clockMiddleware.clockProvider]
)
