import XCTest

@testable import MigratorCore

/// What tests make of a case that is migrated: calls of the halves, helpers, and what they look for in a mock store.
final class TestRewritingTests: XCTestCase {
    private static let runtime = """
        protocol StateType {}
        protocol ActionType {}
        protocol ModernAction {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        typealias Reducer<State> = (legacyReducer: LegacyReducerMethod<State>, modernReducer: ReducerMethod<State>)
        typealias LegacyReducerMethod<State> = (State, Action) -> State
        typealias ReducerMethod<State> = (State, ModernAction, WindowUUID) -> State
        struct WindowUUID: Equatable { static let unavailable = WindowUUID() }
        final class Store {
            func dispatch(_ action: Action) {}
            func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {}
        }
        let store = Store()

        """

    private static let app = """
        enum BookActionType: ActionType {
            case opened
            case closed
        }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            let page: Int?
            init(page: Int? = nil, windowUUID: WindowUUID, actionType: ActionType) {
                self.page = page
                self.windowUUID = windowUUID
                self.actionType = actionType
            }
        }
        struct BookState: StateType {
            var page = 0
            var isOpen = false
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)
            static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                return state
            }
            static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                switch action.actionType {
                case BookActionType.opened:
                    return BookState(page: (action as? BookAction)?.page ?? 0, isOpen: true)
                case BookActionType.closed:
                    return BookState(page: state.page, isOpen: false)
                default:
                    return state
                }
            }
        }
        final class BookView {
            let windowUUID = WindowUUID()
            func open() {
                store.dispatch(BookAction(page: 3, windowUUID: windowUUID, actionType: BookActionType.opened))
            }
            func close() {
                store.dispatch(BookAction(windowUUID: windowUUID, actionType: BookActionType.closed))
            }
        }

        """

