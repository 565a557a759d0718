import XCTest

@testable import MigratorCore

final class TextFormatterTests: XCTestCase {
    func testScan() {
        let expected = """
            /tree
              Files           12, 4 parsed, 1 skipped
              Action structs  1
              Action types    2
              Cases           3: 1 ready, 1 blocked, 1 dead, 0 migrated
              Dispatch sites  2 and 1 in tests
              Reducers        1
              Middlewares     0
              Remaining work  1
              File problems   1

            HomeAction  struct, Home/HomeAction.swift:3
              HomeActionType
                CASE  STATUS    SITES  PAYLOAD                    HANDLED BY
                load  ready         1  url: URL, isPrivate: Bool  HomeState.reducer
                tap   blocked?      1  -                          -

            Dispatched nowhere in production code
              OldActionType
                CASE       STATUS  SITES  PAYLOAD  HANDLED BY
                forgotten  dead        0  -        -

            Findings
              Provided, but read by nobody (1)
                - HomeActionType.load: Sites provide `title`, nobody reads it.
                  Home/HomeView.swift:31:12
              Dispatched, but handled by nobody (1)
                - HomeActionType.tap: No reducer or middleware selects it.

            Remaining work
              unresolved-action-type (1)
                - Home/Helper.swift:4:9: The action type comes from the result of `makeType()`, which is not
                  declared in the tree.
                  blocks HomeActionType.tap

            File problems
                - Home/Old.swift:2:3: the file is not UTF-8 (byte 0xf6); save it as UTF-8; it is left out

            """
        XCTAssertEqual(ScanTextFormatter(style: TextStyle(width: 100)).format(SampleReport.report), expected)
    }

    func testExplain() {
        let expected = """
            HomeActionType.load
              Declared       Home/HomeAction.swift:20
              Status         ready
              Confidence     high
              Dispatched in  HomeAction

            Dispatch sites (2)
              Home/HomeView.swift:31:12  HomeAction in HomeView.open
                  the case comes through open(type:)
                  provides title: nil; url: a value
              Tests/HomeTests.swift:9:5  HomeAction in HomeTests.testLoad  (test code, decides nothing)
                  provides no payload field

            Consumers (1)
              Home/HomeState.swift:11:17  HomeState.reducer

            Fields
              url: URL?  in the payload as url: URL (every site gives it)
                  Home/HomeView.swift:31:12 provides a value
                  Home/HomeState.swift:12:17 reads it in HomeState.reducer (required)
              isPrivate: Bool  in the payload as isPrivate: Bool (every site gives it)
                  Home/HomeView.swift:31:12 omits it, the initialiser's default is false
                  Home/HomeState.swift:13:17 reads it in HomeState.reducer (forwarded)
              title: String?  not in the payload: provided, but nobody reads it
                  Home/HomeView.swift:31:12 provides nil
              count: Int?  not in the payload: read, but nobody provides it
                  Home/HomeState.swift:14:17 reads it in HomeState.reducer (defaulted)

            Proposal for HomeModernAction
                case load(url: URL, isPrivate: Bool)

            Findings (1)
              - unused: Sites provide `title`, nobody reads it.
                  Home/HomeView.swift:31:12

            """
        let formatter = ExplainTextFormatter(style: TextStyle())
        XCTAssertEqual(formatter.format(SampleReport.load, in: SampleReport.report), expected)
    }

    func testExplainNamesWhatBlocks() {
        let text = ExplainTextFormatter(style: TextStyle()).format(SampleReport.tap, in: SampleReport.report)
        XCTAssertTrue(text.contains("confidence is low: a site's action type was not resolved"), text)
        XCTAssertTrue(text.contains("Remaining work that blocks it (1)\n  - Home/Helper.swift:4:9: "), text)
        XCTAssertTrue(text.contains("  count: Int?  not in the payload: nobody provides it and nobody reads it"), text)
        XCTAssertTrue(text.contains("Consumers (0)\n  none\n"), text)
    }

    func testColorChangesNothingButColor() {
        let plain = ScanTextFormatter(style: TextStyle()).format(SampleReport.report)
        let colored = ScanTextFormatter(style: TextStyle(color: true)).format(SampleReport.report)
        XCTAssertTrue(colored.contains("\u{1B}[32mready\u{1B}[0m"))
        XCTAssertFalse(plain.contains("\u{1B}"))
        let stripped = colored.replacing(/\u{1B}\[[0-9]*m/, with: "")
        XCTAssertEqual(stripped, plain)
    }

    func testLinesFitTheWidth() {
        var report = SampleReport.report
        report.cases[0].handledBy = ["HomeState.reducer", "SomeVeryLongTypeNameOfAMiddleware.someVeryLongProviderName"]
        let text = ScanTextFormatter(style: TextStyle(width: 80)).format(report)
        for line in text.split(separator: "\n") {
            XCTAssertLessThanOrEqual(line.count, 80, String(line))
            XCTAssertNotEqual(line.last, " ", String(line))
        }
        let wide = ScanTextFormatter(style: TextStyle(width: 100)).format(report)
        XCTAssertTrue(wide.contains(" SomeVeryLongTypeNameOfAMiddleware.\n"), wide)
    }

    func testWrapping() {
        let table: [(text: String, width: Int, lines: [String])] = [
            ("", 10, [""]), ("one two three", 8, ["one two", "three"]), ("one", 3, ["one"]),
            ("abcdefgh", 3, ["abc", "def", "gh"]), ("Type.function", 8, ["Type.", "function"]),
            ("a\nb", 5, ["a", "b"]),
            ("größe 日本", 6, ["größe", "日本"]),
        ]
        for (text, width, lines) in table {
            XCTAssertEqual(TextWrapping.lines(text, width: width), lines)
        }
    }
}
