import XCTest

@testable import MigratorCore

/// The file of past runs, and what follows from it.
final class HistoryTests: XCTestCase {
    private func entry(_ day: String, left: Int, blocked: Int = 0) -> HistoryEntry<ProgressTotals> {
        var totals = ProgressTotals()
        (totals.cases, totals.casesReady, totals.casesBlocked) = (100, left - blocked, blocked)
        totals.casesMigrated = 100 - left
        return HistoryEntry(time: "\(day)T12:00:00Z", commit: nil, totals: totals)
    }

    // MARK: File

    func testReadAndAppend() throws {
        let folder = try TemporaryFolder(for: self)
        let file = folder.path + "/history.jsonl"
        XCTAssertEqual(try History.read(file: file, of: ProgressTotals.self), [])
        let entries = [entry("2026-01-05", left: 10, blocked: 3), entry("2026-01-12", left: 9)]
        for entry in entries { try History.append(entry, to: file) }
        XCTAssertEqual(try History.read(file: file, of: ProgressTotals.self), entries)
        let text = try folder.read("history.jsonl")
        XCTAssertEqual(
            text.split(separator: "\n", omittingEmptySubsequences: false).map(\.isEmpty), [false, false, true])
    }

    func testWhatEditorsDo() throws {
        let folder = try TemporaryFolder(for: self)
        let file = folder.path + "/history.jsonl"
        let entries = [entry("2026-01-05", left: 10), entry("2026-01-12", left: 9), entry("2026-01-19", left: 8)]
        try History.append(entries[0], to: file)
        // Empty lines, line breaks of Windows, no line break at the end.
        let line = try folder.read("history.jsonl").trimmingCharacters(in: .newlines)
        try folder.write("\n\(line)\r\n  \n\(line.replacing("2026-01-05", with: "2026-01-12"))", to: "history.jsonl")
        try History.append(entries[2], to: file)
        XCTAssertEqual(try History.read(file: file, of: ProgressTotals.self).map(\.time), entries.map(\.time))
    }

    func testBrokenLines() throws {
        let folder = try TemporaryFolder(for: self)
        let file = folder.path + "/history.jsonl"
        try History.append(entry("2026-01-05", left: 10), to: file)
        let good = try folder.read("history.jsonl")
        let table = [
            ("{", "the line is no run of `migrator report`"), ("{}", "the line is no run of `migrator report`"),
            (good.trimmingCharacters(in: .newlines) + "x", "the line is no run of `migrator report`"),
            (good.replacing("2026-01-05T12:00:00Z", with: "5 January"), "`time` is no date in ISO 8601"),
        ]
        for (line, message) in table {
            try folder.write("\(good)\n\(line)", to: "history.jsonl")
            XCTAssertThrowsError(try History.read(file: file, of: ProgressTotals.self)) { error in
                XCTAssertEqual(error as? HistoryError, .invalid(file: file, line: 3, message: message))
                XCTAssertEqual("\(error)", "\(file):3:1: error: \(message); mend or delete the line")
            }
        }
    }

    func testFilesThatCannotBeUsed() throws {
        let folder = try TemporaryFolder(for: self)
        XCTAssertThrowsError(try History.read(file: folder.path, of: ProgressTotals.self)) { error in
            XCTAssertTrue("\(error)".hasPrefix("\(folder.path): error: the history could not be read: "), "\(error)")
        }
        for file in [folder.path, folder.path + "/nowhere/history.jsonl"] {
            XCTAssertThrowsError(try History.append(entry("2026-01-05", left: 1), to: file)) { error in
                XCTAssertTrue("\(error)".hasPrefix("\(file): error: the history could not be written: "), "\(error)")
            }
        }
    }

    func testNow() {
        XCTAssertEqual(History.now(environment: ["SOURCE_DATE_EPOCH": "1767225600"]), "2026-01-01T00:00:00Z")
        XCTAssertNotNil(History.day(History.now(environment: [:])))
        XCTAssertEqual(History.day("1970-01-02T12:00:00Z"), 1.5)
    }

    // MARK: Forecast

    func testForecast() {
        let table: [(entries: [HistoryEntry<ProgressTotals>], perWeek: Double, end: String)] = [
            // 10 in 10 days: 1 a day, so 20 days for the other 20, from noon of 11 January: 31 January, noon.
            ([entry("2026-01-01", left: 30), entry("2026-01-11", left: 20)], 7, "2026-02-01"),
            // Days 0, 7, 14 with 30, 26, 22: 4 a week, and 22 take 38.5 days from 15 January, noon: 23 February.
            (
                [entry("2026-01-01", left: 30), entry("2026-01-08", left: 26), entry("2026-01-15", left: 22)], 4,
                "2026-02-23"
            ),
            // Days 0, 1, 2 with 12, 12, 9: mean 1 and 11; slope (-1 * 1 + 1 * -2) / 2 = -1.5; 9 take 6 days.
            (
                [entry("2026-01-01", left: 12), entry("2026-01-02", left: 12), entry("2026-01-03", left: 9)], 10.5,
                "2026-01-10"
            ),
            // Only the last eight weeks count: 56 days before 1 March is 4 January.
            (
                [
                    entry("2025-01-01", left: 1000), entry("2026-01-03", left: 900), entry("2026-01-04", left: 66),
                    entry("2026-03-01", left: 10),
                ], 7, "2026-03-12"
            ),
            // Blocked cases are left too.
            ([entry("2026-01-01", left: 30, blocked: 9), entry("2026-01-11", left: 20, blocked: 20)], 7, "2026-02-01"),
        ]
        for (entries, perWeek, end) in table {
            XCTAssertEqual(History.forecast(entries), Forecast(perWeek: perWeek, finishedOn: end))
        }
    }

    func testNoForecast() {
        let table: [(name: String, entries: [HistoryEntry<ProgressTotals>])] = [
            ("nothing", []), ("one run", [entry("2026-01-01", left: 5)]),
            ("one day", [entry("2026-01-01", left: 5), entry("2026-01-01", left: 4)]),
            ("nothing gets less", [entry("2026-01-01", left: 5), entry("2026-01-11", left: 5)]),
            ("it gets more", [entry("2026-01-01", left: 5), entry("2026-01-11", left: 6)]),
            ("nothing is left", [entry("2026-01-01", left: 5), entry("2026-01-11", left: 0)]),
            ("the others are too old", [entry("2026-01-01", left: 50), entry("2026-03-11", left: 20)]),
            // One case in 50 days and 1000 left: 137 years.
            ("a century", [entry("2026-01-01", left: 1001), entry("2026-02-20", left: 1000)]),
        ]
        for (name, entries) in table { XCTAssertNil(History.forecast(entries), name) }
    }
}
