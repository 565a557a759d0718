import XCTest

@testable import MigratorCore

final class BurnDownChartTests: XCTestCase {
    private func chart(_ runs: [(day: String, left: Int)], width: Int = 30) -> String {
        let entries = runs.map { run in
            var totals = ProgressTotals()
            (totals.cases, totals.casesReady) = (run.left, run.left)
            return HistoryEntry(time: "\(run.day)T00:00:00Z", commit: nil, totals: totals)
        }
        return BurnDownChart(entries: entries, width: width).text
    }

    func testLineDown() {
        let expected = """
            70 |*.
               |  ....
               |      ....
               |          ....
               |              ....
               |                  .*.
               |                     ...
             0 |                        .*
               +--------------------------
                2026-01-01      2026-01-29

            """
        XCTAssertEqual(chart([("2026-01-01", 70), ("2026-01-22", 20), ("2026-01-29", 0)]), expected)
    }

    func testRunsOfOneDayStandSideBySide() {
        let lines = chart([("2026-01-01", 7), ("2026-01-01", 7), ("2026-01-01", 7)]).split(separator: "\n")
        XCTAssertEqual(lines.first, "7 |*............*............*")
    }

    func testNoChart() {
        XCTAssertEqual(chart([]), "")
        XCTAssertEqual(chart([("2026-01-01", 7)]), "")
        XCTAssertEqual(chart([("2026-01-01", 7), ("2026-01-02", 7)], width: 20), "", "too narrow to say anything")
        XCTAssertFalse(chart([("2026-01-01", 0), ("2026-01-02", 0)]).isEmpty)
    }
}
