import Foundation
import MigratorCore
import XCTest

/// `migrator plan` with plans that a person edited.
final class PlanCommandTests: XCTestCase {
    private func lamps() throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        XCTAssertEqual(try program.run("plan", "x", "-o", "plan.json").status, 0)
        return program
    }

    /// Replaces a text that stands in a file once.
    private func edit(_ file: String, _ old: String, _ new: String, _ program: BuiltProgram) throws {
        let text = try program.read(file)
        XCTAssertEqual(text.components(separatedBy: old).count, 2, "'\(old)' in \(file)")
        try program.write(text.replacing(old, with: new), to: file)
    }

    func testTheSamePlanHasTheSameBytes() throws {
        let program = try lamps()
        let text = try program.read("plan.json")
        XCTAssertEqual(try program.run("plan", "x").output, text)
        let again = try program.run("plan", "x", "--plan", "plan.json", "-o", "plan.json")
        XCTAssertEqual(again.errors, "")
        XCTAssertEqual(try program.read("plan.json"), text)
        XCTAssertEqual(try program.run("plan", "x", "--jobs", "1").output, text)
    }

    func testEditsSurvive() throws {
        let program = try lamps()
        // As in an editor: the first `"name"` is that of the case in the code's order, the enum stands there once.
        let text = try program.read("plan.json")
        let cases = try XCTUnwrap(text.range(of: "\"case\": \"glow\""))
        let name = try XCTUnwrap(text.range(of: "\"name\": \"glow\"", range: cases.upperBound..<text.endIndex))
        var edited = text.replacingCharacters(in: name, with: "\"name\": \"lightUp\"")
        let keep = try XCTUnwrap(edited.range(of: #""keep": \[\s*\]"#, options: .regularExpression))
        edited.replaceSubrange(keep, with: "\"keep\": [\"note\"]")
        try program.write(edited, to: "plan.json")
        XCTAssertEqual(try program.run("plan", "x", "--plan", "plan.json", "-o", "plan.json").errors, "")
        let once = try program.read("plan.json")
        XCTAssertTrue(once.contains("case lightUp(level: Int, note: String)"), once)
        XCTAssertEqual(try program.run("plan", "x", "--plan", "plan.json", "-o", "plan.json").errors, "")
        XCTAssertEqual(try program.read("plan.json"), once)
    }

    func testWhatChangedIsSaid() throws {
        let program = try lamps()
        try edit("x/LampAction.swift", "    case flash\n", "    case shine\n", program)
        try edit(
            "x/LampView.swift", "    func dim() {\n",
            "    func again() {\n        store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.glow))\n"
                + "    }\n\n    func dim() {\n", program)
        let result = try program.run("plan", "x", "--plan", "plan.json", "-o", "plan.json")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "")
        XCTAssertEqual(
            result.errors,
            """
            migrator: LampActionType.glow: had 1 production sites, has 2
            migrator: LampActionType.glow: `level` may be nil now
            migrator: LampActionType.flash: the case is gone
            migrator: LampActionType.shine: the case is new

            """)
        let plan = try JSONDecoder().decode(MigrationPlan.self, from: Data(program.read("plan.json").utf8))
        XCTAssertEqual(plan.changes.map(\.symbol).last, "LampActionType.shine")
        XCTAssertEqual(plan.changes.count, 4)
        // It is said once: the plan is up to date now.
        let again = try program.run("plan", "x", "--plan", "plan.json")
        XCTAssertEqual(again.errors, "")
    }

    func testBrokenPlans() throws {
        let program = try lamps()
        let good = try program.read("plan.json")
        let line = try XCTUnwrap(good.split(separator: "\n").firstIndex { $0.contains("\"access\"") }) + 1
        let table: [(old: String, new: String, message: String)] = [
            (good, "{\n  \"a\":\n", "plan.json:3:1: error: "),
            (
                "\"access\": \"internal\"", "\"acess\": \"internal\"",
                "plan.json:\(line):7: error: $.actionTypes[0].acess: unknown key; did you mean 'access'?"
            ),
            (
                "\"access\": \"internal\"", "\"access\": \"private\"",
                "plan.json:\(line):17: error: $.actionTypes[0].access: 'private' is none of internal, package, public"
            ),
        ]
        for (old, new, message) in table {
            let range = try XCTUnwrap(good.range(of: old))
            try program.write(good.replacingCharacters(in: range, with: new), to: "plan.json")
            for path in ["x", "nowhere"] {
                // The plan is looked at before the work begins.
                let result = try program.run("plan", path, "--plan", "plan.json", "-o", "out.json")
                XCTAssertEqual(result.status, 65)
                XCTAssertTrue(result.errors.contains(message), result.errors)
                XCTAssertFalse(try program.files.contains("out.json"))
            }
        }
    }

    func testText() throws {
        let program = try lamps()
        let text = try program.run("plan", "x", "--format", "text").output
        XCTAssertTrue(text.hasPrefix("1 action types, 3 cases: 2 ready, 0 blocked, 1 dead; 6 steps, "), text)
        XCTAssertTrue(text.contains("LampActionType -> LampModernAction  LampAction.swift\n"), text)
        XCTAssertTrue(text.contains("        case glow(level: Int)\n"), text)
        XCTAssertTrue(text.contains("  - glow: without note (unused)\n"), text)
    }
}
