import XCTest

@testable import MigratorCore

/// The file of tolerated legacy uses: how it is written and read.
final class BaselineTests: XCTestCase {
    private func entry(_ symbol: String, _ path: String = "A.swift", code: String = "legacy-site") -> Baseline.Entry {
        Baseline.Entry(code: code, path: path, symbol: symbol)
    }

    func testText() {
        let baseline = Baseline(entries: [
            entry("A.b"), entry("A.a", "B/Größe \"x\".swift"), entry("A.b"), entry("Z", code: "legacy-case"),
        ])
        XCTAssertEqual(
            baseline.text,
            #"""
            {
              "schemaVersion": 1,
              "entries": [
                {"code": "legacy-case", "path": "A.swift", "symbol": "Z"},
                {"code": "legacy-site", "path": "A.swift", "symbol": "A.b"},
                {"code": "legacy-site", "path": "A.swift", "symbol": "A.b"},
                {"code": "legacy-site", "path": "B/Größe \"x\".swift", "symbol": "A.a"}
              ]
            }

            """#)
        XCTAssertEqual(Baseline(entries: []).text, "{\n  \"schemaVersion\": 1,\n  \"entries\": []\n}\n")
    }

    func testReading() throws {
        for entries in [[], [entry("A.b"), entry("A.b"), entry("C <- A.b", code: "legacy-consumer")]] {
            let baseline = Baseline(entries: entries)
            XCTAssertEqual(
                try Baseline.parse(Array(baseline.text.utf8), file: "b.json", codes: LegacyUse.codes), baseline)
        }
        let folder = try TemporaryFolder(for: self)
        XCTAssertNil(try Baseline.read(file: folder.path + "/nowhere.json", codes: []))
        XCTAssertThrowsError(try Baseline.read(file: folder.path, codes: [])) { error in
            XCTAssertTrue("\(error)".hasPrefix("\(folder.path): error: the baseline could not be read: "), "\(error)")
        }
    }

    func testFaults() {
        let table = [
            ("{", "b.json:1:2: error: "),
            ("[]", "b.json:1:1: error: $: expected an object, found an array"),
            ("{}", "b.json:1:1: error: $.schemaVersion: the key is missing; it is a whole number"),
            (
                "{\"schemaVersion\": 2, \"entries\": []}",
                "b.json:1:19: error: $.schemaVersion: version 2 is not known; this program writes version 1"
            ),
            (
                "{\"schemaVersion\": 1, \"entries\": [],\n \"entres\": []}",
                "b.json:2:2: error: $.entres: unknown key; did you mean 'entries'?"
            ),
            (
                "{\"schemaVersion\": 1, \"entries\": {}}",
                "b.json:1:33: error: $.entries: expected an array, found an object"
            ),
            (
                "{\"schemaVersion\": 1, \"entries\": [\n1]}",
                "b.json:2:1: error: $.entries[0]: expected an object, found a number"
            ),
            (
                "{\"schemaVersion\": 1, \"entries\": [\n{\"code\": \"legacy-case\", \"path\": \"A.swift\"}]}",
                "b.json:2:1: error: $.entries[0].symbol: the key is missing; it is a string"
            ),
            (
                "{\"schemaVersion\": 1, \"entries\": [\n{\"code\": \"legacy-cse\", \"path\": \"A\", \"symbol\": \"A\"}]}",
                "b.json:2:10: error: $.entries[0].code: 'legacy-cse' is no kind of entry; did you mean 'legacy-case'?"
            ),
        ]
        for (text, message) in table {
            XCTAssertThrowsError(try Baseline.parse(Array(text.utf8), file: "b.json", codes: LegacyUse.codes), text) {
                error in
                XCTAssertTrue("\(error)".hasPrefix(message), "\(error)")
            }
        }
    }
}
