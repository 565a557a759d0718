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
        let store = { (queue: String, dispatch: String, removal: String, execution: String, end: String) in
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
            \(end)
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
            """, "")
        let end = Self.caseName
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
                    log("dispatched \\(action.caseName) \\(windowUUID)")
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
        let afterRuntime = store(
            queue, dispatch, removal, execution("reducer", "middleware", ["let newState = state"]), end)
        try checkRuntime("a function for the queue", before, afterRuntime)
        let afterMiddlewares = store(
            queue, dispatch, removal,
            execution("reducer", "middleware.legacyMiddleware", ["let newState = state"] + middlewares), end)
        try check("then middlewares", .middlewares, [File("Store.swift", afterRuntime, afterMiddlewares)])
        let afterReducers = store(
            queue, dispatch, removal,
            execution(
                "reducer.legacyReducer", "middleware.legacyMiddleware",
                ["let newState = reducer.modernReducer(state, action, windowUUID)"] + middlewares), end)
        let tuple =
            "typealias Middleware<State> = (legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>)"
        let prelude = Self.prelude.replacing("typealias Middleware<State> = (State, Action) -> Void", with: tuple)
        try check(
            "then reducers", .reducers, [File("Store.swift", afterMiddlewares, afterReducers)], prelude: prelude)
    }

    /// What the log names, at the end of the store's file.
    private static let caseName = """

        extension ModernAction {
            /// The names of the type and of the case, for logs: what an action carries stays out of them.
            fileprivate var caseName: String {
                let mirror = Mirror(reflecting: self)
                guard mirror.displayStyle == .enum else { return "\\(type(of: self))" }
                guard let values = mirror.children.first else { return "\\(type(of: self)).\\(self)" }
                return "\\(type(of: self)).\\(values.label ?? "")"
            }
        }

        """

    /// One function logs, queues and works the queue off: what stands in front of the queue is done for both forms.
    func testStoreThatLogsInFrontOfItsQueue() throws {
        try checkRuntime(
            "a log in front of the queue",
            """
            final class Store {
                private var state = AppState()
                private var queue: [Action] = []

                func dispatch(_ action: Action) {
                    log("\\(action.actionType) in \\(action.windowUUID)")
                    queue.append(action)
                    while !queue.isEmpty {
                        let action = queue.removeFirst()
                        process(action: action)
                    }
                }

                private func process(action: Action) { state = reducer(state, action) }
                private let reducer: Reducer<AppState>
                struct QueuedAction {}
                func enqueue() {}
            }

            """,
            """
            final class Store {
                /// An action of either form that waits for its turn.
                private enum QueuedActionOfEitherForm {
                    case legacy(Action)
                    case modern(ModernAction, WindowUUID)
                }

                private var state = AppState()
                private var queue: [QueuedActionOfEitherForm] = []

                func dispatch(_ action: Action) {
                    log("\\(action.actionType) in \\(action.windowUUID)")
                    enqueueAction(.legacy(action))
                }

                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    log("\\(action.caseName) in \\(windowUUID)")
                    enqueueAction(.modern(action, windowUUID))
                }

                private func enqueueAction(_ queuedAction: QueuedActionOfEitherForm) {
                    queue.append(queuedAction)
                    while !queue.isEmpty {
                        switch queue.removeFirst() {
                        case .legacy(let action):
                            process(action: action)
                        case .modern(let action, let windowUUID):
                            process(action, forWindowUUID: windowUUID)
                        }
                    }
                }

                private func process(action: Action) { state = reducer(state, action) }

                private func process(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                }
                private let reducer: Reducer<AppState>
                struct QueuedAction {}
                func enqueue() {}
            }
            \(Self.caseName)
            """)
    }

    func testOtherStores() throws {
        try checkRuntime(
            "no queue",
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>
                func dispatch(_ action: Action) {
                    state = reducer(state, action)
                }
            }

            """,
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>
                func dispatch(_ action: Action) {
                    state = reducer(state, action)
                }

                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                }
            }

            """)
        try checkRuntime(
            "no queue, and more done with the action",
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>
                func /*1*/dispatch(_ action: Action) {
                    state = reducer(state, action)
                    history.append(action)
                }
            }

            """, "", remaining: ["runtime-unknown-shape @1"], isRefused: true)
        try checkRuntime(
            "used behind the call",
            """
            final class Store {
                private var state = AppState()
                private var queue: [Action] = []
                private let reducer: Reducer<AppState>
                func /*1*/dispatch(_ action: Action) {
                    queue.append(action)
                    let next = queue.removeFirst()
                    process(next)
                    last = next
                }
                private func process(_ action: Action) { state = reducer(state, action) }
            }

            """, "", remaining: ["runtime-unknown-shape @1"], isRefused: true)
    }

    /// What stands in the execution of modern actions stays, whoever wrote it.
    func testEditsByHand() throws {
        let store = { (legacy: String, modern: String) in
            """
            final class Store {
                private var state = AppState()
                private let reducer: Reducer<AppState>

                private func process(_ action: Action) {
                    let newState = \(legacy)(state, action)
                    state = newState
                }

                private func process(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
            \(modern)
                }
            }

            """
        }
        let rows: [(what: String, before: String, after: String?)] = [
            (
                "more statements and comments",
                "        // Counted.\n        count += 1\n        let newState = state // for now\n"
                    + "        state = newState\n        report(newState)",
                "        // Counted.\n        count += 1\n"
                    + "        let newState = reducer.modernReducer(state, action, windowUUID) // for now\n"
                    + "        state = newState\n        report(newState)"
            ),
            (
                "the call is there already",
                "        state = reducer.modernReducer(state, action, windowUUID)",
                "        state = reducer.modernReducer(state, action, windowUUID)"
            ),
            (
                "nothing yet", "        // Nothing.",
                "        let newState = reducer.modernReducer(state, action, windowUUID)\n        state = newState\n"
                    + "        // Nothing."
            ),
            ("something else", "        log(action)", nil),
        ]
        for row in rows {
            let before =
                row.after == nil
                ? store("reducer", row.before).replacing(
                    "func process(_ action: ModernAction", with: "func /*1*/process(_ action: ModernAction")
                : store("reducer", row.before)
            try check(
                row.what, .reducers,
                [File("Store.swift", before, store("reducer.legacyReducer", row.after ?? row.before))],
                remaining: row.after == nil ? ["runtime-unknown-shape @1"] : [])
        }
    }
}
