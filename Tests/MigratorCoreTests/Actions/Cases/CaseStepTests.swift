import XCTest

@testable import MigratorCore

/// The step that migrates cases: what it writes, and what it refuses.
final class CaseStepTests: XCTestCase {
    private static let runtime = """
        import Foundation
        typealias WindowUUID = UUID
        extension UUID { static let unavailable = UUID() }
        protocol StateType {}
        protocol ActionType {}
        protocol ModernAction: Sendable {}
        protocol Action { var windowUUID: WindowUUID { get }; var actionType: ActionType { get } }
        typealias LegacyReducerMethod<State> = (State, Action) -> State
        typealias ReducerMethod<State> = (State, ModernAction, WindowUUID) -> State
        typealias Reducer<State> = (legacyReducer: LegacyReducerMethod<State>, modernReducer: ReducerMethod<State>)
        final class Store { func dispatch(_ action: Action) {}; func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {} }
        let store = Store()

        """

    private static let actions = """
        struct LampAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var level: Int? = nil
            var color: String? = nil
        }
        enum LampActionType: ActionType {
            case dim
            case paint
        }

        """

    /// The reducer of a lamp in both halves.
    private func lamp(_ body: String, members: String = "") -> String {
        """
        struct LampState: StateType {
            var windowUUID: WindowUUID
            var level: Int
            static func defaultState(from state: LampState) -> LampState { state }
            static let reducer: Reducer<LampState> = (legacyReducer, modernReducer)
            static let modernReducer: ReducerMethod<LampState> = { state, _, windowUUID in
                guard windowUUID == state.windowUUID else { return state }
                return defaultState(from: state)
            }
            static let legacyReducer: LegacyReducerMethod<LampState> = { state, action in
                guard action.windowUUID == state.windowUUID else { return state }
        \(body)
            }
        \(members)}

        """
    }

    private let dispatches = """
        func use(window: WindowUUID, level: Int) {
            store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim, level: level))
            let action = LampAction(windowUUID: window, actionType: LampActionType.paint, color: "red")
            store.dispatch(action)
        }

        """