    /// The members of a test around the statements of one.
    private func test(_ body: String, _ members: String, keepsWindows: Bool) -> String {
        let indented = body.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "        \($0)" }.joined(separator: "\n")
        let windows = keepsWindows ? "\n    var dispatchedModernWindows: [WindowUUID] = []" : ""
        return """
            final class MockStore {
                var dispatchedActions: [Action] = []
                var dispatchedModernActions: [ModernAction] = []\(windows)
                func dispatch(_ action: Action) { dispatchedActions.append(action) }
                func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {
                    dispatchedModernActions.append(action)
                }
            }
            final class BookTests: XCTestCase {
                let windowUUID = WindowUUID()
                let mockStore = MockStore()
                let other = BookAction(windowUUID: .unavailable, actionType: BookActionType.closed)

                func testIt() throws {

            """ + indented + "\n    }\n" + (members.isEmpty ? "" : "\n\(members)\n") + "}\n"
    }

    /// Migrates `BookActionType.opened`.
    ///
    /// - Parameter after: the statements afterwards; nil: the step is refused.
    private func check(
        _ what: String, _ before: String, _ after: String?, members: String = "", membersAfter: String? = nil,
        keepsWindows: Bool = false,
        line: UInt = #line
    ) throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write(Self.runtime, to: "Redux.swift")
        try folder.write(Self.app, to: "App/Book.swift")
        try folder.write(test(before, members, keepsWindows: keepsWindows), to: "Tests/BookTests.swift")
        let migration = try Migration(root: folder.path, configuration: Configuration(), jobs: 1)
        let plan = PlanBuilder(Scanner.findings(migration.workspace), recipe: .modernActions).plan()
        let request = StepRequest(recipe: .modernActions, step: "case", action: "BookActionType.opened")
        let steps = try request.selection(of: plan).steps
        XCTAssertEqual(steps.count, 1, what, line: line)
        guard let step = steps.first else { return }
        let outcome = migration.work(out: step)
        let messages = outcome.remaining.map { "\($0.code) \($0.line): \($0.message)" }
        guard let after else {
            XCTAssertTrue(outcome.isRefused, what, line: line)
            XCTAssertEqual(Set(outcome.remaining.map { "\($0.code)" }), ["unmigrated-test"], what, line: line)
            return
        }
        XCTAssertEqual(messages, [], what, line: line)
        let change = outcome.changes.first { $0.path == "Tests/BookTests.swift" }
        let found = change.map { String(decoding: $0.new, as: UTF8.self) }
        XCTAssertEqual(found, test(after, membersAfter ?? members, keepsWindows: keepsWindows), what, line: line)
    }

    func testCallsOfHalves() throws {
        try check(
            "an argument on a line of its own",
            """
            _ = BookState.reducer.legacyReducer(
                BookState(),
                BookAction(page: 1, windowUUID: .unavailable, actionType: BookActionType.opened)
            )
            """,
            """
            _ = BookState.reducer.modernReducer(
                BookState(),
                BookModernAction.opened(page: 1),
                .unavailable
            )
            """)
        try check(
            "a local in nested calls and a dispatch",
            """
            let reducer = BookState.reducer
            let action = BookAction(page: 1, windowUUID: windowUUID, actionType: BookActionType.opened)
            _ = reducer.legacyReducer(reducer.legacyReducer(BookState(), action), action)
            mockStore.dispatch(action)
            """,
            """
            let reducer = BookState.reducer
            let action = BookModernAction.opened(page: 1)
            _ = reducer.modernReducer(reducer.modernReducer(BookState(), action, windowUUID), action, windowUUID)
            mockStore.dispatch(action, forWindowUUID: windowUUID)
            """)
        try check(
            "a local that something else is given",
            """
            let action = BookAction(page: 1, windowUUID: windowUUID, actionType: BookActionType.opened)
            _ = BookState.reducer.legacyReducer(BookState(), action)
            print(action)
            """, nil)
    }

    func testHelpers() throws {
        let helper = """
                private func getAction(for actionType: BookActionType, page: Int? = nil) -> Action {
                    return BookAction(page: page, windowUUID: windowUUID, actionType: actionType)
                }
            """
        try check(
            "a helper that makes another case too",
            """
            let state = BookState.reducer.legacyReducer(BookState(), getAction(for: .opened, page: 2))
            _ = BookState.reducer.legacyReducer(state, getAction(for: .closed))
            """,
            """
            let state = BookState.reducer.modernReducer(BookState(), BookModernAction.opened(page: 2), windowUUID)
            _ = BookState.reducer.legacyReducer(state, getAction(for: .closed))
            """, members: helper)
        try check(
            "the last call of a helper, in a local",
            """
            let action = getAction(for: .opened)
            _ = BookState.reducer.legacyReducer(BookState(), action)
            """,
            """
            let action = BookModernAction.opened(page: nil)
            _ = BookState.reducer.modernReducer(BookState(), action, windowUUID)
            """, members: helper, membersAfter: "")
        try check(
            "a name that means something else where the helper is called",
            """
            let windowUUID = WindowUUID.unavailable
            _ = BookState.reducer.legacyReducer(BookState(), getAction(for: .opened))
            """, nil, members: helper)
        try check(
            "a case that is chosen",
            "_ = BookState.reducer.legacyReducer(BookState(), getAction(for: flag ? .opened : .closed))",
            nil, members: helper)
    }

    func testMentionsWithoutAType() throws {
        try check(
            "a list that is compared",
            """
            let types = mockStore.dispatchedActions.compactMap { $0.actionType as? BookActionType }
            XCTAssertEqual(types, [.opened, .closed])
            """, nil)
        try check(
            "a list with its type",
            """
            let types: [BookActionType] = [.opened, .closed]
            XCTAssertEqual(types.count, 2)
            """, nil)
        try check(
            "a pattern",
            """
            let type = other.actionType as? BookActionType
            if case .opened = type { XCTFail() }
            """, nil)
    }

    func testComparisonsWithoutAType() throws {
        try check(
            "a comparison",
            """
            let found = mockStore.dispatchedActions.first(where: { ($0.actionType as? BookActionType) == .opened })
            XCTAssertNil(found)
            """, nil)
    }

    func testValuesOfHelpersAndLocals() throws {
        try check(
            "a helper that works a value out of a parameter",
            "_ = BookState.reducer.legacyReducer(BookState(), getAction(for: .opened, after: 2))",
            "_ = BookState.reducer.modernReducer(BookState(), BookModernAction.opened(page: next(2)), windowUUID)",
            members: """
                    private func getAction(for actionType: BookActionType, after page: Int) -> Action {
                        return BookAction(page: next(page), windowUUID: windowUUID, actionType: actionType)
                    }
                    private func next(_ page: Int) -> Int { page + 1 }
                """,
            membersAfter: """
                    private func next(_ page: Int) -> Int { page + 1 }
                """)
        try check(
            "a value that the test gave is read again",
            """
            let action = BookAction(page: 1, windowUUID: windowUUID, actionType: BookActionType.opened)
            let state = BookState.reducer.legacyReducer(BookState(), action)
            XCTAssertEqual(state.page, action.page)
            """,
            """
            let action = BookModernAction.opened(page: 1)
            let state = BookState.reducer.modernReducer(BookState(), action, windowUUID)
            XCTAssertEqual(state.page, 1)
            """)
    }

    func testRecordedActions() throws {
        try check(
            "the first of its struct, as a whole",
            """
            let action = try XCTUnwrap(
                mockStore.dispatchedActions.first(where: { $0 is BookAction }) as? BookAction
            )
            let type = try XCTUnwrap(action.actionType as? BookActionType)
            XCTAssertEqual(BookActionType.opened, type)
            XCTAssertEqual(action.page ?? 0, 3)
            XCTAssertEqual(action.windowUUID, windowUUID)
            """,
            """
            let action = try XCTUnwrap(
                mockStore.dispatchedModernActions.first(where: { $0 is BookModernAction }) as? BookModernAction
            )
            guard case .opened(let page) = action else {
                return XCTFail("Another action was dispatched")
            }
            XCTAssertEqual(page, 3)
            XCTAssertEqual(
                zip(
                    mockStore.dispatchedModernActions,
                    mockStore.dispatchedModernWindows
                ).first { $0.0 is BookModernAction }?.1,
                windowUUID
            )
            """, keepsWindows: true)
        try check(
            "without a cast",
            """
            let action = try XCTUnwrap(mockStore.dispatchedActions.last)
            let type = try XCTUnwrap(action.actionType as? BookActionType)
            XCTAssertEqual(type, BookActionType.opened)
            XCTAssertEqual(action.windowUUID, windowUUID)
            """,
            """
            let action = try XCTUnwrap(mockStore.dispatchedModernActions.last as? BookModernAction)
            guard case .opened = action else {
                return XCTFail("Another action was dispatched")
            }
            XCTAssertEqual(mockStore.dispatchedModernWindows.last, windowUUID)
            """, keepsWindows: true)
        let helper = """
                private func expect(_ count: Int, expected: BookActionType) throws {
                    let action = try XCTUnwrap(mockStore.dispatchedActions.first as? BookAction)
                    let type = try XCTUnwrap(action.actionType as? BookActionType)
                    XCTAssertEqual(mockStore.dispatchedActions.count, count)
                    XCTAssertEqual(type, expected)
                }
            """
        let twin = """
                private func expect(_ count: Int, expecting isExpected: (BookModernAction) -> Bool) throws {
                    let action = try XCTUnwrap(mockStore.dispatchedModernActions.first as? BookModernAction)
                    XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, count)
                    XCTAssertTrue(isExpected(action))
                }
            """
        try check(
            "a function that is told the case",
            """
            try expect(1, expected: .opened)
            try expect(2, expected: BookActionType.closed)
            """,
            """
            try expect(1, expecting: { if case .opened = $0 { true } else { false } })
            try expect(2, expected: BookActionType.closed)
            """, members: helper, membersAfter: helper + "\n\n" + twin)
        try check(
            "the last call of a function that is told the case",
            "try expect(1, expected: .opened)",
            "try expect(1, expecting: { if case .opened = $0 { true } else { false } })",
            members: helper, membersAfter: twin)
        try check(
            "the first action, and how many there are",
            """
            let action = try XCTUnwrap(mockStore.dispatchedActions.first as? BookAction)
            let type = try XCTUnwrap(action.actionType as? BookActionType)
            XCTAssertEqual(mockStore.dispatchedActions.count, 1)
            XCTAssertEqual(type, BookActionType.opened)
            XCTAssertEqual(action.page, 3)
            """,
            """
            let action = try XCTUnwrap(mockStore.dispatchedModernActions.first as? BookModernAction)
            guard case .opened(let page) = action else {
                return XCTFail("Another action was dispatched")
            }
            XCTAssertEqual(mockStore.dispatchedActions.count + mockStore.dispatchedModernActions.count, 1)
            XCTAssertEqual(page, 3)
            """)
        try check(
            "the window of the action, which no list keeps",
            """
            let action = try XCTUnwrap(mockStore.dispatchedActions.last as? BookAction)
            let type = try XCTUnwrap(action.actionType as? BookActionType)
            XCTAssertEqual(type, .opened)
            XCTAssertEqual(action.windowUUID, windowUUID)
            """, nil)
        try check(
            "one further on",
            """
            let action = try XCTUnwrap(mockStore.dispatchedActions[1] as? BookAction)
            let type = try XCTUnwrap(action.actionType as? BookActionType)
            XCTAssertEqual(type, BookActionType.opened)
            """, nil)
    }
}
