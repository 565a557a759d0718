import XCTest

@testable import MigratorCore

/// What the step `runtime` adds around the store: protocols, mock stores, imports; and where it adds nothing.
final class RuntimeStepTests: RuntimeStepTestCase {
    func testMockStores() throws {
        try checkRuntime(
            "protocols and mocks",
            """
            protocol DispatchStore {
                func dispatch(_ action: Action)
                var state: AppState { get }
            }

            final class MockStore: DispatchStore {
                var state = AppState()
                /// What was dispatched.
                private(set) var dispatchedActions: [Action] = []

                func dispatch(_ action: Action) {
                    dispatchedActions.append(action)
                }
            }

            final class ForwardingStore: DispatchStore {
                let inner: DispatchStore
                var state: AppState { inner.state }

                func dispatch(_ action: Action) { inner.dispatch(action) }
            }

            final class SilentStore: DispatchStore {
                let state = AppState()

                func dispatch(_: Action) {}
            }

            """,
            """
            protocol DispatchStore {
                func dispatch(_ action: Action)
                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID)
                var state: AppState { get }
            }

            final class MockStore: DispatchStore {
                var state = AppState()
                /// What was dispatched.
                private(set) var dispatchedActions: [Action] = []

                /// Records the modern actions among what is dispatched.
                private(set) var dispatchedModernActions: [ModernAction] = []

                /// Records for which windows they are, in the same order.
                private(set) var dispatchedModernWindows: [WindowUUID] = []

                func dispatch(_ action: Action) {
                    dispatchedActions.append(action)
                }

                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    dispatchedModernActions.append(action)
                    dispatchedModernWindows.append(windowUUID)
                }
            }

            final class ForwardingStore: DispatchStore {
                let inner: DispatchStore
                var state: AppState { inner.state }

                func dispatch(_ action: Action) { inner.dispatch(action) }

                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    inner.dispatch(action, forWindowUUID: windowUUID)
                }
            }

            final class SilentStore: DispatchStore {
                let state = AppState()

                func dispatch(_: Action) {}

                func dispatch(_: ModernAction, forWindowUUID windowUUID: WindowUUID) {}
            }

            """, in: "AppTests/Mocks.swift")
    }

    /// A runtime that has both worlds: nothing is added, and its names are the ones that the later steps use.
    func testTreeWithARuntime() throws {
        let runtime = Self.prelude.replacing("LegacyReducerMethod", with: "OldReducer")
            .replacing("ReducerMethod", with: "NewReducer")
            .replacing(
                "typealias Reducer<State> = (State, Action) -> State",
                with: "typealias Reducer<State> = (old: OldReducer<State>, new: NewReducer<State>)")
        let store = """
            final class Store {
                private enum Queued { case old(Action), new(ModernAction, WindowUUID) }
                private var queue: [Queued] = []
                func dispatch(_ action: Action) { queue.append(.old(action)) }
                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) { queue.append(.new(action, windowUUID)) }
            }

            """
        let files = [File("Redux.swift", runtime), File("Store.swift", store)]
        try check("a runtime that is there", .runtime, files, prelude: nil)
        try check(
            "its names", .reducers,
            files + [
                File(
                    "BookState.swift",
                    """
                    struct BookState: StateType {
                        static let reducer: Reducer<Self> = { state, action in
                            return PageState.reducer(state, action)
                        }
                    }
                    struct PageState: StateType {
                        static let reducer: Reducer<Self> = { state, _ in state }
                    }

                    """,
                    """
                    struct BookState: StateType {
                        static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                        static let modernReducer: NewReducer<Self> = { state, action, windowUUID in
                            return PageState.reducer.new(state, action, windowUUID)
                        }

                        static let legacyReducer: OldReducer<Self> = { state, action in
                            return PageState.reducer.old(state, action)
                        }
                    }
                    struct PageState: StateType {
                        static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                        static let modernReducer: NewReducer<Self> = { state, _, _ in
                            state
                        }

                        static let legacyReducer: OldReducer<Self> = { state, _ in state }
                    }

                    """)
            ], prelude: nil)
    }

    /// Packages are compiled module by module: a file that names the window's type imports its module.
    func testImports() throws {
        let files = [
            File("Sources/App/BookAction.swift", "struct BookAction: Action {}\n"),
            File(
                "Sources/Window/WindowUUID.swift",
                "public struct WindowUUID {}\n"),
            File(
                "Sources/Redux/Action.swift",
                "import Window\n\npublic protocol ActionType {}\npublic protocol Action {\n    var windowUUID: WindowUUID { get }\n"
                    + "    var actionType: ActionType { get }\n}\n",
                "import Window\n\npublic protocol ActionType {}\n\n/// Something that happened, with the values that describe it: a "
                    + "case of an enum with associated values.\npublic protocol ModernAction: Sendable {}\n"
                    + "public protocol Action {\n    var windowUUID: WindowUUID { get }\n    var actionType: ActionType { get }\n}\n"
            ),
            File(
                "Sources/Redux/Reducer.swift",
                "// Reducers.\nimport Foundation\nimport XCTest\n\npublic typealias Reducer<State> = (State, Action) -> State\n",
                "// Reducers.\nimport Foundation\nimport Window\nimport XCTest\n\n"
                    + "public typealias Reducer<State> = (State, Action) -> State\n\n/// Takes an action of the legacy form.\n"
                    + "public typealias LegacyReducerMethod<State> = (State, Action) -> State\n\n"
                    + "/// Takes an action of the modern form.\n"
                    + "public typealias ReducerMethod<State> = (State, ModernAction, WindowUUID) -> State\n"),
            File(
                "Sources/Redux/Middleware.swift",
                "// The licence.\n\n/// Effects.\npublic typealias Middleware<State> = (State, Action) -> Void\n",
                "// The licence.\n\nimport Window\n\n/// Effects.\npublic typealias Middleware<State> = (State, Action) -> Void\n\n"
                    + "/// Takes an action of the legacy form.\n"
                    + "public typealias LegacyMiddlewareMethod<State> = (State, Action) -> Void\n\n"
                    + "/// Takes an action of the modern form.\n"
                    + "public typealias MiddlewareMethod<State> = (State, ModernAction, WindowUUID) -> Void\n"),
            File(
                "Sources/Redux/Store.swift",
                "import Foundation\n\npublic protocol DispatchStore {\n    func dispatch(_ action: Action)\n}\n",
                "import Foundation\nimport Window\n\npublic protocol DispatchStore {\n    func dispatch(_ action: Action)\n"
                    + "    func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID)\n}\n"),
        ]
        try check("imports", .runtime, files, prelude: nil)
    }

    func testUnknownShapes() throws {
        try checkRuntime(
            "no function takes an action out of the queue",
            "final class Store {\n    private var queue: [Action] = []\n"
                + "    func /*1*/dispatch(_ action: Action) {\n        queue.append(action)\n        queue.forEach { print($0) }\n"
                + "    }\n}\n", "", remaining: ["runtime-unknown-shape @1"], isRefused: true)
        try checkRuntime(
            "a mock that looks into the action",
            "protocol DispatchStore { func dispatch(_ action: Action) }\n"
                + "final class MockStore: DispatchStore {\n    var types: [ActionType] = []\n"
                + "    func /*1*/dispatch(_ action: Action) { types.append(action.actionType) }\n}\n",
            "", in: "AppTests/Mocks.swift", remaining: ["runtime-unknown-shape @1"], isRefused: true)
        // Where there is nothing to migrate, there is nothing to say.
        for step in Step.allCases {
            try check("nothing is there", step, [File("a.swift", "let a = 1\n")], prelude: nil)
        }
    }
}
