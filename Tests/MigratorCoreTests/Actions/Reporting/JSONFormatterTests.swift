import Foundation
import XCTest

@testable import MigratorCore

final class JSONFormatterTests: XCTestCase {
    func testLayout() throws {
        let problem = FileProblem(
            code: .brokenLink, file: "a/ü \"b\".swift", line: 0, column: 0, message: "x\n\\{[,:]}")
        let report = ScanReport(
            tool: .current, root: "/tree", summary: ScanSummary(), actions: [], cases: [], reducers: [],
            middlewares: [],
            remaining: [], problems: [problem])
        let expected = #"""
            {
              "actions": [],
              "cases": [],
              "middlewares": [],
              "modernActions": [],
              "problems": [
                {
                  "code": "brokenLink",
                  "column": 0,
                  "file": "a/ü \"b\".swift",
                  "line": 0,
                  "message": "x\n\\{[,:]}"
                }
              ],
              "reducers": [],
              "remaining": [],
              "root": "/tree",
              "schemaVersion": 1,
              "summary": {
                "actionStructs": 0,
                "actionTypes": 0,
                "cases": 0,
                "casesBlocked": 0,
                "casesDead": 0,
                "casesMigrated": 0,
                "casesReady": 0,
                "dispatchSites": 0,
                "files": 0,
                "filesParsed": 0,
                "filesSkipped": 0,
                "middlewares": 0,
                "reducers": 0,
                "remaining": 0,
                "testDispatchSites": 0,
                "testMiddlewares": 0,
                "testReducers": 0
              },
              "tool": {
                "name": "migrator",
                "version": "0.1.0"
              }
            }

            """#
        XCTAssertEqual(try ScanJSONFormatter().format(report), expected)
    }

    func testRoundTrip() throws {
        let text = try ScanJSONFormatter().format(SampleReport.report)
        XCTAssertEqual(try JSONDecoder().decode(ScanReport.self, from: Data(text.utf8)), SampleReport.report)
        XCTAssertTrue(text.contains("\"default\": null"))
        XCTAssertTrue(text.contains("\"proposal\": null"))
        // A key that an older program did not write is read like null.
        let older = text.split(separator: "\n").filter { !$0.contains("\"payloadStruct\": null") }.joined(
            separator: "\n")
        XCTAssertEqual(try JSONDecoder().decode(ScanReport.self, from: Data(older.utf8)), SampleReport.report)
    }

    func testKeysAreSortedByBytes() throws {
        let keys = ["b", "B", "a10", "a2", "a", "Zed", "_"]
        let text = try JSONLayout.text(of: Dictionary(uniqueKeysWithValues: keys.map { ($0, 1) }))
        XCTAssertEqual(text.split(separator: "\"").filter { keys.contains(String($0)) }.map(String.init), keys.sorted())
    }

    func testExplainIsTheEntryOfTheScan() throws {
        let text = try ExplainJSONFormatter().format(SampleReport.load, in: SampleReport.report)
        XCTAssertEqual(try JSONDecoder().decode(CaseRecord.self, from: Data(text.utf8)), SampleReport.load)
    }

    func testOutputFitsTheSchema() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write(try ScanJSONFormatter().format(SampleReport.report), to: "report.json")
        let package = Repository.root.path
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", "\(package)/Tests/Support/validate-schema.py", "\(package)/docs/schemas/scan.schema.json",
            "\(folder.path)/report.json",
        ]
        try process.run()
        process.waitUntilExit()
        try XCTSkipIf([77, 127].contains(process.terminationStatus), "needs Python with the package jsonschema")
        XCTAssertEqual(process.terminationStatus, 0, "the messages are on standard error")
    }

    /// The size of what a large application gives.
    func testLargeReportIsWrittenQuickly() throws {
        var report = SampleReport.report
        report.cases = (0..<3000).map { index in
            var record = SampleReport.load
            record.line = index + 1
            return record
        }
        let start = Date()
        let size = try ScanJSONFormatter().format(report).utf8.count
        XCTAssertGreaterThan(size, 3_000_000)
        // Generous, for a debug build on a busy machine; it guards against quadratic work.
        XCTAssertLessThan(Date().timeIntervalSince(start), 20)
    }
}

final class CaseLookupTests: XCTestCase {
    func testLookup() {
        var report = SampleReport.report
        XCTAssertEqual(CaseLookup("HomeActionType.load", in: report), .found(SampleReport.load))
        XCTAssertEqual(CaseLookup("load", in: report), .found(SampleReport.load))
        XCTAssertEqual(CaseLookup("HomeActionType.laod", in: report), .unknown(near: ["HomeActionType.load"]))
        XCTAssertEqual(CaseLookup("forgoten", in: report), .unknown(near: ["OldActionType.forgotten"]))
        XCTAssertEqual(CaseLookup("WrongType.tap", in: report), .unknown(near: ["HomeActionType.tap"]))
        XCTAssertEqual(CaseLookup("somethingElse", in: report), .unknown(near: []))
        report.cases.append(CaseRecord(type: "OtherType", case: "load", file: "a.swift", line: 1, test: false))
        XCTAssertEqual(CaseLookup("load", in: report), .ambiguous(["HomeActionType.load", "OtherType.load"]))
        report.cases[report.cases.count - 1].test = true
        XCTAssertEqual(CaseLookup("load", in: report), .found(SampleReport.load))
    }
}
