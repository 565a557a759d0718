import XCTest

@testable import MigratorCore

/// Edits of a plan: they survive another run, on the same code and on code that changed.
final class PlanEditTests: XCTestCase {
    private typealias Edit = (name: String, apply: (inout MigrationPlan) throws -> Void)

    /// Index of a case of the lamps.
    private static func index(_ name: String, _ plan: MigrationPlan) throws -> Int {
        try XCTUnwrap(plan.actionTypes[0].cases.firstIndex { $0.case == name })
    }

    private static func edit(
        _ name: String, _ plan: inout MigrationPlan, _ change: (inout PlannedCase) -> Void
    ) throws {
        let index = try index(name, plan)
        change(&plan.actionTypes[0].cases[index])
    }

    private let edits: [Edit] = [
        ("rename the enum", { $0.actionTypes[0].enum = "BulbModernAction" }),
        ("rename the final enum", { $0.actionTypes[0].finalName = "BulbAction" }),
        ("widen the access", { $0.actionTypes[0].access = "public" }),
        ("skip the enum", { $0.actionTypes[0].skip = true }),
        ("rename a case", { try edit("glow", &$0) { $0.name = "lightUp" } }),
        ("change a comment", { try edit("glow", &$0) { $0.documentation = "Light.\n\nMuch of it." } }),
        ("skip a case", { try edit("glow", &$0) { $0.skip = true } }),
        ("rename a value", { try edit("glow", &$0) { $0.values[0].name = "brightness" } }),
        ("reorder values", { try edit("glow", &$0) { $0.values.reverse() } }),
        ("make a value optional", { try edit("glow", &$0) { $0.values[1].optional = true } }),
        ("keep an unused value", { try edit("glow", &$0) { $0.keep = ["note"] } }),
        ("rename a payload struct", { try edit("paint", &$0) { $0.payloadStruct = "CoatPayload" } }),
        ("ask for a payload struct", { try edit("glow", &$0) { $0.payloadStruct = "GlowPayload" } }),
        (
            "split a case",
            { try edit("glow", &$0) { $0.split = [PlannedSplit(name: "glowRed", when: ["color": "\"red\""])] } }
        ),
        ("reorder cases", { $0.actionTypes[0].cases.swapAt(0, 2) }),
        ("reorder steps", { $0.steps.swapAt(3, 4) }),
    ]

    private func text(_ plan: MigrationPlan) throws -> String { try PlanJSONFormatter().format(plan) }

    /// What a run with `--plan` makes of an edited plan.
    private func rerun(_ plan: MigrationPlan, _ tree: ScannedTree) throws -> MigrationPlan {
        try rerun(plan, try tree.scan())
    }

    private func rerun(_ plan: MigrationPlan, _ scan: ScanReport) throws -> MigrationPlan {
        let read = try PlanReader.parse(Array(try text(plan).utf8), file: "plan.json", recipe: .modernActions)
        return PlanBuilder(ScanFindings(report: scan), recipe: .modernActions).plan(keepingEditsOf: read)
    }

