import Foundation
import SwiftSyntax
import XCTest

@testable import MigratorCore

/// The steps of a recipe are one list, which the documentation and the schemas know too; what runs them knows no more.
final class RecipeTests: XCTestCase {
    private func document(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("docs/\(path)"), encoding: .utf8)
    }

    private func words(of schema: String, _ definition: String, _ property: String) throws -> [String] {
        let object = try JSONSerialization.jsonObject(with: Data(document("schemas/\(schema)").utf8)) as? [String: Any]
        let definitions = try XCTUnwrap(object?["$defs"] as? [String: Any])
        let properties = (definitions[definition] as? [String: Any])?["properties"] as? [String: Any]
        let found = try XCTUnwrap(properties?[property] as? [String: Any], "\(definition).\(property)")
        if let known = found["properties"] as? [String: Any] { return Array(known.keys) }
        return try XCTUnwrap(found["enum"] as? [String], "\(definition).\(property)")
    }

    func testModernActions() {
        let recipe = Recipe.modernActions
        XCTAssertEqual(recipe.name, "modern-actions")
        XCTAssertEqual(recipe.kinds.map(\.name), ["runtime", "middlewares", "reducers", "case", "finish"])
        XCTAssertEqual(recipe.steps.map(\.name), ["runtime", "middlewares", "reducers"])
        XCTAssertEqual(
            recipe.kinds.map(\.needs),
            [[], ["runtime"], ["runtime"], ["runtime", "middlewares", "reducers"], ["case"]])
        XCTAssertNil(recipe.step(named: "case"))
        XCTAssertNil(recipe.step(named: "everything"))
    }

    /// Whatever the recipe: what a step needs stands in front of it, and it says what a person wants to know.
    func testOrder() {
        let recipe = Recipe.modernActions
        var earlier: [String] = []
        for kind in recipe.kinds {
            XCTAssertTrue(Set(kind.needs).isSubset(of: earlier), kind.name)
            XCTAssertFalse(earlier.contains(kind.name), kind.name)
            XCTAssertFalse(kind.summary.isEmpty || kind.reason.isEmpty, kind.name)
            earlier.append(kind.name)
        }
        for step in recipe.steps {
            XCTAssertFalse(step.title.contains("\n"), step.name)
            XCTAssertFalse(step.explanation.isEmpty || step.counts.isEmpty || step.refusals.isEmpty, step.name)
        }
    }

    func testDocumentation() throws {
        let page = try document("apply.md")
        let recipe = Recipe.modernActions
        XCTAssertTrue(page.contains("`\(recipe.name)`"))
        for step in recipe.steps {
            XCTAssertTrue(page.contains("\n### `\(step.name)`\n"), step.name)
            for word in step.counts { XCTAssertTrue(page.contains("`\(word)`"), "\(step.name): \(word)") }
            for code in step.refusals { XCTAssertFalse(try document("remaining/\(code).md").isEmpty, code) }
        }
        for kind in recipe.plannedKinds + recipe.askedKinds {
            XCTAssertTrue(page.contains("`\(kind.name)`"), kind.name)
        }
        let order = try document("plan.md")
        for kind in recipe.kinds { XCTAssertTrue(order.contains("`\(kind.name)`"), kind.name) }
    }

    func testSchemas() throws {
        let recipe = Recipe.modernActions
        let cases = CaseStep(kind: CaseStepKind(), groups: [])
        let finish = FinishStep(kind: FinishStepKind(), types: [])
        let proposed = PlannedCase.Proposed(
            name: "c", payloadStruct: nil, documentation: "", values: [], status: .dead, sites: 0, handledBy: [])
        let entry = PlannedEntry(
            type: PlannedActionType(
                actionType: "E", file: "E.swift", proposed: .init(enum: "E", finalName: "E", access: "internal"),
                cases: []),
            case: PlannedCase(case: "c", proposed: proposed, dropped: []))
        let dead = DeadStep(kind: DeadStepKind(), planned: entry)
        let steps: [any MigrationStep] = recipe.steps + [cases, finish, dead]
        XCTAssertEqual(try words(of: "apply.schema.json", "step", "step"), steps.map(\.name))
        XCTAssertEqual(Set(try words(of: "apply.schema.json", "step", "counts")), Set(steps.flatMap(\.counts)))
        XCTAssertEqual(
            Set(try words(of: "apply.schema.json", "remaining", "code")),
            Set(steps.flatMap(\.refusals) + Migration.runnerCodes.map(\.name)))
        XCTAssertEqual(
            try words(of: "apply.schema.json", "left", "step"),
            (recipe.plannedKinds + recipe.askedKinds).map(\.name))
        XCTAssertEqual(try words(of: "plan.schema.json", "step", "step"), recipe.kinds.map(\.name))
    }

    // MARK: Another recipe

    /// Renames a function wherever it stands.
    private struct Rename: MigrationStep {
        let old: String
        let new: String
        var name: String { "rename-\(old)" }
        let summary = "a function with a better name"
        let reason = "It comes first."
        let needs: [String] = []
        var title: String { "Rename \(old) to \(new)" }
        let explanation = "Renames a function and all calls."
        let counts = ["names"]
        let refusals = ["name-taken"]

        func workOut(in workspace: Workspace) -> StepResult {
            var result = StepResult()
            var loader = ProgramLoader(workspace: workspace)
            loader.load(Demand(words: [old]))
            for file in loader.program.files {
                let source = workspace.source(of: file.path)
                for token in workspace.tree(of: file.path)?.tokens(viewMode: .sourceAccurate).map({ $0 }) ?? []
                where token.text == old {
                    result.add(SourceEdit(source.range(token), new), to: file.path)
                    result.count("names")
                }
            }
            if new == "func" || new == "(" { return result }
            if !workspace.files(containing: [new]).isEmpty {
                result.failures.append(
                    .init(
                        code: .nameTaken, place: SourcePlace(file: "b.swift", line: 1, column: 6), symbol: new,
                        message: "`\(new)` is there already", isFatal: true))
            }
            return result
        }
    }

    /// The runner, the patches and the formatters take any steps.
    func testAnotherRecipe() throws {
        let recipe = Recipe(
            name: "names", summary: "better names", steps: [Rename(old: "f", new: "g"), Rename(old: "g", new: "h")])
        let workspace = Workspace(
            files: [("a.swift", "func f() {}\n"), ("b.swift", "func k() { f() }\n"), ("c.swift", "func other() {}\n")]
                .map { SourceFile(path: $0.0, bytes: Array($0.1.utf8)) })
        let migration = Migration(workspace: workspace)
        var outcomes: [StepOutcome] = []
        for step in recipe.steps {
            outcomes.append(migration.work(out: step))
            migration.accept(outcomes[outcomes.count - 1])
        }
        XCTAssertEqual(
            outcomes.map { ApplyTextFormatter().format($0, written: true) },
            ["rename-f: 2 files, 2 edits: 2 names\n", "rename-g: 2 files, 2 edits: 2 names\n"])
        XCTAssertEqual(
            migration.allChanges.map { String(decoding: $0.new, as: UTF8.self) },
            ["func h() {}\n", "func k() { h() }\n"])
        XCTAssertEqual(
            PatchStack(date: 0, prefix: "").patches(outcomes).map(\.name),
            ["0001-Rename-f-to-g.patch", "0002-Rename-g-to-h.patch"])
        let taken = migration.work(out: Rename(old: "h", new: "k"))
        XCTAssertTrue(taken.isRefused)
        XCTAssertEqual(taken.changes, [])
        XCTAssertEqual(
            ApplyTextFormatter().format(taken, written: true),
            "rename-h: not taken; nothing was changed\n  b.swift:1:6: `k` is there already [name-taken]\n")
    }

    /// What would not parse is the tool's fault, and changes nothing.
    func testWhatWouldNotParse() {
        let workspace = Workspace(files: [SourceFile(path: "a.swift", bytes: Array("func f() {}\n".utf8))])
        let outcome = Migration(workspace: workspace).work(out: Rename(old: "f", new: "("))
        XCTAssertTrue(outcome.isRefused)
        XCTAssertEqual(outcome.remaining.map(\.code), ["tool-fault"])
    }
}
