import XCTest

@testable import MigratorCore

/// The step that gives a modern enum its final name: what it renames, what it leaves, what it refuses.
final class FinishStepTests: XCTestCase {
    private static let redux = """
        protocol ActionType {}
        protocol ModernAction: Sendable {}
        protocol Action { var actionType: ActionType { get } }
        enum LampModernAction: ModernAction { case dim(level: Int), paint }

        """

    private func workspace(_ files: [String: String], redux: String = FinishStepTests.redux) -> Workspace {
        Workspace(
            files: (files.map { ($0.key, $0.value) } + [("Redux.swift", redux)]).sorted { $0.0 < $1.0 }
                .map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
    }

    /// Takes the step; gives what it refused.
    private func finish(
        _ workspace: Workspace, edit: (inout MigrationPlan) -> Void = { _ in }
    ) throws -> (outcomes: [StepOutcome], refused: [String]) {
        var plan = PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
        edit(&plan)
        let request = StepRequest(recipe: .modernActions, step: "finish", batch: .each)
        let outcomes = Migration(workspace: workspace).workOut(all: try request.selection(of: plan).steps)
        return (
            outcomes,
            outcomes.flatMap(\.remaining).map { "\($0.file):\($0.line):\($0.column): \($0.message) [\($0.code)]" }
        )
    }

    private func text(_ path: String, in workspace: Workspace) -> String {
        String(decoding: workspace.bytes(of: path) ?? [], as: UTF8.self)
    }

    /// Each line is what it was; `X` stands for the enum where it is renamed, `LampModernAction` for what stays.
    func testRenames() throws {
        let table: [(what: String, code: String)] = [
            (
                "annotations",
                "let a: X = .paint; let b: [String: X?] = [:]; func f(_ x: any Sequence<X>) -> X { .paint }"
            ),
            ("casts and patterns", "func f(a: Any) { if a is X {}; if case X.dim(let l) = a as! X { _ = l } }"),
            ("a switch", "func f(a: X) { switch a { case X.paint: break; case .dim(level: X.count): break } }"),
            ("an extension", "extension X: Equatable { static let count = 2 }\nprotocol P where Self == X {}"),
            ("expressions", "let a = X.dim(level: 1), b = X.self, c = [X](), d = \\X.self, e = \"\\(X.paint)\""),
            (
                "comments",
                "/// What `X.dim` carries; see ``X/paint`` and LampModernAction, `LampModernActions`.\n"
                    + "let a = 1 // `x ?? X.paint`, `LampModernAction\n/* `X` */\n"
            ),
            ("strings", "let a = \"LampModernAction `LampModernAction`\""),
            ("labels", "func f(LampModernAction x: X) {}; func g() { f(LampModernAction: .paint) }"),
            ("members", "enum E { case LampModernAction }\nlet a = E.LampModernAction; let b: E = .LampModernAction"),
            (
                "a local",
                "func f() -> Int {\n    let LampModernAction = 1\n    let x: X = .paint\n    return LampModernAction\n}\n"
                    + "let b = X.paint"
            ),
            ("a parameter", "func f(_ LampModernAction: Int) -> Int { LampModernAction }\nlet b = X.paint"),
            ("a closure", "let f = { LampModernAction in LampModernAction + 1 }; let b = X.paint"),
            (
                "a binding",
                "func f(a: Int?) {\n    if let LampModernAction = a { print(LampModernAction) } else { print(X.paint) }\n"
                    + "}\nfunc g(a: Int?) {\n    guard let LampModernAction = a else { return }\n"
                    + "    print(LampModernAction)\n}\n"
            ),
            ("a loop", "func f() { for LampModernAction in [1] { print(LampModernAction) }; print(X.paint) }"),
            (
                "a nested type",
                "struct S { enum LampModernAction { case off }\n    var a: LampModernAction = LampModernAction.off }\n"
                    + "let a: S.LampModernAction = .off; let b = X.paint"
            ),
            ("a generic", "func f<LampModernAction>(_ x: LampModernAction) -> LampModernAction { x }; let a = X.paint"),
            ("a module", "import App\nlet a = App.X.paint; let b: App.X = .paint"),
            ("a condition", "#if DEBUG\nlet a = X.paint\n#else\nlet a: X = .paint\n#endif\n"),
        ]
        for (what, code) in table {
            let name = "LampModernAction"
            let before = code.replacing("X", with: name)
            let workspace = workspace(["Use.swift": before])
            let (_, refused) = try finish(workspace)
            XCTAssertEqual(refused, [], what)
            XCTAssertEqual(text("Use.swift", in: workspace), code.replacing("X", with: "LampAction"), what)
            XCTAssertTrue(text("Redux.swift", in: workspace).contains("enum LampAction: ModernAction"), what)
            // A second run finds nothing to do.
            let again = try finish(workspace)
            XCTAssertEqual(again.outcomes.flatMap(\.changes), [], what)
            XCTAssertEqual(again.refused, [], what)
        }
    }

    /// Nothing is renamed where the legacy form is still there, or a name would mean something else.
    func testRefusals() throws {
        let table: [(what: String, code: String, message: String)] = [
            (
                "the legacy struct", "struct LampAction: Action { let actionType: ActionType }",
                "Use.swift:1:8: the legacy struct `LampAction` is still there"
            ),
            (
                "another type", "class LampAction {}",
                "Use.swift:1:7: `LampAction` is the name of another type; choose another `finalName` in a plan"
            ),
            ("a function", "func LampAction() {}", "Use.swift:1:6: `LampAction` is declared here already"),
            ("an alias", "typealias LampAction = Int", "Use.swift:1:11: `LampAction` is declared here already"),
            (
                "what is declared elsewhere", "import Lamps\nlet a = LampAction()",
                "Use.swift:2:9: `LampAction` is named here, and what it is is not known"
            ),
            (
                "a local of the final name", "func f(LampAction: Int) -> Any { LampModernAction.paint }",
                "Use.swift:1:34: `LampAction` is something else here"
            ),
            (
                "a nested type of the final name",
                "class A { enum LampAction {} }\nclass B: A { var x: LampModernAction? }",
                "Use.swift:2:21: `LampAction` is something else here"
            ),
            (
                "an inherited member", "class A { enum LampModernAction {} }\nclass B: A { var x: LampModernAction? }",
                "Use.swift:2:21: `LampModernAction` may be something else than the enum here"
            ),
            (
                "a local behind its use", "func f() { print(LampModernAction.paint); let LampModernAction = 1 }",
                "Use.swift:1:18: `LampModernAction` may be something else than the enum here"
            ),
            (
                "two enums", "enum LampModernAction {}",
                "Use.swift:1:6: `LampModernAction` is declared twice, and which one is named where is not known"
            ),
        ]
        for (what, code, message) in table {
            let workspace = workspace(["Use.swift": code])
            let (_, refused) = try finish(workspace)
            XCTAssertEqual(refused, [message + " [unfinished-enum]"], what)
            XCTAssertEqual(workspace.changes, [], what)
        }
    }

    /// The cases that are left are named.
    func testLegacyCases() throws {
        let files = ["Type.swift": "enum LampActionType: ActionType { case dim, flash }"]
        let (_, refused) = try finish(workspace(files)) { plan in
            plan.steps.append(PlannedStep(step: .finish, actionType: "LampActionType"))
        }
        XCTAssertEqual(
            refused, ["Type.swift:1:6: `LampActionType` is still there with 2 cases: `dim`, `flash` [unfinished-enum]"])
    }

    /// A plan says what the final name is.
    func testPlannedName() throws {
        let workspace = workspace(["Use.swift": "let a = LampModernAction.paint"])
        let (outcomes, refused) = try finish(workspace) { $0.actionTypes[0].finalName = "LampEvent" }
        XCTAssertEqual(refused, [])
        XCTAssertEqual(text("Use.swift", in: workspace), "let a = LampEvent.paint")
        XCTAssertEqual(
            outcomes.map { ApplyTextFormatter().format($0, written: true) },
            ["finish LampActionType: 2 files, 2 edits: 2 names\n"])
        XCTAssertEqual(outcomes.map(\.step.title), ["Rename LampModernAction to LampEvent"])
    }

    /// Of several enums in one step those are renamed that can be.
    func testBatch() throws {
        let other =
            "enum DoorModernAction: ModernAction { case open }\nstruct DoorAction: Action { let actionType: ActionType }\n"
        let workspace = workspace([
            "Door.swift": other, "Use.swift": "let a: [any ModernAction] = [LampModernAction.paint]",
        ])
        let plan = PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
        XCTAssertEqual(plan.actionTypes.map(\.actionType), ["DoorActionType", "LampActionType"])
        let steps = try StepRequest(recipe: .modernActions, step: "finish", batch: .all).selection(of: plan).steps
        XCTAssertEqual(steps.map(\.symbols), [["DoorActionType", "LampActionType"]])
        let outcome = Migration(workspace: workspace).work(out: try XCTUnwrap(steps.first))
        XCTAssertEqual(outcome.changes.map(\.path), ["Redux.swift", "Use.swift"])
        XCTAssertEqual(outcome.remaining.map(\.message), ["the legacy struct `DoorAction` is still there"])
        XCTAssertFalse(outcome.isRefused)
    }
}
