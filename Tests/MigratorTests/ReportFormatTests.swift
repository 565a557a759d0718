import Foundation
import XCTest

/// `migrator report` on the sample application, in each format.
final class ReportFormatTests: XCTestCase {
    private static var package: String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().path
    }

    private static var sample: String { "\(package)/Samples/Legacy" }

    /// The sums of a report, from its JSON.
    private struct Report: Decodable {
        struct Totals: Decodable {
            var cases, casesMigrated, casesReady, casesBlocked, casesDead: Int
        }

        struct Issue: Decodable {
            var severity: String
        }

        var totals: Totals
        var issues: [Issue]

        var sentence: String {
            "\(totals.cases) cases: \(totals.casesMigrated) migrated, \(totals.casesReady) ready, "
                + "\(totals.casesBlocked) blocked, \(totals.casesDead) dead"
        }
    }

    func testSample() throws {
        let program = try BuiltProgram(for: self)
        var outputs: [String: String] = [:]
        for format in ["text", "markdown", "json", "sarif", "xcode", "github", "csv"] {
            let result = try program.run("report", Self.sample, "--format", format)
            XCTAssertEqual(result.status, 0, "\(format): \(result.errors)")
            XCTAssertEqual(result.errors, "", format)
            XCTAssertEqual(result.output.utf8.last, UInt8(ascii: "\n"), format)
            outputs[format] = result.output
        }
        let json = try XCTUnwrap(outputs["json"])
        let report = try JSONDecoder().decode(Report.self, from: Data(json.utf8))
        let totals = report.totals
        XCTAssertGreaterThan(totals.cases, 20)
        XCTAssertEqual(
            totals.cases, totals.casesMigrated + totals.casesReady + totals.casesBlocked + totals.casesDead)
        XCTAssertTrue(outputs["text"]?.hasPrefix(Self.sample) ?? false)
        let cases = outputs["text"]?.firstMatch(of: #/\n  CASES +([0-9]+)\n/#)?.1
        XCTAssertEqual(cases, "\(totals.cases)")
        XCTAssertTrue(outputs["markdown"]?.hasPrefix("<!-- migrator-report -->\n## Action migration: ") ?? false)
        for format in ["markdown", "xcode", "github"] {
            XCTAssertTrue(outputs[format]?.contains(report.sentence) ?? false, format)
        }
        XCTAssertEqual(outputs["csv"]?.components(separatedBy: "\r\n").count, totals.cases + 2)
        try checkXcode(outputs["xcode"] ?? "", report)
        try checkSARIF(outputs["sarif"] ?? "", report)
        try program.write(json, to: "report.json")
        try checkSchema("\(program.folder)/report.json")
    }

    /// Each place is a file that is there.
    private func checkXcode(_ text: String, _ report: Report) throws {
        let lines = text.split(separator: "\n")
        let pattern = #/(/.+\.swift):[0-9]+:[0-9]+: (error|warning|note): .+ \[[a-zA-Z-]+\]/#
        var files: Set<String> = []
        for line in lines.dropFirst() {
            let match = try XCTUnwrap(line.wholeMatch(of: pattern), "\(line)")
            files.insert(String(match.1))
        }
        for file in files {
            XCTAssertTrue(FileManager.default.fileExists(atPath: file), file)
        }
        for severity in ["error", "warning"] {
            let number = report.issues.count { $0.severity == severity }
            XCTAssertEqual(lines.count { $0.contains(": \(severity): ") }, number, severity)
        }
    }

    private func checkSARIF(_ text: String, _ report: Report) throws {
        let log = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let run = try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
        XCTAssertEqual((run["results"] as? [Any])?.count, report.issues.count)
        let prints = (run["results"] as? [[String: Any]])?.compactMap { $0["partialFingerprints"] as? [String: String] }
        XCTAssertEqual(Set(prints ?? []).count, report.issues.count)
    }

    private func checkSchema(_ document: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "\(Self.package)/Tests/Support/validate-schema.py",
            "\(Self.package)/docs/schemas/report.schema.json", document,
        ]
        try process.run()
        process.waitUntilExit()
        try XCTSkipIf([77, 127].contains(process.terminationStatus), "needs Python with the package jsonschema")
        XCTAssertEqual(process.terminationStatus, 0, "the messages are on standard error")
    }

    func testUnknownFormat() throws {
        let result = try BuiltProgram(for: self).run("report", ".", "--format", "markdwon")
        XCTAssertEqual(result.status, 64)
        XCTAssertTrue(result.errors.contains("did you mean 'markdown'?"), result.errors)
    }
}
