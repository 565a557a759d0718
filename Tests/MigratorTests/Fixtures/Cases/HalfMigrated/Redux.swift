struct WindowUUID: Hashable, Sendable {
    let name: String

    static let unavailable = WindowUUID(name: "unavailable")
}

protocol ActionType: Sendable {}

/// Something that happened, with the values that describe it: a case of an enum with associated values.
protocol ModernAction: Sendable {}

protocol Action: Sendable {
    var windowUUID: WindowUUID { get }
    var actionType: ActionType { get }
}

protocol StateType: Equatable, Sendable {
    static func defaultState(from state: Self) -> Self
}

typealias Reducer<State> = (legacyReducer: LegacyReducerMethod<State>, modernReducer: ReducerMethod<State>)

/// Takes an action of the legacy form.
typealias LegacyReducerMethod<State> = @MainActor (State, Action) -> State

/// Takes an action of the modern form.
typealias ReducerMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> State
typealias Middleware<State> = (
    legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>
)

/// Takes an action of the legacy form.
typealias LegacyMiddlewareMethod<State> = @MainActor (State, Action) -> Void

/// Takes an action of the modern form.
typealias MiddlewareMethod<State> = @MainActor (State, ModernAction, WindowUUID) -> Void

@MainActor
final class Store<State: StateType> {
    /// An action of either form that waits for its turn.
    private enum QueuedAction {
        case legacy(Action)
        case modern(ModernAction, WindowUUID)
    }

    private(set) var state: State
    private let reducer: Reducer<State>
    private let middlewares: [Middleware<State>]
    private var waiting: [QueuedAction] = []
    private var isBusy = false

    init(state: State, reducer: Reducer<State>, middlewares: [Middleware<State>] = []) {
        self.state = state
        self.reducer = reducer
        self.middlewares = middlewares
    }

    func dispatch(_ action: Action) {
        enqueue(.legacy(action))
    }

    func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
        enqueue(.modern(action, windowUUID))
    }

    private func enqueue(_ queuedAction: QueuedAction) {
        waiting.append(queuedAction)
        work()
    }

    private func work() {
        guard !isBusy else { return }
        isBusy = true
        while !waiting.isEmpty {
            switch waiting.removeFirst() {
            case .legacy(let action):
                process(action)
            case .modern(let action, let windowUUID):
                process(action, forWindowUUID: windowUUID)
            }
        }
        isBusy = false
    }

    private func process(_ action: Action) {
        let newState = reducer.legacyReducer(state, action)
        middlewares.forEach { $0.legacyMiddleware(newState, action) }
        state = newState
    }

    private func process(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
        let newState = reducer.modernReducer(state, action, windowUUID)
        middlewares.forEach { $0.modernMiddleware(newState, action, windowUUID) }
        state = newState
    }
}
