import XCTest

@testable import MigratorCore

/// Every call of a reducer or provider becomes a call of its legacy half, in production and in tests; where one is handed on
/// as a value it is the tuple that goes.
final class ConsumerCallsTests: RewriteTestCase {
    /// A converted state, so that only the calls change.
    private let states = """
        struct BookState: StateType {
            var windowUUID = WindowUUID()
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)
            static let modernReducer: ReducerMethod<Self> = { state, _, _ in state }
            static let legacyReducer: LegacyReducerMethod<Self> = { state, _ in state }
        }
        final class BookMiddleware {
            lazy var bookProvider: Middleware<AppState> = (legacyBookProvider, modernBookProvider)
            lazy var modernBookProvider: MiddlewareMethod<AppState> = { _, _, _ in }
            lazy var legacyBookProvider: LegacyMiddlewareMethod<AppState> = { _, _ in }
        }

        """

    private func check(
        _ step: Step, _ rows: [(what: String, before: String, after: String)], in path: String,
        line: UInt = #line
    ) throws {
        for row in rows {
            try check(
                row.what, step, [File("App/States.swift", states), File(path, row.before, row.after)], line: line)
        }
    }

    func testReducersInTests() throws {
        let test = { (body: String) in
            "final class BookStateTests: XCTestCase {\n    func testIt() {\n        \(body)\n    }\n"
                + "    func createSubject() -> Reducer<BookState> { BookState.reducer }\n"
                + "    var subject: Reducer<BookState> { BookState.reducer }\n}\n"
        }
        let state = "let state = BookState()\n        "
        let rows: [(what: String, before: String, after: String)] = [
            (
                "a local of a static", "let reducer = BookState.reducer\n        _ = reducer(state, action)",
                "let reducer = BookState.reducer\n        _ = reducer.legacyReducer(state, action)"
            ),
            (
                "a helper's result in a local",
                "let reducer = createSubject()\n        let new = reducer(state, action)",
                "let reducer = createSubject()\n        let new = reducer.legacyReducer(state, action)"
            ),
            (
                "a helper's result", "let new = createSubject()(state, action)",
                "let new = createSubject().legacyReducer(state, action)"
            ),
            (
                "a static", "let new = BookState.reducer(state, action)",
                "let new = BookState.reducer.legacyReducer(state, action)"
            ),
            ("a property", "let new = subject(state, action)", "let new = subject.legacyReducer(state, action)"),
            (
                "self", "let new = self.subject(state, action)", "let new = self.subject.legacyReducer(state, action)"
            ),
            (
                "arguments below each other",
                "let new = subject(\n            state,\n            BookAction(windowUUID: .unavailable, actionType: BookActionType.opened)\n        )",
                "let new = subject.legacyReducer(\n            state,\n            BookAction(windowUUID: .unavailable, actionType: BookActionType.opened)\n        )"
            ),
            (
                "calls inside of each other", "let new = subject(subject(state, first), second)",
                "let new = subject.legacyReducer(subject.legacyReducer(state, first), second)"
            ),
            (
                "a declared local",
                "let reducer: Reducer<BookState> = BookState.reducer\n        XCTAssertEqual(reducer(state, action), state)",
                "let reducer: Reducer<BookState> = BookState.reducer\n        XCTAssertEqual(reducer.legacyReducer(state, action), state)"
            ),
            (
                "a loop over reducers",
                "for reducer in [BookState.reducer, createSubject()] { _ = reducer(state, action) }",
                "for reducer in [BookState.reducer, createSubject()] { _ = reducer.legacyReducer(state, action) }"
            ),
            (
                "as a value", "let store = Store(reducer: BookState.reducer)",
                "let store = Store(reducer: BookState.reducer)"
            ),
        ]
        try check(
            .reducers, rows.map { ($0.what, test(state + $0.before), test(state + $0.after)) },
            in: "AppTests/BookStateTests.swift")
    }

