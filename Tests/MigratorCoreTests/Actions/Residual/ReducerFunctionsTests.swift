import XCTest

@testable import MigratorCore

/// Reducers that leave the work to a function, and those that a function makes.
final class ReducerFunctionsTests: RewriteTestCase {
    /// The closure calls one function, which does the work: the modern half is what the function does.
    func testClosureThatCallsAFunction() throws {
        for (what, call, modernCall) in [("with return", "return ", "return "), ("without return", "", "")] {
            try check(
                what, .reducers,
                """
                struct BookState: StateType {
                    var windowUUID: WindowUUID

                    static let reducer: Reducer<Self> = { state, action in
                        \(call)handleReducer(state: state, action: action)
                    }

                    private static func handleReducer(state: BookState, action: Action) -> BookState {
                        guard action.windowUUID == state.windowUUID else {
                            return state
                        }
                        switch action.actionType {
                        case BookActionType.opened: return BookState(windowUUID: action.windowUUID)
                        default: return defaultState(from: state)
                        }
                    }

                    static func defaultState(from state: Self) -> Self { state }
                }

                """,
                """
                struct BookState: StateType {
                    var windowUUID: WindowUUID

                    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
                        guard windowUUID == state.windowUUID else {
                            return state
                        }
                        return defaultState(from: state)
                    }

                    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                        \(modernCall)handleReducer(state: state, action: action)
                    }

                    private static func handleReducer(state: BookState, action: Action) -> BookState {
                        guard action.windowUUID == state.windowUUID else {
                            return state
                        }
                        switch action.actionType {
                        case BookActionType.opened: return BookState(windowUUID: action.windowUUID)
                        default: return defaultState(from: state)
                        }
                    }

                    static func defaultState(from state: Self) -> Self { state }
                }

                """)
        }
    }

    /// Reducers that are made elsewhere, or another one, become tuples with what makes them.
    func testReducersThatAreMadeElsewhere() throws {
        try check(
            "made elsewhere", .reducers,
            """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = makeReducer()
                static let other: Reducer<Self> = reducer

                static func makeReducer() -> Reducer<BookState> {
                    return { state, _ in state }
                }

                static var computed: Reducer<Self> { reducer }
                static var closure: Reducer<Self> {
                    { state, _ in state }
                }
            }

            """,
            """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = makeReducer()
                static let other: Reducer<Self> = reducer

                static func makeReducer() -> Reducer<BookState> {
                    return (legacyReducer: { state, _ in state }, modernReducer: { state, _, _ in
                        state
                    })
                }

                static var computed: Reducer<Self> { reducer }
                static var closure: Reducer<Self> {
                    (legacyReducer: { state, _ in state }, modernReducer: { state, _, _ in
                        state
                    })
                }
            }

            """)
    }

    /// The function stands in another file: it gets an overload there.
    func testFunctionInAnotherFile() throws {
        try check(
            "another file", .reducers,
            [
                File(
                    "BookState.swift",
                    """
                    struct BookState: StateType {
                        var windowUUID: WindowUUID

                        static let reducer: Reducer<Self> = { state, action in
                            return handleReducer(state: state, action: action)
                        }
                    }

                    """,
                    """
                    struct BookState: StateType {
                        var windowUUID: WindowUUID

                        static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                        static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                            return handleReducer(state: state, action: action, windowUUID: windowUUID)
                        }

                        static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                            return handleReducer(state: state, action: action)
                        }
                    }

                    """),
                File(
                    "BookState+Reducer.swift",
                    """
                    extension BookState {
                        /// What happens to a book.
                        @MainActor
                        static func handleReducer(
                            state: BookState,
                            action: Action
                        ) -> BookState {
                            guard action.windowUUID == state.windowUUID else { return state }
                            return action is BookAction ? state : BookState(windowUUID: state.windowUUID)
                        }
                    }

                    """,
                    """
                    extension BookState {
                        /// What happens to a book.
                        @MainActor
                        static func handleReducer(
                            state: BookState,
                            action: Action
                        ) -> BookState {
                            guard action.windowUUID == state.windowUUID else { return state }
                            return action is BookAction ? state : BookState(windowUUID: state.windowUUID)
                        }

                        @MainActor
                        static func handleReducer(
                            state: BookState,
                            action: ModernAction,
                            windowUUID: WindowUUID
                        ) -> BookState {
                            guard windowUUID == state.windowUUID else { return state }
                            return BookState(windowUUID: state.windowUUID)
                        }
                    }

                    """),
            ])
    }
}
