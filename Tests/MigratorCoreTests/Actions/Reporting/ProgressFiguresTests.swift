import Foundation
import XCTest

@testable import MigratorCore

/// The sums: one report says the same in every format.
final class ProgressFiguresTests: XCTestCase {
    /// The numbers that a format shows.
    private struct Numbers: Equatable {
        var cases = 9
        var migrated = 3
        var ready = 3
        var blocked = 2
        var dead = 1

        var addUp: Bool { cases == migrated + ready + blocked + dead }
    }

    private let sentence = "9 cases: 3 migrated, 3 ready, 2 blocked, 1 dead"

    func testEveryFormatHasTheSameSums() throws {
        XCTAssertTrue(Numbers().addUp)
        for format in Formats.progress.descriptions {
            let text = try Formats.progress.text(
                of: SampleProgress.report, format: format.name, style: TextStyle())
            switch format.name {
            case "text":
                let words = text.split(separator: "\n").map { $0.split(separator: " ").prefix(2).map(String.init) }
                for (name, number) in [("CASES", 9), ("migrated", 3), ("ready", 3), ("blocked", 2), ("dead", 1)] {
                    XCTAssertTrue(words.contains([name, "\(number)"]), name)
                }
                XCTAssertTrue(text.contains(" 37.5% migrated"), text)
            case "json":
                XCTAssertEqual(try numbers(inJSON: text, at: []), Numbers())
            case "html":
                XCTAssertTrue(text.contains(sentence), format.name)
            case "sarif":
                XCTAssertEqual(try numbers(inJSON: text, at: ["runs", "properties"]), Numbers())
            case "csv":
                XCTAssertEqual(numbers(inCSV: text), Numbers())
            default:
                XCTAssertTrue(text.contains(sentence), text)
                XCTAssertTrue(text.contains("37.5%"), text)
            }
        }
        XCTAssertTrue(GitHubAnnotations(SampleProgress.report).summary.contains(sentence))
    }

    private func numbers(inJSON text: String, at path: [String]) throws -> Numbers {
        var value = try JSONSerialization.jsonObject(with: Data(text.utf8))
        for key in path + ["totals"] {
            let inner = try XCTUnwrap((value as? [String: Any])?[key])
            value = (inner as? [Any])?.first ?? inner
        }
        let totals = try XCTUnwrap(value as? [String: Any])
        let number = { (key: String) in totals[key] as? Int ?? -1 }
        return Numbers(
            cases: number("cases"), migrated: number("casesMigrated"), ready: number("casesReady"),
            blocked: number("casesBlocked"), dead: number("casesDead"))
    }

    private func numbers(inCSV text: String) -> Numbers {
        let rows = text.components(separatedBy: "\r\n").dropFirst().filter { !$0.isEmpty }
        let count = { (status: String) in
            rows.count { $0.contains(",\(status),high,") || $0.contains(",\(status),low,") }
        }
        return Numbers(
            cases: rows.count, migrated: count("migrated"), ready: count("ready"), blocked: count("blocked"),
            dead: count("dead"))
    }

    func testPercentIsRoundedDown() {
        let table: [(migrated: Int, ready: Int, dead: Int, expected: String)] = [
            (0, 0, 0, "100.0%"), (0, 0, 5, "100.0%"), (0, 7, 0, "0.0%"), (1, 2, 9, "33.3%"), (2, 1, 0, "66.6%"),
            (9999, 1, 0, "99.9%"), (5, 0, 5, "100.0%"),
        ]
        for (migrated, ready, dead, expected) in table {
            var totals = ProgressTotals()
            (totals.casesMigrated, totals.casesReady, totals.casesDead) = (migrated, ready, dead)
            totals.cases = migrated + ready + dead
            XCTAssertEqual(ProgressFigures(totals: totals).percent, expected)
        }
    }

    func testBar() {
        let table = [
            (0, 0, "[----]"), (0, 9, "[----]"), (1, 1000, "[#---]"), (5, 10, "[##--]"), (999, 1000, "[###-]"),
            (7, 7, "[####]"),
        ]
        for (done, total, expected) in table {
            XCTAssertEqual(ProgressBar.text(done, of: total, width: 4), expected)
        }
    }
}