    func testWithoutEditsNothingChanges() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        let plan = try tree.plan()
        XCTAssertEqual(try text(rerun(plan, tree)), try text(plan))
    }

    func testEachEditSurvivesOnTheSameCode() throws {
        let scan = try ScannedTree(for: self, LampSources.files).scan()
        let proposal = PlanBuilder(ScanFindings(report: scan), recipe: .modernActions).plan()
        for edit in edits {
            var edited = proposal
            try edit.apply(&edited)
            let once = try rerun(edited, scan)
            XCTAssertEqual(once.changes, [], edit.name)
            XCTAssertEqual(once.steps, edited.steps, edit.name)
            var expected = edited
            expected.actionTypes[0].declaration = once.actionTypes[0].declaration
            XCTAssertEqual(once, expected, edit.name)
            XCTAssertNotEqual(try text(once), try text(proposal), edit.name)
        }
    }

    func testAllEditsTogetherSurviveACaseThatIsNew() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        var edited = try tree.plan()
        for edit in edits where edit.name != "skip the enum" { try edit.apply(&edited) }
        try tree.replace("    case flash\n", with: "    case flash\n    case shine\n", in: "LampAction.swift")
        let merged = try rerun(edited, tree)
        XCTAssertEqual(merged.changes, [PlanChange(symbol: "LampActionType.shine", message: "the case is new")])
        var expected = edited
        expected.changes = merged.changes
        let flash = try Self.index("flash", edited)
        expected.actionTypes[0].cases.insert(merged.actionTypes[0].cases[flash + 1], at: flash + 1)
        expected.actionTypes[0].declaration = merged.actionTypes[0].declaration
        XCTAssertEqual(merged.actionTypes[0].cases[flash + 1].case, "shine")
        expected.suggestions = merged.suggestions
        XCTAssertEqual(merged, expected)
        // Run again, there is nothing to say and nothing to change.
        var again = merged
        again.changes = []
        XCTAssertEqual(try rerun(merged, tree), again)
    }

    /// Changes of the code, and what a run with the plan of before says of them.
    func testChangesOfTheCode() throws {
        let table: [(file: String, old: String, new: String, changes: [String])] = [
            (
                "LampAction.swift", "    case flash\n", "",
                ["LampActionType.flash: the case is gone"]
            ),
            (
                "LampView.swift", "level: level, windowUUID", "level: level, color: \"x\", windowUUID", []
            ),
            (
                "LampView.swift", "dim(_ level: Int?)", "dim(_ level: Int)",
                ["LampActionType.dim: `level` cannot be nil any more"]
            ),
            (
                "LampState.swift", "state.isOpen = true", "state.isOpen = true; print(action.note)",
                []
            ),
            (
                "LampState.swift", "case LampActionType.glow:\n",
                "case LampActionType.glow:\n            print(action.note)\n",
                ["LampActionType.glow: `note` is part of the payload now"]
            ),
            (
                "LampState.swift", "(action.width ?? 0) * (action.height ?? 0)", "action.width ?? 0",
                ["LampActionType.paint: `height` is not part of the payload any more"]
            ),
            (
                "LampView.swift", "    func dim",
                "    func again() {\n        store.dispatch(LampAction(windowUUID: window, "
                    + "actionType: LampActionType.glow))\n    }\n\n    func dim",
                [
                    "LampActionType.glow: had 1 production sites, has 2",
                    "LampActionType.glow: `level` may be nil now", "LampActionType.glow: `color` may be nil now",
                ]
            ),
            (
                "LampAction.swift", "let level: Int?", "let level: Double?",
                [
                    "LampActionType.glow: `level` was Int, is Double",
                    "LampActionType.paint: `level` was Int, is Double",
                    "LampActionType.dim: `level` was Int, is Double",
                ]
            ),
            (
                "LampState.swift", "        case LampActionType.dim:\n            state.level = action.level ?? 0\n",
                "",
                [
                    "LampActionType.dim: `LampState.reducer` does not handle it any more",
                    "LampActionType.dim: `level` is not part of the payload any more",
                ]
            ),
        ]
        for entry in table {
            let tree = try ScannedTree(for: self, LampSources.files)
            let plan = try tree.plan()
            try tree.replace(entry.old, with: entry.new, in: entry.file)
            let merged = try rerun(plan, tree)
            XCTAssertEqual(merged.changes.map { "\($0.symbol): \($0.message)" }, entry.changes, entry.new)
            // Without edits the result is what a first run proposes.
            var expected = try tree.plan()
            expected.changes = merged.changes
            expected.steps = merged.steps
            XCTAssertEqual(merged, expected, entry.new)
        }
    }

    func testAnActionTypeComesAndGoes() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        let before = try tree.plan()
        try tree.folder.write("enum FanActionType: ActionType { case spin }\n", to: "Fan.swift")
        let with = try rerun(before, tree)
        XCTAssertEqual(with.changes, [PlanChange(symbol: "FanActionType", message: "the action type is new")])
        XCTAssertEqual(with.actionTypes.map(\.actionType), ["FanActionType", "LampActionType"])
        try tree.folder.write("", to: "Fan.swift")
        let without = try rerun(with, tree)
        XCTAssertEqual(without.changes, [PlanChange(symbol: "FanActionType", message: "the action type is gone")])
        XCTAssertEqual(without.actionTypes, before.actionTypes)
    }

    func testAFileThatMovesKeepsTheEdits() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        var edited = try tree.plan()
        try Self.edit("glow", &edited) { $0.name = "lightUp" }
        try tree.folder.write("", to: "LampAction.swift")
        try tree.folder.write(LampSources.action, to: "Lamps/Action.swift")
        let merged = try rerun(edited, tree)
        XCTAssertEqual(merged.actionTypes[0].file, "Lamps/Action.swift")
        XCTAssertEqual(merged.actionTypes[0].cases[0].name, "lightUp")
        XCTAssertEqual(merged.changes, [])
    }

    func testEditsAboutAFieldThatIsGone() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        var edited = try tree.plan()
        try Self.edit("glow", &edited) {
            $0.keep = ["note"]
            $0.split = [PlannedSplit(name: "glowBare", when: ["note": "\"n\""])]
        }
        try tree.replace(", note: \"n\"", with: "", in: "LampView.swift")
        let merged = try rerun(edited, tree)
        XCTAssertEqual(merged.actionTypes[0].cases[0].keep, [])
        XCTAssertEqual(merged.actionTypes[0].cases[0].split, [])
        XCTAssertEqual(
            merged.changes.map(\.message),
            [
                "`note` is not kept any more: no site gives it and nobody reads it",
                "it is not split into `glowBare` any more: a field of `when` is gone",
            ])
        XCTAssertNoThrow(try rerun(merged, tree), "what is written can be read again")
    }

    /// A kept value that somebody reads now is one value, not two.
    func testAKeptValueThatIsReadNow() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        var edited = try tree.plan()
        try Self.edit("glow", &edited) { $0.keep = ["note"] }
        try tree.replace(
            "case LampActionType.glow:\n", with: "case LampActionType.glow:\n            print(action.note)\n",
            in: "LampState.swift")
        let glow = try rerun(edited, tree).actionTypes[0].cases[0]
        XCTAssertEqual(glow.values.map(\.field), ["level", "color", "note"])
        XCTAssertEqual(glow.keep, [])
    }

    /// Values that were renamed and reordered stay so when another one joins them, and a struct is made when it must be.
    func testAFourthValue() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        var edited = try tree.plan()
        try Self.edit("glow", &edited) {
            $0.name = "lightUp"
            $0.values.swapAt(0, 1)
            $0.values[0].name = "paint"
            $0.keep = ["note"]
        }
        try tree.replace(
            "case LampActionType.glow:\n", with: "case LampActionType.glow:\n            print(action.width)\n",
            in: "LampState.swift")
        try tree.replace("color: \"red\", note", with: "color: \"red\", width: 4, note", in: "LampView.swift")
        let glow = try rerun(edited, tree).actionTypes[0].cases[0]
        XCTAssertEqual(glow.values.map(\.name), ["paint", "level", "width"])
        XCTAssertEqual(glow.keep, ["note"])
        XCTAssertEqual(glow.payloadStruct, "LightUpPayload")
    }
}
