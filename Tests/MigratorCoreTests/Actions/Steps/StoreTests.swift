import XCTest

@testable import MigratorCore

/// The store: a queue for both kinds of actions, a second `dispatch`, and what is done with a modern action.
final class StoreTests: RuntimeStepTestCase {
    /// One function dispatches and works the queue off: both kinds of dispatch hand over to it.
    func testStoreWithOneFunction() throws {
        try checkRuntime(
            "one function",
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>
                private let middlewares: [Middleware<AppState>]

                private var isBusy = false
                private var queue: [Action] = []

                init(reducer: @escaping Reducer<AppState>, middlewares: [Middleware<AppState>]) {
                    self.reducer = reducer
                    self.middlewares = middlewares
                }

                /// One after the other.
                func dispatch(_ action: Action) {
                    queue.append(action)
                    guard !isBusy else { return }
                    isBusy = true
                    while !queue.isEmpty {
                        process(queue.removeFirst())
                    }
                    isBusy = false
                }

                private func process(_ action: Action) {
                    // Reducers first.
                    let newState = reducer(state, action)
                    for middleware in middlewares {
                        middleware(newState, action)
                    }
                    state = newState
                }
            }

            """,
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>
                private let middlewares: [Middleware<AppState>]

                /// An action of either form that waits for its turn.
                private enum QueuedAction {
                    case legacy(Action)
                    case modern(ModernAction, WindowUUID)
                }

                private var isBusy = false
                private var queue: [QueuedAction] = []

                init(reducer: @escaping Reducer<AppState>, middlewares: [Middleware<AppState>]) {
                    self.reducer = reducer
                    self.middlewares = middlewares
                }

                /// One after the other.
                func dispatch(_ action: Action) {
                    enqueue(.legacy(action))
                }

                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    enqueue(.modern(action, windowUUID))
                }

                private func enqueue(_ queuedAction: QueuedAction) {
                    queue.append(queuedAction)
                    guard !isBusy else { return }
                    isBusy = true
                    while !queue.isEmpty {
                        switch queue.removeFirst() {
                        case .legacy(let action):
                            process(action)
                        case .modern(let action, let windowUUID):
                            process(action, forWindowUUID: windowUUID)
                        }
                    }
                    isBusy = false
                }

                private func process(_ action: Action) {
                    // Reducers first.
                    let newState = reducer(state, action)
                    for middleware in middlewares {
                        middleware(newState, action)
                    }
                    state = newState
                }

                private func process(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    let newState = state
                    state = newState
                }
            }

            """)
    }

    /// The other shape: a function of its own works the queue off, and the action is written to a log first. All three steps.
    func testStoreWithAFunctionForTheQueue() throws {
        let store = { (queue: String, dispatch: String, removal: String, execution: String) in
            """
            final class Store {
            \(queue)
                private var isBusy = false
                private var state = AppState()
                private let reducer: Reducer<AppState>
                private let middlewares: [Middleware<AppState>]

            \(dispatch)

                private func processQueue() {
                    guard !isBusy else { return }
                    isBusy = true
                    while !queue.isEmpty {
            \(removal)
                    }
                    isBusy = false
                }

            \(execution)
            }

            """
        }
        let before = store(
            "    private var queue: [any Action] = []",
            """
                func dispatch(_ action: any Action) {
                    log("dispatched \\(action.actionType)")
                    queue.append(action)
                    processQueue()
                }
            """,
            """
                        let action = queue.removeFirst()
                        execute(action)
            """,
            """
                private func execute(_ action: any Action) {
                    let newState = reducer(state, action)
                    middlewares.forEach { middleware in
                        middleware(newState, action)
                    }
                    state = newState
                }
            """)
        let queue = """
                /// An action of either form that waits for its turn.
                private enum QueuedAction {
                    case legacy(any Action)
                    case modern(any ModernAction, WindowUUID)
                }

                private var queue: [QueuedAction] = []
            """
        let dispatch = """
                func dispatch(_ action: any Action) {
                    log("dispatched \\(action.actionType)")
                    queue.append(.legacy(action))
                    processQueue()
                }

                func dispatch(_ action: any ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    log("dispatched \\(String(describing: action))")
                    queue.append(.modern(action, windowUUID))
                    processQueue()
                }
            """
        let removal = """
                        switch queue.removeFirst() {
                        case .legacy(let action):
                            execute(action)
                        case .modern(let action, let windowUUID):
                            execute(action, forWindowUUID: windowUUID)
                        }
            """
        let execution = { (reducer: String, middleware: String, modern: [String]) in
            """
                private func execute(_ action: any Action) {
                    let newState = \(reducer)(state, action)
                    middlewares.forEach { middleware in
                        \(middleware)(newState, action)
                    }
                    state = newState
                }

                private func execute(_ action: any ModernAction, forWindowUUID windowUUID: WindowUUID) {
            \(modern.map { "        \($0)" }.joined(separator: "\n"))
                    state = newState
                }
            """
        }
        let middlewares = [
            "middlewares.forEach { middleware in", "    middleware.modernMiddleware(newState, action, windowUUID)", "}",
        ]
        let afterRuntime = store(queue, dispatch, removal, execution("reducer", "middleware", ["let newState = state"]))
        try checkRuntime("a function for the queue", before, afterRuntime)
        let afterMiddlewares = store(
            queue, dispatch, removal,
            execution("reducer", "middleware.legacyMiddleware", ["let newState = state"] + middlewares))
        try check("then middlewares", .middlewares, [File("Store.swift", afterRuntime, afterMiddlewares)])
        let afterReducers = store(
            queue, dispatch, removal,
            execution(
                "reducer.legacyReducer", "middleware.legacyMiddleware",
                ["let newState = reducer.modernReducer(state, action, windowUUID)"] + middlewares))
        let tuple =
            "typealias Middleware<State> = (legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>)"
        let prelude = Self.prelude.replacing("typealias Middleware<State> = (State, Action) -> Void", with: tuple)
        try check(
            "then reducers", .reducers, [File("Store.swift", afterMiddlewares, afterReducers)], prelude: prelude)
    }
}
