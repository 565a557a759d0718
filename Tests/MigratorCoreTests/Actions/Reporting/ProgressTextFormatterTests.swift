import XCTest

@testable import MigratorCore

final class ProgressTextFormatterTests: XCTestCase {
    func testReport() {
        let expected = #"""
            /tree of mine  at 0123456789ab

              [###############-------------------------] 37.5% migrated
              Dead cases do not count for the percentage; delete them instead of migrating them.

            Totals
              CASES                 9
              migrated              3  [######--------------]
              ready                 3  [######--------------]
              blocked               2  [####----------------]
              dead                  1  [##------------------]

              CONVERTED             DONE  TOTAL
              Dispatch sites           5     15  [######--------------]
              Reducers                 2      4  [##########----------]
              Middleware providers     0      2  [--------------------]
              Test sites               2      8  [#####---------------]

            Burn-down: cases that are left
              9 |*.................
                |                  ..................*........
                |                                             ..................
                |                                                               ........*
                |
                |
                |
              0 |
                +------------------------------------------------------------------------
                 2026-01-05                                                    2026-02-02

              RUN         COMMIT   CASES  MIGRATED  READY  BLOCKED  DEAD  LEFT
              2026-01-05  -           10         0      5        4     1     9
              2026-01-19  89abcde     10         1      4        4     1     8
              2026-02-02  0123456      9         3      3        2     1     5
              Since 2026-01-05: migrated +3, left -4, cases in all -1.
              At 1 case a week nothing is left on 2026-03-09.

            Action types, by size (3)
              ACTION TYPE     PROGRESS      CASES  DONE  READY  BLOCKED  DEAD  SITES  TESTS  OWNERS
              HomeActionType  [----------]      4     0      2        1     1      4      5  @team/home
                                                                                             ops@example.org
              LampAction      [##########]      3     3      0        0     0      5      2  -
              Odd|"Type", x   [----------]      2     0      1        1     0      6      1  @team/home

            Owners
              OWNER            LEFT  READY  BLOCKED  DEAD  WARNINGS
              @team/home          5      3        2     1         4
              ops@example.org     3      2        1     1         3
              (nobody)            0      0        0     0         1
              What has several owners is counted for each of them.

            Ready to migrate, the simplest first (3)
              CASE                 SITES  TESTS  CONSUMERS  PAYLOAD                         LOOK AT
              HomeActionType.tap       1      0          1  -
              HomeActionType.load      2      1          2  url: URL, title: String?        required-but-omitted
              Odd|"Type", x.show?      3      1          1  a: Int, b: Int, c: Int, d:
                                                            Int?

            Blocked cases (2)
              A function that takes the action type, but is not called  uncalled-wrapper
                - nothing calls `wrap`, 100%: really; it blocks Odd|"Type", x.=SUM(1)
                  Odd.swift:70:5 @team/home
                  blocks 1 case: Odd|"Type", x.=SUM(1)
              An action type that could not be followed  untraced-action-type
                - the action type comes from `make()`, which is not declared; it blocks HomeActionType.open
                  Größe & Co/Home View.swift:40:9 @team/home ops@example.org
                - the action type comes from `make()`, which is not declared; it blocks HomeActionType.open
                  Größe & Co/Home View.swift:60:9 @team/home ops@example.org
                  blocks 2 cases: HomeActionType.open, Odd|"Type", x.=SUM(1)

            Places that could not be followed, but block no case (1)
              A function that takes the action type, but is not called  uncalled-wrapper
                - `a|b` is by @octocat <b>, see #12 and *this*
                  Odd.swift:80:5

            Look at these before migrating their cases (1)
              Required by a consumer, but omitted at a site (1)  required-but-omitted
                - HomeActionType.load: a consumer requires `url`
                  Größe & Co/Home View.swift:32:9 @team/home ops@example.org
                  see Home/HomeState.swift:12:17
                  see Home/HomeState.swift:13:17
                  see Home/HomeState.swift:14:17
                  and 1 more place

            Unused code
              Neither dispatched nor handled (1)  dead
                - HomeActionType.forgotten
                  Größe & Co/Home Action.swift:24:10 @team/home ops@example.org
              Provided, but read by nobody (1)  unused
                  fields of 1 case; 'migrator explain CASE PATH' shows which

            File problems (2)
              - Odd.swift:90:2: expected '}' to end the struct
              - Größe & Co/Secret.swift: it could not be read: Permission denied

            """#
        let text = ProgressTextFormatter(style: TextStyle(width: 100)).format(SampleProgress.report)
        XCTAssertEqual(text, expected)
    }

    func testLinesFitTheTerminal() {
        for width in [60, 72, 80, 100, 120, 200] {
            let text = ProgressTextFormatter(style: TextStyle(width: width)).format(SampleProgress.report)
            for line in text.split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, width, "\(line)")
                XCTAssertNotEqual(line.last, " ", "\(line)|")
            }
        }
    }

    func testColorOnlyWhenWanted() {
        let plain = ProgressTextFormatter(style: TextStyle(color: false)).format(SampleProgress.report)
        let colored = ProgressTextFormatter(style: TextStyle(color: true)).format(SampleProgress.report)
        XCTAssertFalse(plain.contains("\u{1B}"))
        XCTAssertTrue(colored.contains("\u{1B}[33m37.5%\u{1B}[0m"))
        XCTAssertEqual(colored.replacing(#/\u{1B}\[[0-9]+m/#, with: ""), plain)
    }

    func testNothingToDo() {
        let report = ProgressReport(
            tool: .current, root: "/tree", commit: nil, since: nil, totals: ProgressTotals(), actionTypes: [],
            cases: [], reducers: [], middlewares: [], issues: [], problems: [])
        let text = ProgressTextFormatter(style: TextStyle()).format(report)
        XCTAssertTrue(
            text.hasPrefix("/tree\n\n  [----------------------------------------] 100.0% migrated\n\nTotals\n"), text)
        for absent in ["Burn-down", "Owners", "Ready", "Blocked", "Action types", "Unused", "problems"] {
            XCTAssertFalse(text.contains(absent), absent)
        }
    }

    func testRestrictionIsSaid() {
        var report = SampleProgress.report
        report.since = "main~1"
        let text = ProgressTextFormatter(style: TextStyle()).format(report)
        XCTAssertTrue(text.contains("those that touch a file changed since main~1; sums are of everything."), text)
    }

    func testLongPathsBreakAtFolders() {
        var report = SampleProgress.report
        report.issues[0].place.file = "aaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbb/cccccccccccc/dddddddd.swift"
        let text = ProgressTextFormatter(style: TextStyle(width: 60)).format(report)
        let expected =
            "      aaaaaaaaaaaaaaaa/bbbbbbbbbbbbbbbb/cccccccccccc/\n      dddddddd.swift:24:10 @team/home ops@example.org\n"
        XCTAssertTrue(text.contains(expected), text)
    }

    func testLongListsAreCut() {
        var report = SampleProgress.report
        let ready = report.cases[1]
        report.cases = (1...40).map { index in
            var record = ready
            record.symbol = "HomeActionType.case\(index)"
            return record
        }
        let text = ProgressTextFormatter(style: TextStyle()).format(report)
        XCTAssertTrue(text.contains("  HomeActionType.case15 "), text)
        XCTAssertFalse(text.contains("  HomeActionType.case16 "), text)
        XCTAssertTrue(text.contains("  and 25 more; --format csv lists all.\n"), text)
    }
}
