import Foundation
import XCTest

/// What `migrator report` takes from around the sources: a history, git, `CODEOWNERS`, a workflow of GitHub.
final class ReportCommandTests: XCTestCase {
    /// A tree with one action; `flash` is dead, `glow` is dispatched and nobody handles it.
    private func lamps(_ program: BuiltProgram, in folder: String = "x", cases: String = "glow, flash") throws {
        try program.write(
            """
            protocol ActionType {}
            protocol Action {
                var windowUUID: Int { get }
                var actionType: any ActionType { get }
            }
            enum LampActionType: ActionType {
                case \(cases)
            }
            struct LampAction: Action {
                let windowUUID: Int
                let actionType: any ActionType
            }
            """, to: "\(folder)/Lamp Action.swift")
        try program.write(
            """
            func glow() {
                store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.glow))
            }

            """, to: "\(folder)/View.swift")
    }

    // MARK: History

    func testHistory() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        let days = ["1767225600", "1768435200"]
        for day in days {
            let result = try program.run(
                ["report", "x", "--history", "history.jsonl"], environment: ["SOURCE_DATE_EPOCH": day])
            XCTAssertEqual(result.status, 0, result.errors)
        }
        let lines = try program.read("history.jsonl").split(separator: "\n")
        XCTAssertEqual(lines.count, 2)
        XCTAssertTrue(lines[0].contains("\"time\":\"2026-01-01T00:00:00Z\""), "\(lines[0])")
        XCTAssertTrue(lines[1].contains("\"time\":\"2026-01-15T00:00:00Z\""), "\(lines[1])")
        let text = try program.run(
            ["report", "x", "--history", "history.jsonl"], environment: ["SOURCE_DATE_EPOCH": "1769644800"]
        ).output
        XCTAssertTrue(text.contains("Burn-down: cases that are left\n  1 |*..."), text)
        XCTAssertTrue(text.contains("\n  2026-01-29 "), text)
        XCTAssertTrue(text.contains("No forecast: "), text)
        XCTAssertEqual(try program.read("history.jsonl").split(separator: "\n").count, 3)
    }

    func testBrokenHistory() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        XCTAssertEqual(try program.run("report", "x", "--history", "h.jsonl").status, 0)
        let broken = try program.read("h.jsonl") + "{\"time\":1}\n"
        try program.write(broken, to: "h.jsonl")
        let result = try program.run("report", "x", "--history", "h.jsonl")
        XCTAssertEqual(result.status, 65)
        XCTAssertEqual(result.output, "")
        XCTAssertTrue(result.errors.hasPrefix("h.jsonl:2:1: error: "), result.errors)
        XCTAssertEqual(try program.read("h.jsonl"), broken)
    }

    // MARK: Git

    func testChangesSinceARevision() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        try lamps(program, in: "x/old", cases: "dim, glow")
        try git(program, ["init", "--quiet"])
        try git(program, ["add", "."])
        try git(program, ["commit", "--quiet", "-m", "first"])
        try program.write("func more() {}\n" + program.read("x/View.swift"), to: "x/View.swift")
        let result = try program.run("report", "x", "--since", "HEAD", "--format", "json")
        XCTAssertEqual(result.status, 0, result.errors)
        struct Report: Decodable {
            struct Case: Decodable {
                var symbol: String
            }
            struct Totals: Decodable {
                var cases: Int
            }
            var since: String?
            var commit: String?
            var cases: [Case]
            var totals: Totals
        }
        let report = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8))
        XCTAssertEqual(report.since, "HEAD")
        XCTAssertEqual(report.commit?.count, 40)
        XCTAssertFalse(report.cases.isEmpty)
        XCTAssertLessThan(report.cases.count, report.totals.cases)
        let text = try program.run("report", "x", "--since", "HEAD").output
        XCTAssertTrue(text.contains("a file changed since HEAD"), text)
    }

    func testUnknownRevision() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        let outside = try program.run("report", "x", "--since", "HEAD")
        XCTAssertEqual(outside.status, 64)
        try git(program, ["init", "--quiet"])
        for revision in ["nowhere", "--output=x/stolen"] {
            let result = try program.run("report", "x", "--since=\(revision)")
            XCTAssertEqual(result.status, 64, revision)
            XCTAssertEqual(result.output, "")
            XCTAssertTrue(result.errors.hasPrefix("migrator: error: --since \(revision): "), result.errors)
        }
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: "\(program.folder)/x").count, 2)
    }

    private func git(_ program: BuiltProgram, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", program.folder] + identity + arguments
        try process.run()
        process.waitUntilExit()
        try XCTSkipIf(process.terminationStatus == 127, "there is no git")
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments)")
    }

    // MARK: Owners

    func testOwners() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        try program.write("* @everybody\nLamp\\ Action.swift @lamps ops@example.org\n", to: "x/.github/CODEOWNERS")
        let rows = try program.run("report", "x", "--format", "csv").output.components(separatedBy: "\r\n")
        XCTAssertTrue(rows[1].contains(",Lamp Action.swift,7,'@lamps ops@example.org,1,0,0,"), rows[1])
        let text = try program.run("report", "x").output
        XCTAssertTrue(text.contains("\nOwners\n"), text)
        XCTAssertTrue(text.contains("\n  @lamps "), text)
        let sarif = try program.run("report", "x", "--format", "sarif").output
        XCTAssertTrue(sarif.contains("\"uri\": \"Lamp%20Action.swift\""), sarif)
        XCTAssertTrue(sarif.contains("\"@everybody\""), sarif)
    }

    // MARK: GitHub

    func testStepSummary() throws {
        let program = try BuiltProgram(for: self)
        let names = (1...12).map { "dead\($0)" }.joined(separator: ", ")
        try lamps(program, cases: "glow, \(names)")
        let arguments = ["report", "x", "--format", "github"]
        let without = try program.run(arguments)
        XCTAssertEqual(without.status, 0, without.errors)
        XCTAssertTrue(
            without.output.hasSuffix("::notice title=Not everything is shown::4 more issues without an annotation.\n"),
            without.output)
        XCTAssertEqual(without.output.split(separator: "\n").count { $0.hasPrefix("::notice ") }, 10)
        XCTAssertTrue(without.output.contains("::notice file=Lamp Action.swift,line=7,col="), without.output)

        try program.write("earlier\n", to: "summary.md")
        let environment = ["GITHUB_STEP_SUMMARY": "summary.md", "GITHUB_WORKSPACE": program.folder]
        let with = try program.run(arguments, environment: environment)
        XCTAssertEqual(with.status, 0, with.errors)
        XCTAssertFalse(with.output.contains("Not everything"), with.output)
        XCTAssertTrue(with.output.contains("::notice file=x/Lamp Action.swift,line=7,col="), with.output)
        let summary = try program.read("summary.md")
        XCTAssertTrue(summary.hasPrefix("earlier\n## Action migration: 0.0%\n\n13 cases: "), summary)
        XCTAssertEqual(summary.split(separator: "\n").count { $0.hasPrefix("| `dead` | `x/Lamp Action.swift:7` |") }, 4)
    }

    func testStepSummaryThatCannotBeWritten() throws {
        let program = try BuiltProgram(for: self)
        try lamps(program)
        let result = try program.run(
            ["report", "x", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": "nowhere/summary.md"])
        XCTAssertEqual(result.status, 74)
        XCTAssertTrue(
            result.errors.contains("GITHUB_STEP_SUMMARY 'nowhere/summary.md' could not be written: "), result.errors)
    }
}
