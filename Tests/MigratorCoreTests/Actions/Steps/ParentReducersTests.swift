import XCTest

@testable import MigratorCore

/// Parents hand an action that they do not know to their children, in both halves.
final class ParentReducersTests: RewriteTestCase {
    private let child = """

        struct PageState: StateType {
            var page = 0

            static let reducer: Reducer<Self> = { state, action in
                return state
            }
        }

        """
    private let convertedChild = """

        struct PageState: StateType {
            var page = 0

            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

            static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                return state
            }

            static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                return state
            }
        }

        """

    private func checkParent(_ what: String, _ before: String, _ after: String, line: UInt = #line) throws {
        try check(what, .reducers, before + child, after + convertedChild, line: line)
    }

    func testRoot() throws {
        try checkParent(
            "root reducer",
            """
            struct RootState: StateType {
                var page = PageState()
                var next = PageState()

                static let reducer: Reducer<Self> = { state, action in
                    RootState(
                        page: PageState.reducer(state.page, action),
                        next: PageState.reducer(state.next, action)
                    )
                }
            }

            """,
            """
            struct RootState: StateType {
                var page = PageState()
                var next = PageState()

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    RootState(
                        page: PageState.reducer.modernReducer(state.page, action, windowUUID),
                        next: PageState.reducer.modernReducer(state.next, action, windowUUID)
                    )
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    RootState(
                        page: PageState.reducer.legacyReducer(state.page, action),
                        next: PageState.reducer.legacyReducer(state.next, action)
                    )
                }
            }

            """)
    }

    func testEnumOverScreens() throws {
        try checkParent(
            "enum over screens",
            """
            enum ScreenState: StateType {
                case page(PageState)
                case empty

                static let reducer: Reducer<Self> = { state, action in
                    switch state {
                    case .page(let state): return .page(PageState.reducer(state, action))
                    case .empty: return state
                    }
                }
            }

            struct ScreensState: StateType {
                var screens: [ScreenState] = []

                static let reducer: Reducer<Self> = { state, action in
                    // A screen opens.
                    if let action = action as? BookAction, action.page != nil {
                        return ScreensState(screens: state.screens + [.empty])
                    }
                    return ScreensState(screens: state.screens.map { ScreenState.reducer($0, action) })
                }
            }

            """,
            """
            enum ScreenState: StateType {
                case page(PageState)
                case empty

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    switch state {
                    case .page(let state): return .page(PageState.reducer.modernReducer(state, action, windowUUID))
                    case .empty: return state
                    }
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    switch state {
                    case .page(let state): return .page(PageState.reducer.legacyReducer(state, action))
                    case .empty: return state
                    }
                }
            }

            struct ScreensState: StateType {
                var screens: [ScreenState] = []

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    return ScreensState(screens: state.screens.map { ScreenState.reducer.modernReducer($0, action, windowUUID) })
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    // A screen opens.
                    if let action = action as? BookAction, action.page != nil {
                        return ScreensState(screens: state.screens + [.empty])
                    }
                    return ScreensState(screens: state.screens.map { ScreenState.reducer.legacyReducer($0, action) })
                }
            }

            """)
    }

    func testChainThatForwards() throws {
        try checkParent(
            "if-let chain whose else forwards",
            """
            struct ReaderState: StateType {
                var page = PageState()
                var isOpen = false

                static let reducer: Reducer<Self> = { state, action in
                    if let action = action as? BookAction {
                        return ReaderState(page: PageState.reducer(state.page, action), isOpen: true)
                    } else {
                        var state = state
                        state.page = PageState.reducer(state.page, action)
                        return state
                    }
                }
            }

            """,
            """
            struct ReaderState: StateType {
                var page = PageState()
                var isOpen = false

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    var state = state
                    state.page = PageState.reducer.modernReducer(state.page, action, windowUUID)
                    return state
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    if let action = action as? BookAction {
                        return ReaderState(page: PageState.reducer.legacyReducer(state.page, action), isOpen: true)
                    } else {
                        var state = state
                        state.page = PageState.reducer.legacyReducer(state.page, action)
                        return state
                    }
                }
            }

            """)
    }