    func testReducersInProduction() throws {
        try check(
            .reducers,
            [
                (
                    "another state's function",
                    "extension BookState {\n    static func handle(_ s: Self, _ a: BookAction) -> Self { reducer(s, a) }\n}\n",
                    "extension BookState {\n    static func handle(_ s: Self, _ a: BookAction) -> Self { reducer.legacyReducer(s, a) }\n}\n"
                ),
                (
                    "a stored reducer",
                    "final class Machine {\n    private let reducer: Reducer<BookState>\n    var state = BookState()\n"
                        + "    init(reducer: @escaping Reducer<BookState>) { self.reducer = reducer }\n"
                        + "    func step(_ action: Action) { state = reducer(state, action) }\n}\n",
                    "final class Machine {\n    private let reducer: Reducer<BookState>\n    var state = BookState()\n"
                        + "    init(reducer: Reducer<BookState>) { self.reducer = reducer }\n"
                        + "    func step(_ action: Action) { state = reducer.legacyReducer(state, action) }\n}\n"
                ),
                (
                    "another function of that name",
                    "func reducer(_ a: Int, _ b: Int) -> Int { a + b }\nlet sum = reducer(1, 2)\n",
                    "func reducer(_ a: Int, _ b: Int) -> Int { a + b }\nlet sum = reducer(1, 2)\n"
                ),
            ], in: "App/Other.swift")
    }

    func testProviders() throws {
        try check(
            .middlewares,
            [
                (
                    "in tests",
                    "func testIt() {\n    let subject = BookMiddleware()\n    subject.bookProvider(AppState(), action)\n}\n",
                    "func testIt() {\n    let subject = BookMiddleware()\n    subject.bookProvider.legacyMiddleware(AppState(), action)\n}\n"
                ),
                (
                    "an array of providers",
                    "let all: [Middleware<AppState>] = [\n    BookMiddleware().bookProvider,\n]\n"
                        + "func run(_ action: Action) {\n    for middleware in all { middleware(AppState(), action) }\n"
                        + "    all.forEach { $0(AppState(), action) }\n    all[0](AppState(), action)\n}\n",
                    "let all: [Middleware<AppState>] = [\n    BookMiddleware().bookProvider,\n]\n"
                        + "func run(_ action: Action) {\n    for middleware in all { middleware.legacyMiddleware(AppState(), action) }\n"
                        + "    all.forEach { $0.legacyMiddleware(AppState(), action) }\n"
                        + "    all[0].legacyMiddleware(AppState(), action)\n}\n"
                ),
                (
                    "a provider that is replaced",
                    "func testIt() {\n    let subject = BookMiddleware()\n    subject.bookProvider = { _, _ in }\n}\n",
                    "func testIt() {\n    let subject = BookMiddleware()\n"
                        + "    subject.bookProvider = (legacyMiddleware: { _, _ in }, modernMiddleware: { _, _, _ in })\n}\n"
                ),
                (
                    "an array of closures",
                    "let all: [Middleware<AppState>] = [{ _, _ in print(1) }, BookMiddleware().bookProvider]\n",
                    "let all: [Middleware<AppState>] = [(legacyMiddleware: { _, _ in print(1) }, modernMiddleware: { _, _, _ in\n"
                        + "    print(1)\n}), BookMiddleware().bookProvider]\n"
                ),
                (
                    "an optional one",
                    "var provider: Middleware<AppState>?\nfunc run() { provider?(AppState(), action) }\n",
                    "var provider: Middleware<AppState>?\nfunc run() { provider?.legacyMiddleware(AppState(), action) }\n"
                ),
            ], in: "AppTests/Other.swift")
    }

    /// A tuple does not escape.
    func testEscapingParameters() throws {
        try check(
            "escaping", .reducers,
            [
                File("App/States.swift", states),
                File(
                    "App/Machine.swift",
                    """
                    final class Machine {
                        let reducer: Reducer<BookState>

                        init(
                            reducer: @escaping Reducer<BookState>,
                            log: @escaping (String) -> Void
                        ) {
                            self.reducer = reducer
                        }
                    }
                    let machine = Machine(reducer: BookState.reducer, log: { _ in })

                    """,
                    """
                    final class Machine {
                        let reducer: Reducer<BookState>

                        init(
                            reducer: Reducer<BookState>,
                            log: @escaping (String) -> Void
                        ) {
                            self.reducer = reducer
                        }
                    }
                    let machine = Machine(reducer: BookState.reducer, log: { _ in })

                    """),
            ])
    }