    private func workspace(_ lamp: String, _ view: String) -> Workspace {
        Workspace(
            files: [
                ("Actions.swift", Self.actions), ("Lamp.swift", lamp), ("Redux.swift", Self.runtime),
                ("View.swift", view),
            ]
            .map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
    }

    /// Takes the steps of the cases; gives their workspace and what they refused.
    private func migrated(_ lamp: String, _ view: String, action: String = "LampActionType") throws -> (
        Workspace, [String]
    ) {
        let workspace = workspace(lamp, view)
        let plan = PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
        let request = StepRequest(recipe: .modernActions, step: "case", action: action)
        let migration = Migration(workspace: workspace)
        let outcomes = migration.workOut(all: try request.selection(of: plan).steps)
        let refused = outcomes.flatMap(\.remaining).map { "\($0.file):\($0.line): \($0.message) [\($0.code)]" }
        return (workspace, refused)
    }

    private func text(_ path: String, in workspace: Workspace) -> String {
        String(decoding: workspace.bytes(of: path) ?? [], as: UTF8.self)
    }

    private let twoBranches = """
                switch action.actionType {
                case LampActionType.dim:
                    guard let lamp = action as? LampAction, let level = lamp.level else { return defaultState(from: state) }
                    return LampState(windowUUID: action.windowUUID, level: level)
                case LampActionType.paint:
                    return LampState(windowUUID: state.windowUUID, level: 0)
                default:
                    return defaultState(from: state)
                }
        """

    func testBothCases() throws {
        let (workspace, refused) = try migrated(lamp(twoBranches), dispatches)
        XCTAssertEqual(refused, [])
        XCTAssertEqual(
            text("Actions.swift", in: workspace),
            """

            enum LampModernAction: ModernAction {
                case dim(level: Int)
                case paint
            }

            """)
        XCTAssertEqual(
            text("View.swift", in: workspace),
            """
            func use(window: WindowUUID, level: Int) {
                store.dispatch(LampModernAction.dim(level: level), forWindowUUID: window)
                let action = LampModernAction.paint
                store.dispatch(action, forWindowUUID: window)
            }

            """)
        XCTAssertTrue(
            text("Lamp.swift", in: workspace).contains(
                """
                    static let modernReducer: ReducerMethod<LampState> = { state, action, windowUUID in
                        guard windowUUID == state.windowUUID else { return state }
                        switch action {
                        case LampModernAction.paint:
                            return LampState(windowUUID: state.windowUUID, level: 0)
                        case LampModernAction.dim(let level):
                            return LampState(windowUUID: windowUUID, level: level)
                        default:
                            return defaultState(from: state)
                        }
                    }
                    static let legacyReducer: LegacyReducerMethod<LampState> = { state, action in
                        guard action.windowUUID == state.windowUUID else { return state }
                        return defaultState(from: state)
                    }
                """), text("Lamp.swift", in: workspace))
    }

    /// A second run finds nothing to do.
    func testAgain() throws {
        let (workspace, _) = try migrated(lamp(twoBranches), dispatches)
        let plan = PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
        XCTAssertEqual(plan.actionTypes.flatMap(\.cases), [])
        XCTAssertEqual(plan.steps.last, PlannedStep(step: .finish, actionType: "LampActionType"))
    }

    /// One case alone leaves the other as it is.
    func testOneCase() throws {
        let (workspace, refused) = try migrated(lamp(twoBranches), dispatches, action: "LampActionType.paint")
        XCTAssertEqual(refused, [])
        let actions = text("Actions.swift", in: workspace)
        XCTAssertTrue(actions.contains("enum LampActionType: ActionType {\n    case dim\n}"), actions)
        XCTAssertTrue(actions.contains("struct LampAction"), actions)
        let lamp = text("Lamp.swift", in: workspace)
        XCTAssertTrue(lamp.contains("case LampActionType.dim:"), lamp)
        XCTAssertFalse(lamp.contains("LampActionType.paint"), lamp)
    }

    /// Cases in one label lose it one by one; branches that do the same become one.
    func testSharedBranch() throws {
        let body = """
                    switch action.actionType {
                    case LampActionType.dim, LampActionType.paint:
                        return LampState(windowUUID: state.windowUUID, level: 0)
                    default:
                        return defaultState(from: state)
                    }
            """
        let (one, _) = try migrated(lamp(body), dispatches, action: "LampActionType.dim")
        XCTAssertTrue(text("Lamp.swift", in: one).contains("case LampActionType.paint:"), text("Lamp.swift", in: one))
        let (both, refused) = try migrated(lamp(body), dispatches)
        XCTAssertEqual(refused, [])
        XCTAssertTrue(
            text("Lamp.swift", in: both).contains("case LampModernAction.dim, LampModernAction.paint:"),
            text("Lamp.swift", in: both))
    }

    /// A helper takes the values in the place of the action, and the legacy one goes.
    func testHelper() throws {
        let members = """
                private static func dimmed(state: LampState, action: Action) -> LampState {
                    guard let level = (action as? LampAction)?.level else { return defaultState(from: state) }
                    return LampState(windowUUID: action.windowUUID, level: level)
                }

            """
        let body = """
                    if action.actionType as? LampActionType == .dim { return dimmed(state: state, action: action) }
                    return defaultState(from: state)
            """
        let (workspace, refused) = try migrated(lamp(body, members: members), dispatches)
        XCTAssertEqual(refused, [])
        let text = text("Lamp.swift", in: workspace)
        XCTAssertTrue(
            text.contains(
                "private static func dimmed(state: LampState, level: Int, windowUUID: WindowUUID) -> LampState {\n"
                    + "        return LampState(windowUUID: windowUUID, level: level)\n"), text)
        XCTAssertTrue(text.contains("return dimmed(state: state, level: level, windowUUID: windowUUID)"), text)
        XCTAssertFalse(text.contains("action: Action"), text)
    }

    /// What was an optional of the struct, and is a value that is always there.
    func testValuesThatAreAlwaysThere() throws {
        let table: [(what: String, body: String, expected: String)] = [
            (
                "a member of the optional",
                """
                        guard let action = action as? LampAction, action.actionType as? LampActionType == .dim else {
                            return defaultState(from: state)
                        }
                        return LampState(windowUUID: state.windowUUID, level: action.level.map { $0 + 1 } ?? 0)
                """, "Optional(level).map { $0 + 1 } ?? 0"
            ),
            (
                "a pattern for nil",
                """
                        guard let action = action as? LampAction, action.actionType as? LampActionType == .dim else {
                            return defaultState(from: state)
                        }
                        switch action.level {
                        case 1: return state
                        case nil: return LampState(windowUUID: state.windowUUID, level: 7)
                        default: return LampState(windowUUID: state.windowUUID, level: 8)
                        }
                """, "case 1: return state\n            default:"
            ),
        ]
        for (what, body, expected) in table {
            let (workspace, refused) = try migrated(lamp(body), dispatches)
            XCTAssertEqual(refused, [], what)
            let text = text("Lamp.swift", in: workspace)
            XCTAssertTrue(text.contains(expected), "\(what): \(text)")
        }
    }

    /// Nothing is written where a site, a mention or a name stands in the way.
    func testRefusals() throws {
        let idle = lamp("        return defaultState(from: state)")
        let table: [(what: String, lamp: String, view: String, message: String)] = [
            (
                "a variable", idle,
                "func use(w: WindowUUID) {\n    var action = LampAction(windowUUID: w, actionType: LampActionType.dim)\n"
                    + "    store.dispatch(action)\n}\n",
                "View.swift:2: the action is kept in a variable that can be given another [unmigrated-site]"
            ),
            (
                "a mention", idle,
                "func use(w: WindowUUID) { store.dispatch(LampAction(windowUUID: w, actionType: LampActionType.dim)) }\n"
                    + "let watched = [LampActionType.dim, .paint]\n",
                "View.swift:2: `LampActionType.dim` is named here, and what for is not understood [remaining-mention]"
            ),
        ]
        for (what, lamp, view, message) in table {
            let (workspace, refused) = try migrated(lamp, view, action: "LampActionType.dim")
            XCTAssertEqual(refused, [message], what)
            XCTAssertEqual(workspace.changes, [], what)
        }
    }

    /// Of a list only what names a case of the same type is looked at; a second window is read before the local hides it.
    func testLocalThatHidesTheWindow() throws {
        let view = """
            func use(action: Action) {
                let action = LampAction(windowUUID: action.windowUUID, actionType: LampActionType.dim, level: 1)
                store.dispatch(action)
            }

            """
        let (workspace, refused) = try migrated(lamp(twoBranches), view, action: "LampActionType.dim")
        XCTAssertEqual(refused, [])
        XCTAssertEqual(
            text("View.swift", in: workspace),
            """
            func use(action: Action) {
                store.dispatch(LampModernAction.dim(level: 1), forWindowUUID: action.windowUUID)
            }

            """)
    }
}
