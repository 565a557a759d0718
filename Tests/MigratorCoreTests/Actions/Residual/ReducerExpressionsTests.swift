import XCTest

@testable import MigratorCore

/// What is left of expressions, and what the window is called.
final class ReducerExpressionsTests: ReducerBodyTestCase {
    func testExpressions() throws {
        try check([
            Row(
                "a flag",
                """
                let isBook = action is BookAction
                return BookState(windowUUID: state.windowUUID, isOpen: isBook)
                """,
                "return BookState(windowUUID: state.windowUUID, isOpen: false)", parameters: "state, _, _"),
            Row(
                "a flag over the state too",
                "return BookState(windowUUID: state.windowUUID, isOpen: state.isOpen && !(action is BookAction))",
                "return BookState(windowUUID: state.windowUUID, isOpen: state.isOpen)",
                parameters: "state, _, _"),
            Row(
                "a call on the left is made all the same",
                "return next() && action is BookAction ? BookState() : state",
                "return next() && false ? BookState() : state", parameters: "state, _, _"),
            Row(
                "between other operands",
                "return state.isOpen || action is BookAction || state.pages > 1 ? defaultState(from: state) : state",
                "return state.isOpen || state.pages > 1 ? defaultState(from: state) : state",
                parameters: "state, _, _"),
            Row(
                "what decides nothing within what decides",
                "return state.isOpen && !(action is BookAction) || action is BookAction ? defaultState(from: state) : state",
                "return state.isOpen ? defaultState(from: state) : state", parameters: "state, _, _"),
            Row(
                "the end of a ternary is no operand",
                "return BookState(isOpen: state.isOpen || state.pages > 1 ? true : action is BookAction)",
                "return BookState(isOpen: state.isOpen || state.pages > 1 ? true : false)",
                parameters: "state, _, _"),
            Row(
                "a ternary",
                "return action.actionType as? BookActionType == .opened ? state : defaultState(from: state)",
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a ternary inside",
                "return BookState(windowUUID: state.windowUUID, pages: action is BookAction ? 1 : state.pages)",
                "return BookState(windowUUID: state.windowUUID, pages: state.pages)", parameters: "state, _, _"),
            Row(
                "a default value",
                """
                return BookState(
                    windowUUID: state.windowUUID,
                    pages: (action as? BookAction)?.page ?? state.pages
                )
                """,
                """
                return BookState(
                    windowUUID: state.windowUUID,
                    pages: state.pages
                )
                """, parameters: "state, _, _"),
            Row(
                "a default value that is assigned",
                """
                var state = state
                state.pages = (action as? BookAction)?.page ?? state.pages
                state.isOpen = action is BookAction || state.isOpen
                return state
                """,
                """
                var state = state
                state.pages = state.pages
                state.isOpen = state.isOpen
                return state
                """, parameters: "state, _, _"),
            Row(
                "several default values",
                "return BookState(pages: (action as? BookAction)?.page ?? state.last ?? 1)",
                "return BookState(pages: state.last ?? 1)", parameters: "state, _, _"),
            Row(
                "a nested ternary",
                "return action is BookAction ? BookState() : state.isOpen ? state : defaultState(from: state)",
                "return state.isOpen ? state : defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a value that is nil",
                "return BookState(windowUUID: state.windowUUID, title: (action as? BookAction)?.title?.first)",
                "return BookState(windowUUID: state.windowUUID, title: nil)", parameters: "state, _, _"),
            Row(
                "an optional value",
                """
                let title = (action as? BookAction)?.title
                return BookState(windowUUID: state.windowUUID, isOpen: title == nil)
                """,
                "return BookState(windowUUID: state.windowUUID, isOpen: true)", parameters: "state, _, _"),
            Row(
                "every action is counted",
                """
                var state = state
                state.pages += 1
                if action is BookAction { state.isOpen = true }
                return state
                """,
                """
                var state = state
                state.pages += 1
                return state
                """, parameters: "state, _, _"),
            Row(
                "no return", "BookState(windowUUID: state.windowUUID, pages: state.pages + 1)",
                "BookState(windowUUID: state.windowUUID, pages: state.pages + 1)", parameters: "state, _, _"),
            Row(
                "the window in the new state",
                "return BookState(windowUUID: action.windowUUID, pages: state.pages)",
                "return BookState(windowUUID: windowUUID, pages: state.pages)"),
        ])
    }