    /// Tests that give closures give them to the legacy half.
    func testClosuresForParameters() throws {
        let machine = """
            final class Machine {
                let reducer: Reducer<BookState>
                init(reducer: @escaping Reducer<BookState>) { self.reducer = reducer }
            }

            """
        let test = """
            final class MachineTests: XCTestCase {
                func testIt() {
                    let machine = makeMachine { state, _ in state }
                }
                func makeMachine(_ reducer: @escaping Reducer<BookState>) -> Machine {
                    Machine(reducer: reducer)
                }
            }

            """
        let converted = """
            final class MachineTests: XCTestCase {
                func testIt() {
                    let machine = makeMachine { state, _ in state }
                }
                func makeMachine(_ reducer: @escaping LegacyReducerMethod<BookState>) -> Machine {
                    Machine(reducer: (legacyReducer: reducer, modernReducer: { state, _, _ in state } as ReducerMethod<BookState>))
                }
            }

            """
        try check(
            "a test's helper", .reducers,
            [
                File("App/States.swift", states),
                File("App/Machine.swift", machine, machine.replacing("@escaping ", with: "")),
                File("AppTests/MachineTests.swift", test, converted),
            ])
        // In production every closure gets both halves, where it is given.
        let given = "let machine = Machine(reducer: { state, _ in state })\n"
        try check(
            "production", .reducers,
            [
                File("App/States.swift", states),
                File(
                    "App/Machine.swift", machine + given,
                    machine.replacing("@escaping ", with: "")
                        + "let machine = Machine(reducer: (legacyReducer: { state, _ in state }, modernReducer: { state, _, _ in\n"
                        + "    state\n}))\n"),
            ])
        try check(
            "behind the parentheses", .reducers,
            [
                File("App/States.swift", states),
                File("App/Machine.swift", machine + "let machine = Machine /*1*/{ state, _ in state }\n"),
            ], remaining: ["closure-as-consumer @1"], isRefused: true)
    }

    func testClosureAsDefault() throws {
        try check(
            "a default", .reducers,
            [
                File("App/States.swift", states),
                File(
                    "App/Machine.swift",
                    """
                    final class Machine {
                        let reducer: Reducer<BookState>
                        init(reducer: @escaping Reducer<BookState> = { state, _ in state }) { self.reducer = reducer }
                    }

                    """,
                    """
                    final class Machine {
                        let reducer: Reducer<BookState>
                        init(reducer: Reducer<BookState> = (legacyReducer: { state, _ in state }, modernReducer: { state, _, _ in
                            state
                        })) { self.reducer = reducer }
                    }

                    """),
            ])
    }

    func testLocalClosures() throws {
        try check(
            .reducers,
            [
                (
                    "a declared local",
                    """
                    func testIt() {
                        let reducer: Reducer<BookState> = { state, action in
                            guard action is BookAction else { return state }
                            return BookState(windowUUID: action.windowUUID)
                        }
                        _ = reducer(BookState(), action)
                    }

                    """,
                    """
                    func testIt() {
                        let reducer: Reducer<BookState> = (legacyReducer: { state, action in
                            guard action is BookAction else { return state }
                            return BookState(windowUUID: action.windowUUID)
                        }, modernReducer: { state, _, _ in
                            return state
                        })
                        _ = reducer.legacyReducer(BookState(), action)
                    }

                    """
                ),
                (
                    "a helper that returns one",
                    """
                    func makeReducer() -> Reducer<BookState> {
                        return { state, _ in state }
                    }

                    """,
                    """
                    func makeReducer() -> Reducer<BookState> {
                        return (legacyReducer: { state, _ in state }, modernReducer: { state, _, _ in
                            state
                        })
                    }

                    """
                ),
            ], in: "AppTests/Other.swift")
    }

    /// What a test records of an action has no counterpart yet; it is said, and everything else stays.
    func testRecordingTests() throws {
        try check(
            "recording", .middlewares,
            [
                File("App/States.swift", states),
                File(
                    "AppTests/Recorder.swift",
                    """
                    final class Recorder {
                        var actions: [Action] = []
                        var count = 0
                        lazy var provider: Middleware<AppState> = { [self] _, action in
                            count += 1
                            /*1*/actions.append(action)
                        }
                    }

                    """,
                    """
                    final class Recorder {
                        var actions: [Action] = []
                        var count = 0
                        lazy var provider: Middleware<AppState> = (legacyProvider, modernProvider)

                        lazy var modernProvider: MiddlewareMethod<AppState> = { [self] _, _, _ in
                            count += 1
                        }

                        lazy var legacyProvider: LegacyMiddlewareMethod<AppState> = { [self] _, action in
                            count += 1
                            actions.append(action)
                        }
                    }

                    """),
            ], remaining: ["left-out-statement @1"])
    }
}
