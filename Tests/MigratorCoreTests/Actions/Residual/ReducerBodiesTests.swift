import XCTest

@testable import MigratorCore

/// Which statements are left of a reducer: guards, conditions, switches.
final class ReducerBodiesTests: ReducerBodyTestCase {
    private let windowGuard = """
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        """
    private let modernGuard = """
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        """

    func testGuards() throws {
        try check([
            Row(
                "window guard and switch",
                """
                \(windowGuard)

                switch action.actionType {
                case BookActionType.opened:
                    return BookState(windowUUID: state.windowUUID, isOpen: true)
                default:
                    return defaultState(from: state)
                }
                """,
                """
                \(modernGuard)

                return defaultState(from: state)
                """),
            Row(
                "window guard and cast in one guard",
                """
                guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID,
                    let action = action as? BookAction
                else { return defaultState(from: state) }
                return BookState(windowUUID: action.windowUUID, pages: action.page ?? 0)
                """,
                """
                \(modernGuard)
                return defaultState(from: state)
                """),
            Row(
                "the cast before the window",
                """
                guard let action = action as? BookAction, action.windowUUID == state.windowUUID else { return state }
                return BookState(windowUUID: action.windowUUID, pages: action.page ?? 0)
                """,
                // The cases to come stand behind the test of the window.
                """
                guard windowUUID == state.windowUUID else {
                    return state
                }
                return state
                """),
            Row(
                "a guard on the type alone",
                """
                guard action is BookAction else { return state }
                return BookState(windowUUID: state.windowUUID, pages: state.pages + 1)
                """,
                "return state", parameters: "state, _, _"),
            Row(
                "a guard on the action type",
                """
                guard let type = action.actionType as? BookActionType, type != .closed else { return state }
                return defaultState(from: state)
                """,
                "return state", parameters: "state, _, _"),
            Row(
                "a guard on the state stays",
                """
                guard state.isOpen else { return state }
                guard action is BookAction else { return defaultState(from: state) }
                return BookState(windowUUID: state.windowUUID)
                """,
                """
                guard state.isOpen else { return state }
                return defaultState(from: state)
                """, parameters: "state, _, _"),
            Row(
                "a guard that holds for what is not known",
                """
                guard !(action is BookAction) else { return state }
                return defaultState(from: state)
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a guard whose part about the action holds",
                """
                guard state.isOpen, !(action is BookAction) else { return state }
                return defaultState(from: state)
                """,
                """
                guard state.isOpen else {
                    return state
                }
                return defaultState(from: state)
                """,
                parameters: "state, _, _"),
        ])
    }

    func testConditions() throws {
        try check([
            Row(
                "if let with else",
                """
                if let action = action as? BookAction {
                    return BookState(windowUUID: action.windowUUID)
                } else {
                    // Nothing happened.
                    return defaultState(from: state)
                }
                """,
                """
                // Nothing happened.
                return defaultState(from: state)
                """, parameters: "state, _, _"),
            Row(
                "a chain",
                """
                if action is BookAction {
                    return state
                } else if state.isOpen {
                    return defaultState(from: state)
                } else if action.actionType is BookActionType {
                    return state
                }
                return BookState(windowUUID: state.windowUUID)
                """,
                """
                if state.isOpen {
                    return defaultState(from: state)
                }
                return BookState(windowUUID: state.windowUUID)
                """, parameters: "state, _, _"),
            Row(
                "a chain that the state begins",
                """
                if state.isOpen {
                    return state
                } else if action is BookAction {
                    return BookState(windowUUID: state.windowUUID)
                } else if state.pages > 1 {
                    return defaultState(from: state)
                } else if action.actionType is BookActionType {
                    return state
                } else {
                    return state
                }
                """,
                """
                if state.isOpen {
                    return state
                } else if state.pages > 1 {
                    return defaultState(from: state)
                } else {
                    return state
                }
                """, parameters: "state, _, _"),
            Row(
                "a chain whose end always holds",
                """
                if state.isOpen {
                    return state
                } else if !(action is BookAction) {
                    return defaultState(from: state)
                } else {
                    return state
                }
                """,
                """
                if state.isOpen {
                    return state
                } else {
                    return defaultState(from: state)
                }
                """, parameters: "state, _, _"),
            Row(
                "a property in front of a test",
                """
                if state.isOpen, action is BookAction { return state }
                return (action as? BookAction)?.page == 3 ? state : defaultState(from: state)
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "early return",
                """
                if action.actionType as? BookActionType == .opened { return state }
                if case BookActionType.closed = action.actionType { return state }
                if [.opened, .closed].contains(action.actionType as? BookActionType) { return state }
                return defaultState(from: state)
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a condition that never holds but asks the state first",
                """
                if state.isOpen, action is BookAction { return state }
                return defaultState(from: state)
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a condition on the state with the action inside",
                """
                if state.isOpen {
                    guard action is BookAction else { return defaultState(from: state) }
                    return state
                }
                return state
                """,
                """
                if state.isOpen {
                    return defaultState(from: state)
                }
                return state
                """, parameters: "state, _, _"),
        ])
    }

    func testSwitches() throws {
        try check([
            Row(
                "nothing but a default",
                """
                switch action {
                default:
                    return defaultState(from: state)
                }
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "casts",
                """
                switch action {
                case let action as BookAction: return BookState(windowUUID: action.windowUUID)
                case is BookAction: return state
                default: return defaultState(from: state)
                }
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a binding takes everything",
                """
                switch action.actionType {
                case BookActionType.opened: return state
                case let other:
                    return defaultState(from: state)
                }
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "an optional action type",
                """
                switch action.actionType as? BookActionType {
                case .opened: return BookState(windowUUID: state.windowUUID)
                case .closed?: return state
                case nil: return defaultState(from: state)
                }
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "none",
                """
                switch action.actionType as? BookActionType {
                case .some: return state
                case .none: return defaultState(from: state)
                }
                """,
                "return defaultState(from: state)", parameters: "state, _, _"),
            Row(
                "a default that breaks",
                """
                var state = state
                switch action.actionType {
                case BookActionType.opened: state.isOpen = true
                default: break
                }
                return state
                """,
                """
                var state = state
                return state
                """, parameters: "state, _, _"),
        ])
    }
}
