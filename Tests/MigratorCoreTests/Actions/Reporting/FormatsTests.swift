import XCTest

@testable import MigratorCore

/// The registry of formats, and what is written about it.
final class FormatsTests: XCTestCase {
    private let lists: [(command: String, formats: [FormatDescription], names: [String])] = [
        ("scan", Formats.scan.descriptions, ["text", "json"]),
        ("explain", Formats.explanation.descriptions, ["text", "json"]),
        ("plan", Formats.plan.descriptions, ["json", "text"]),
        (
            "report", Formats.progress.descriptions,
            ["text", "markdown", "json", "html", "sarif", "xcode", "github", "csv"]
        ),
        ("check", Formats.check.descriptions, ["text", "json"]),
        ("apply", Formats.apply.descriptions, ["text", "json"]),
        ("verify", Formats.verification.descriptions, ["text", "json"]),
    ]

    func testNames() {
        for (command, formats, names) in lists {
            XCTAssertEqual(formats.map(\.name), names, command)
            for format in formats {
                XCTAssertFalse(format.summary.isEmpty || format.summary.hasSuffix("."), "\(command) \(format.name)")
            }
        }
        XCTAssertEqual(
            Formats.progress.descriptions.filter(\.needsFile).map(\.name), ["html", "sarif", "csv"])
    }

    /// What a format names as its schema is there.
    func testSchemas() {
        for (command, formats, _) in lists {
            for format in formats where format.name == "json" && format.summary.contains("docs/") {
                let path = format.summary.split(separator: " ").last.map(String.init) ?? ""
                let file = Repository.root.appendingPathComponent(path).path
                XCTAssertTrue(FileManager.default.fileExists(atPath: file), "\(command): \(path)")
            }
        }
    }

    func testTheFirstIsTheDefault() throws {
        let plan = MigrationPlan(tool: .current, actionTypes: [], steps: [], suggestions: [])
        let texts = try [nil, "json", "text"].map { try Formats.plan.text(of: plan, format: $0, style: TextStyle()) }
        XCTAssertEqual(texts[0], texts[1])
        XCTAssertNotEqual(texts[0], texts[2])
    }

    /// `docs/report.md` has a table of the formats.
    func testDocumentation() throws {
        let file = Repository.root.appendingPathComponent("docs/report.md")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let start = try XCTUnwrap(lines.firstIndex { $0.hasPrefix("| `--format` |") })
        let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
        let names = rows.map { row in row.drop { $0 != "`" }.dropFirst().prefix { $0 != "`" } }
        XCTAssertEqual(names.map(String.init), Formats.progress.descriptions.map(\.name))
    }
}