    func testNamesOfTheWindow() throws {
        try check([
            Row(
                "a local of the same name",
                """
                let windowUUID = action.windowUUID
                guard windowUUID == state.windowUUID else { return state }
                return defaultState(from: state)
                """,
                """
                guard windowUUID == state.windowUUID else { return state }
                return defaultState(from: state)
                """),
            Row(
                "a local of another name",
                """
                let window = action.windowUUID
                guard window == state.windowUUID else { return state }
                return defaultState(from: state)
                """,
                """
                let window = windowUUID
                guard window == state.windowUUID else { return state }
                return defaultState(from: state)
                """),
            Row(
                "a local that nobody needs any more",
                """
                let window = action.windowUUID

                guard action is BookAction, window == state.windowUUID else { return state }
                return defaultState(from: state)
                """,
                """
                let window = windowUUID

                guard window == state.windowUUID else {
                    return state
                }

                return state
                """),
            Row(
                "a local that nobody needs any more, and nothing else",
                """
                let window = action.windowUUID
                if let book = action as? BookAction, window == book.windowUUID { return state }
                return defaultState(from: state)
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "the name stands for something else",
                """
                let windowUUID = state.windowUUID
                guard action.windowUUID == windowUUID else { return state }
                return defaultState(from: state)
                """,
                """
                let windowUUID = state.windowUUID
                guard actionWindowUUID == windowUUID else { return state }
                return defaultState(from: state)
                """, parameters: "state, _, actionWindowUUID"),
        ])
    }

    /// Another action that has the same name for a while.
    func testShadows() throws {
        let bodies = [
            "for action in state.history {\n    if action is BookAction { state.pages += 1 }\n}",
            "for action in state.history where action is BookAction { state.pages += 1 }",
            "while let action = state.history.popLast() { if action is BookAction { state.pages += 1 } }",
            "if let action = state.history.last, action is BookAction { state.pages += 1 }",
            "state.pages = state.history.filter { action in action is BookAction }.count",
            "func isBook(_ action: Action) -> Bool { action is BookAction }",
            "do { try work() } catch let action as BookAction { print(action) } catch { print(error) }",
            "switch state.history.last {\ncase let action?: print(action is BookAction)\ncase nil: break\n}",
            "guard let action = state.history.last else { return state }\nif action is BookAction { state.pages += 1 }",
        ]
        for body in bodies {
            let text = "var state = state\n\(body)\nreturn state"
            // The name of the parameter stays, since something of that name is used.
            try check([Row(body, text, text, parameters: "state, action, _")])
        }
    }

    func testActionWithoutAName() throws {
        try check(
            "an action without a name", .reducers,
            """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = { state, _ in state }
            }

            """,
            """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                    state
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, _ in state }
            }

            """)
    }

    func testMainThread() throws {
        try check([
            Row(
                "main-thread check",
                """
                guard Thread.isMainThread else {
                    log("not on the main thread")
                    return state
                }
                return MainActor.assumeIsolated {
                    guard action is BookAction else { return defaultState(from: state) }
                    return BookState(windowUUID: action.windowUUID)
                }
                """,
                """
                guard Thread.isMainThread else {
                    log("not on the main thread")
                    return state
                }
                return MainActor.assumeIsolated {
                    return defaultState(from: state)
                }
                """, parameters: "state, _, _"),
            Row(
                "main-thread check with the window",
                """
                if Thread.isMainThread {
                    return MainActor.assumeIsolated {
                        guard action.windowUUID == state.windowUUID else { return state }

                        switch action.actionType {
                        case BookActionType.opened: return state
                        default: return defaultState(from: state)
                        }
                    }
                } else {
                    return state
                }
                """,
                """
                if Thread.isMainThread {
                    return MainActor.assumeIsolated {
                        guard windowUUID == state.windowUUID else { return state }

                        return defaultState(from: state)
                    }
                } else {
                    return state
                }
                """),
        ])
    }
}
