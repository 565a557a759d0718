import Foundation
import XCTest

@testable import MigratorCore

final class ProgressSARIFFormatterTests: XCTestCase {
    func testOneIssue() throws {
        var report = ProgressReport(
            tool: ToolIdentity(name: "migrator", version: "0.1.0"), root: "/tree", commit: nil, since: nil,
            totals: ProgressTotals(), actionTypes: [], cases: [], reducers: [], middlewares: [], issues: [],
            problems: [])
        report.issues = [
            ReportIssue(
                code: "dead", severity: .note, place: SourcePlace(file: "a/ü b.swift", line: 24, column: 10),
                symbol: "LampActionType.glow", message: "Nobody's \"case\".", owners: ["@lamps"],
                evidence: [SourcePlace(file: "b.swift", line: 2, column: 3)])
        ]
        let expected = #"""
                  "results": [
                    {
                      "level": "note",
                      "locations": [
                        {
                          "logicalLocations": [
                            {
                              "fullyQualifiedName": "LampActionType.glow"
                            }
                          ],
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "a/%C3%BC%20b.swift",
                              "uriBaseId": "SRCROOT"
                            },
                            "region": {
                              "properties": {
                                "utf8Column": 10
                              },
                              "startLine": 24
                            }
                          }
                        }
                      ],
                      "message": {
                        "text": "Nobody's \"case\"."
                      },
                      "partialFingerprints": {
                        "migratorIdentity/v1": "dead|a/ü b.swift|LampActionType.glow"
                      },
                      "properties": {
                        "owners": [
                          "@lamps"
                        ]
                      },
                      "relatedLocations": [
                        {
                          "id": 1,
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "b.swift",
                              "uriBaseId": "SRCROOT"
                            },
                            "region": {
                              "properties": {
                                "utf8Column": 3
                              },
                              "startLine": 2
                            }
                          }
                        }
                      ],
                      "ruleId": "dead",
                      "ruleIndex": 13
                    }
                  ],
            """#
        let text = try ProgressSARIFFormatter().format(report)
        XCTAssertTrue(text.contains(expected), text)
    }

    func testRun() throws {
        let run = try run(of: SampleProgress.report)
        let base = try XCTUnwrap(run["originalUriBaseIds"] as? [String: [String: String]])
        XCTAssertEqual(base, ["SRCROOT": ["uri": "file:///tree%20of%20mine/"]])
        let provenance = try XCTUnwrap(run["versionControlProvenance"] as? [[String: String]])
        XCTAssertEqual(provenance.map { $0["revisionId"] }, ["0123456789abcdef0123456789abcdef01234567"])
        let invocation = try XCTUnwrap((run["invocations"] as? [[String: Any]])?.first)
        XCTAssertEqual(invocation["executionSuccessful"] as? Bool, false, "a file could not be read")
        let notifications = try XCTUnwrap(invocation["toolExecutionNotifications"] as? [[String: Any]])
        XCTAssertEqual(notifications.map { $0["level"] as? String }, ["warning", "error"])
        var report = SampleProgress.report
        (report.commit, report.problems) = (nil, [])
        let other = try self.run(of: report)
        XCTAssertNil(other["versionControlProvenance"])
        XCTAssertEqual((other["invocations"] as? [[String: Any]])?.first?["executionSuccessful"] as? Bool, true)
    }

    func testRulesAndFingerprints() throws {
        var report = SampleProgress.report
        report.issues[0].code = "not-known-yet"
        let run = try run(of: report)
        let driver = try XCTUnwrap((run["tool"] as? [String: [String: Any]])?["driver"])
        let rules = try XCTUnwrap(driver["rules"] as? [[String: Any]]).map { $0["id"] as? String }
        XCTAssertEqual(rules.last, "not-known-yet")
        XCTAssertEqual(Set(rules).count, rules.count)
        let results = try XCTUnwrap(run["results"] as? [[String: Any]])
        for result in results {
            let index = try XCTUnwrap(result["ruleIndex"] as? Int)
            XCTAssertEqual(rules[index], result["ruleId"] as? String)
        }
        XCTAssertEqual(
            results.map { $0["level"] as? String }, ["note", "note", "warning", "error", "error", "error", "warning"])
        let prints = results.map { ($0["partialFingerprints"] as? [String: String])?["migratorIdentity/v1"] ?? "" }
        XCTAssertEqual(Set(prints).count, 7)
        let file = SampleProgress.viewFile
        XCTAssertEqual(
            Array(prints[3...4]),
            ["untraced-action-type|\(file)|HomeView.send", "untraced-action-type|\(file)|HomeView.send|2"])
    }

    /// The schema of the standard may not be copied here: `SARIF_SCHEMA` names a file that holds it.
    func testOutputFitsTheSchemaOfTheStandard() throws {
        let schema = ProcessInfo.processInfo.environment["SARIF_SCHEMA"] ?? ""
        try XCTSkipIf(schema.isEmpty, "SARIF_SCHEMA does not name the file sarif-schema-2.1.0.json")
        let folder = try TemporaryFolder(for: self)
        try folder.write(try ProgressSARIFFormatter().format(SampleProgress.report), to: "report.sarif")
        try SchemaValidation.check(["\(folder.path)/report.sarif"], schema: schema)
    }

    private func run(of report: ProgressReport) throws -> [String: Any] {
        let text = try ProgressSARIFFormatter().format(report)
        let log = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        XCTAssertEqual(log["version"] as? String, "2.1.0")
        return try XCTUnwrap((log["runs"] as? [[String: Any]])?.first)
    }
}
