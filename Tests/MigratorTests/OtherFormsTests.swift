import Foundation
import XCTest

/// Trees that hold something else than the tool was made for, as a user meets them.
final class OtherFormsTests: XCTestCase {
    private func program(_ source: String) throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try program.write(source, to: "x/App.swift")
        return program
    }

    private let plain = """
        import ReSwift
        struct CounterIncrease: Action { let by: Int }
        enum CounterStep: Action { case up, down }
        final class CounterView { func tap() { store.dispatch(CounterIncrease(by: 1)) } }
        """

    func testActionsWithoutActionTypes() throws {
        let program = try program(plain)
        let sentence = """
              The 2 actions of this tree have no action type, so that nothing here is of the legacy form; where the actions are
              enums, `"modernActionProtocols": ["Action"]` in `.migrator.json` lists their cases.

            """
        let scan = try program.run("scan", "x")
        XCTAssertEqual(scan.status, 0)
        XCTAssertTrue(scan.output.hasSuffix("Remaining work  0\n\n\(sentence)"), scan.output)
        XCTAssertFalse(scan.output.contains("No production code"), scan.output)
        let report = try program.run("report", "x")
        XCTAssertEqual(report.output, "\(program.folder)/x\n\n\(sentence)")
        for format in ["text", "markdown", "html", "xcode", "github", "sarif"] {
            let output = try program.run("report", "x", "--format", format).output
            XCTAssertFalse(output.contains("100.0") || output.contains("\"percent\": 1"), "\(format): \(output)")
            if format != "sarif" { XCTAssertTrue(output.contains("modernActionProtocols"), "\(format): \(output)") }
        }
        // The keys of the JSON stay.
        let json = try program.run("report", "x", "--format", "json").output
        let object = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        XCTAssertEqual(object["plainActions"] as? Int, 2)
        XCTAssertEqual((object["totals"] as? [String: Any])?["actionStructs"] as? Int, 1)
        XCTAssertEqual((object["issues"] as? [Any])?.count, 0)
    }

    /// The configuration that the sentence names does what it says.
    func testEnumsAsModernActions() throws {
        let program = try program("import ReSwift\nenum CounterStep: Action { case up, down }")
        try program.write(#"{"modernActionProtocols": ["Action"]}"#, to: "x/.migrator.json")
        let scan = try program.run("scan", "x").output
        XCTAssertTrue(scan.contains("2: 0 ready, 0 blocked, 0 dead, 2 migrated"), scan)
    }

    /// Nothing of another architecture gets into a baseline.
    func testOtherReducers() throws {
        let program = try program(
            """
            import ComposableArchitecture
            struct Lamp { var body: some Reducer<State, Action> { Reduce { state, action in .none } } }
            let pipeline: Middleware<Open, Ended, Request, Data> = authenticate
            """)
        XCTAssertEqual(try program.run("check", "x", "--baseline", "b.json", "--update").status, 0)
        let baseline = try program.read("b.json")
        XCTAssertFalse(baseline.contains("legacy-"), baseline)
    }

    /// What the compiler takes as Swift 5 is no fault of a file.
    func testSwift5() throws {
        let source =
            "protocol ActionType {}\n@available (iOS 12, *)\nfinal class V {}\nfunc f(_ g: @MainActor(_ x: Int) -> Void) {}"
        let swift5 = try program(source).run("scan", "x")
        XCTAssertEqual(swift5.status, 0, swift5.output + swift5.errors)
        XCTAssertFalse(swift5.output.contains("File problems"), swift5.output)
        let broken = try program(source + "\nlet x = = 3").run("scan", "x")
        XCTAssertTrue(broken.output.contains("File problems"), broken.output)
    }

    /// The tool's own steps are no change in what handles a case.
    func testAPlanAfterTheSteps() throws {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        try program.write(
            """
            typealias Middleware<State> = (State, Action) -> Void
            final class LampMiddleware {
                lazy var lampProvider: Middleware<LampState> = { state, action in
                    if action.actionType as? LampActionType == .dim { print(1) }
                }
            }
            """, to: "x/LampMiddleware.swift")
        XCTAssertEqual(try program.run("plan", "x", "-o", "plan.json").status, 0)
        for step in ["runtime", "middlewares", "reducers"] {
            let applied = try program.run("apply", "x", "--step", step)
            XCTAssertEqual(applied.status, 0, applied.output + applied.errors)
        }
        XCTAssertTrue(try program.read("x/LampState.swift").contains("legacyReducer"))
        XCTAssertTrue(try program.read("x/LampMiddleware.swift").contains("legacyLampProvider"))
        let output = try program.run("plan", "x", "--plan", "plan.json").output
        let plan = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
        XCTAssertEqual((plan["changes"] as? [Any])?.count, 0, "\(plan["changes"] ?? "")")
    }

    /// What nobody provides and something needs comes before what has a fallback.
    func testTheOrderOfWhatNobodyProvides() throws {
        let program = try program(
            """
            protocol ActionType {}
            protocol Action { var windowUUID: Int { get }; var actionType: ActionType { get } }
            typealias Middleware<State> = (State, Action) -> Void
            enum LampActionType: ActionType { case dim, glow }
            struct LampAction: Action { let windowUUID: Int; let actionType: ActionType; var level: Int?; var color: String? }
            func f() {
                store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.dim))
                store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.glow))
            }
            final class M {
                lazy var provider: Middleware<Int> = { state, action in
                    guard let lamp = action as? LampAction else { return }
                    switch action.actionType {
                    case LampActionType.dim: print(lamp.level ?? 1)
                    case LampActionType.glow: if let color = lamp.color { print(color) }
                    default: break
                    }
                }
            }
            """)
        let scan = try program.run("scan", "x").output
        let missed = try XCTUnwrap(
            scan.range(of: "LampActionType.glow: `color` is required and provided by nobody"), scan)
        let harmless = try XCTUnwrap(scan.range(of: "LampActionType.dim: `level` is provided by nobody"), scan)
        XCTAssertLessThan(missed.lowerBound, harmless.lowerBound)
        let report = try program.run("report", "x").output
        XCTAssertTrue(report.contains("`color` is required and provided by nobody"), report)
        XCTAssertFalse(report.contains("`level` is provided"), report)
    }
}