    /// A helper that both the window guard and the default use gets one overload, behind itself.
    func testPassthroughHelper() throws {
        try checkParent(
            "passthrough helper",
            """
            struct ReaderState: StateType {
                var windowUUID: WindowUUID
                var page = PageState()

                static let reducer: Reducer<Self> = { state, action in
                    guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
                        return passthroughState(from: state, action: action)
                    }

                    switch action.actionType {
                    case BookActionType.opened:
                        return ReaderState(windowUUID: state.windowUUID)
                    default:
                        return passthroughState(from: state, action: action)
                    }
                }

                /// Only the page looks at it.
                private static func passthroughState(from state: ReaderState, action: Action) -> ReaderState {
                    return ReaderState(
                        windowUUID: state.windowUUID,
                        page: PageState.reducer(state.page, action)
                    )
                }

                static func other() {}
            }

            """,
            """
            struct ReaderState: StateType {
                var windowUUID: WindowUUID
                var page = PageState()

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
                        return passthroughState(from: state, action: action, windowUUID: windowUUID)
                    }

                    return passthroughState(from: state, action: action, windowUUID: windowUUID)
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
                        return passthroughState(from: state, action: action)
                    }

                    switch action.actionType {
                    case BookActionType.opened:
                        return ReaderState(windowUUID: state.windowUUID)
                    default:
                        return passthroughState(from: state, action: action)
                    }
                }

                /// Only the page looks at it.
                private static func passthroughState(from state: ReaderState, action: Action) -> ReaderState {
                    return ReaderState(
                        windowUUID: state.windowUUID,
                        page: PageState.reducer.legacyReducer(state.page, action)
                    )
                }

                private static func passthroughState(
                    from state: ReaderState,
                    action: ModernAction,
                    windowUUID: WindowUUID
                ) -> ReaderState {
                    return ReaderState(
                        windowUUID: state.windowUUID,
                        page: PageState.reducer.modernReducer(state.page, action, windowUUID)
                    )
                }

                static func other() {}
            }

            """)
    }

    /// A helper that gives its argument back for an unknown action needs no overload.
    func testHelperThatReturnsItsArgument() throws {
        try checkParent(
            "helper that returns its argument",
            """
            struct ReaderState: StateType {
                var count = 0
                var page = PageState()

                static let reducer: Reducer<Self> = { state, action in
                    var state = state
                    state.count = count(state.count, for: action)
                    state.page = PageState.reducer(state.page, action)
                    return state
                }

                static func count(_ count: Int, for action: Action) -> Int {
                    guard action is BookAction else { return count }
                    return count + 1
                }
            }

            """,
            """
            struct ReaderState: StateType {
                var count = 0
                var page = PageState()

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                    var state = state
                    state.count = state.count
                    state.page = PageState.reducer.modernReducer(state.page, action, windowUUID)
                    return state
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    var state = state
                    state.count = count(state.count, for: action)
                    state.page = PageState.reducer.legacyReducer(state.page, action)
                    return state
                }

                static func count(_ count: Int, for action: Action) -> Int {
                    guard action is BookAction else { return count }
                    return count + 1
                }
            }

            """)
    }

    /// Nobody loses an action: the child is called where the parent does not know it, but not before that.
    func testChildOfAKnownActionOnly() throws {
        try checkParent(
            "a child that only sees what the parent knows",
            """
            struct ReaderState: StateType {
                var page = PageState()

                static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    return ReaderState(page: PageState.reducer(state.page, action))
                }
            }

            """,
            """
            struct ReaderState: StateType {
                var page = PageState()

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                    return state
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    return ReaderState(page: PageState.reducer.legacyReducer(state.page, action))
                }
            }

            """)
    }
}
