import XCTest

@testable import MigratorCore

/// Cases that nothing dispatches and nothing handles: they go with their labels where that is asked for.
final class DeadCaseTests: XCTestCase {
    private static let redux = """
        typealias Reducer<State> = (State, Action) -> State
        protocol StateType {}
        protocol ActionType {}
        protocol Action { var windowUUID: Int { get }; var actionType: ActionType { get } }
        struct LampAction: Action { let windowUUID: Int; let actionType: ActionType }
        final class Store { func dispatch(_ action: Action) {} }
        let store = Store()
        func dim() { store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.dim)) }
        struct LampState: StateType {
            var level = 0
            static let reducer: Reducer<Self> = { state, action in
                switch action.actionType {
                case LampActionType.dim: return LampState(level: 1)
                default: return state
                }
            }
        }

        """

    private func workspace(_ type: String, _ use: String) -> Workspace {
        Workspace(
            files: [("Lamp.swift", type), ("Redux.swift", Self.redux), ("Use.swift", use)].map {
                SourceFile(path: $0.0, bytes: Array($0.1.utf8))
            })
    }

    private func plan(_ workspace: Workspace) -> MigrationPlan {
        PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
    }

    private func text(_ path: String, in workspace: Workspace) -> String {
        String(decoding: workspace.bytes(of: path) ?? [], as: UTF8.self)
    }

    private func remove(from workspace: Workspace, _ plan: MigrationPlan) throws -> [String] {
        let request = StepRequest(recipe: .modernActions, step: "dead", removesDead: true)
        return Migration(workspace: workspace).workOut(all: try request.selection(of: plan).steps).flatMap(\.remaining)
            .map { "\($0.file):\($0.line): \($0.message) [\($0.code)]" }
    }

    private let lamp = "enum LampActionType: ActionType {\n    case dim\n    /// Lights up.\n    case flash\n}\n"

    func testRemoves() throws {
        let table: [(what: String, use: String, expected: String)] = [
            ("nothing names it", "let flash = 1\n", "let flash = 1\n"),
            (
                "a branch of its own",
                """
                extension LampActionType {
                    var title: String {
                        switch self {
                        case .dim: "Dim"
                        // What was it for?
                        case .flash: "Flash"
                        }
                    }
                }
                """,
                """
                extension LampActionType {
                    var title: String {
                        switch self {
                        case .dim: "Dim"
                        }
                    }
                }
                """
            ),
            (
                "labels of one branch",
                "func f(_ a: LampActionType?) -> Int {\n    switch a {\n    case .flash?, .dim: 1\n    case nil: 2\n    }\n}\n",
                "func f(_ a: LampActionType?) -> Int {\n    switch a {\n    case .dim: 1\n    case nil: 2\n    }\n}\n"
            ),
            (
                "another type's case of the name",
                "enum Bolt { case flash, strike }\nfunc f(_ b: Bolt) -> Int { switch b { case .flash: 1; case .strike: 2 } }\n",
                "enum Bolt { case flash, strike }\nfunc f(_ b: Bolt) -> Int { switch b { case .flash: 1; case .strike: 2 } }\n"
            ),
        ]
        for (what, use, expected) in table {
            let workspace = workspace(lamp, use)
            XCTAssertEqual(try remove(from: workspace, plan(workspace)), [], what)
            XCTAssertEqual(text("Use.swift", in: workspace), expected, what)
            XCTAssertEqual(
                text("Lamp.swift", in: workspace), "enum LampActionType: ActionType {\n    case dim\n}\n", what)
            XCTAssertEqual(
                try StepRequest(recipe: .modernActions, step: "dead", removesDead: true)
                    .selection(of: plan(workspace)).steps.count, 0, what)
        }
    }

    func testRefusals() throws {
        let table: [(what: String, type: String, use: String, message: String)] = [
            (
                "a mention", lamp, "let watched = [LampActionType.flash]\n",
                "Use.swift:1: `LampActionType.flash` is named here, and what for is not understood"
            ),
            (
                "a list of all", lamp.replacing(": ActionType", with: ": ActionType, CaseIterable"), "",
                "Lamp.swift:1: `LampActionType` is `CaseIterable`, so that its cases may be used without their names"
            ),
            (
                "a branch that is fallen into", lamp,
                "func f(_ a: LampActionType) { switch a { case .dim: fallthrough\ncase .flash: print(1) } }\n",
                "Use.swift:2: the branch of the case cannot be taken out: another one falls through into it, or it is the "
                    + "only one"
            ),
        ]
        for (what, type, use, message) in table {
            let workspace = workspace(type, use)
            XCTAssertEqual(try remove(from: workspace, plan(workspace)), ["\(message) [remaining-mention]"], what)
            XCTAssertEqual(workspace.changes, [], what)
        }
    }

    /// What was dead when the plan was made need not be when it is applied.
    func testStalePlan() throws {
        let plan = plan(workspace(lamp, ""))
        let use = "func f() { store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.flash)) }\n"
        XCTAssertEqual(
            try remove(from: workspace(lamp, use), plan),
            ["Use.swift:1: `LampActionType.flash` is not dead: it is ready [remaining-mention]"])
        XCTAssertEqual(try remove(from: workspace("enum LampActionType: ActionType { case dim }\n", ""), plan), [])
    }

    /// They are taken out where that is asked for alone; otherwise their number is said.
    func testSelection() throws {
        let plan = plan(workspace(lamp, ""))
        let left = "left: 1 dead case; --remove-dead takes them out\n"
        let planned = "left: 2 steps of the plan (1 case, 1 finish); taken with --step, --action or --batch alone\n"
        let skipping = { (plan: MigrationPlan) in
            var plan = plan
            plan.actionTypes[0].cases[1].skip = true
            return plan
        }
        let fixed = ["runtime", "middlewares", "reducers"]
        let table: [(request: StepRequest, plan: MigrationPlan, steps: [String], left: String)] = [
            (StepRequest(recipe: .modernActions), plan, fixed, planned + left),
            (StepRequest(recipe: .modernActions), skipping(plan), fixed, planned),
            (StepRequest(recipe: .modernActions, removesDead: true), plan, fixed + ["dead"], planned),
            (StepRequest(recipe: .modernActions, removesDead: true), skipping(plan), fixed, planned),
            (StepRequest(recipe: .modernActions, step: "case"), plan, ["case"], left),
            (StepRequest(recipe: .modernActions, batch: .all), plan, fixed + ["case", "finish"], left),
            (
                StepRequest(recipe: .modernActions, batch: .all, removesDead: true), plan,
                fixed + ["dead", "case", "finish"], ""
            ),
            (
                StepRequest(recipe: .modernActions, action: "LampActionType", removesDead: true), plan,
                fixed + ["dead", "case", "finish"], ""
            ),
            (
                StepRequest(recipe: .modernActions, action: "LampActionType.flash", removesDead: true), plan, ["dead"],
                ""
            ),
            (
                StepRequest(recipe: .modernActions, action: "LampActionType.flash"), plan, [],
                "case LampActionType.flash: not taken; nothing dispatches or handles it; --remove-dead takes it out\n"
            ),
        ]
        for (index, (request, plan, steps, left)) in table.enumerated() {
            let selection = try request.selection(of: plan)
            XCTAssertEqual(selection.steps.map(\.name), steps, "\(index)")
            XCTAssertEqual(ApplyTextFormatter().format(selection), left, "\(index)")
        }
    }
}
