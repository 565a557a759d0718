import XCTest

@testable import MigratorCore

final class HTMLFormatterTests: XCTestCase {
    private func page(_ report: ProgressReport = HTMLSample.report) throws -> (text: String, page: HTMLPage) {
        let text = try HTMLFormatter().format(report)
        let page = HTMLPage(text)
        XCTAssertNil(page.error)
        return (text, page)
    }

    private func emptyReport() -> ProgressReport {
        ProgressReport(
            tool: ToolIdentity(name: "migrator", version: "0.1.0"), root: "/", commit: nil, since: nil,
            totals: ProgressTotals(), actionTypes: [], cases: [], reducers: [], middlewares: [], issues: [],
            problems: [])
    }

    func testSameBytesTwice() throws {
        let first = try HTMLFormatter().format(HTMLSample.report)
        XCTAssertEqual(first, try HTMLFormatter().format(HTMLSample.report))
        XCTAssertTrue(first.hasPrefix("<!DOCTYPE html>\n"))
        XCTAssertTrue(first.hasSuffix("</html>\n"))
    }

    func testNothingFromCodeBecomesAnElement() throws {
        let (text, page) = try page()
        XCTAssertFalse(text.contains(HTMLSample.hostile))
        XCTAssertFalse(text.contains("<b>tree"))
        XCTAssertEqual(page.count("script"), 1)
        XCTAssertEqual(text.components(separatedBy: "</script>").count, 2)
        XCTAssertTrue(page.text.contains(HTMLSample.hostile))
        let handlers = page.elements.flatMap(\.attributes.keys).filter { $0.hasPrefix("on") || $0 == "style" }
        XCTAssertEqual(handlers, [])
    }

    func testNothingIsLoaded() throws {
        let (text, page) = try page()
        for element in page.elements {
            XCTAssertNil(element.attributes["src"])
            guard let href = element.attributes["href"] else { continue }
            XCTAssertTrue(href.hasPrefix("#") || href == "data:,", href)
        }
        XCTAssertFalse(text.contains("@import"))
        XCTAssertFalse(text.contains("url("))
        XCTAssertFalse(text.contains("/home/someone"))
    }

    func testThePolicyNamesStyleAndScript() throws {
        let (text, page) = try page()
        let policy = page.elements.first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
        let content = try XCTUnwrap(policy?.attributes["content"])
        for name in ["style", "script"] {
            let start = try XCTUnwrap(text.range(of: "<\(name)>")).upperBound
            let end = try XCTUnwrap(text.range(of: "</\(name)>")).lowerBound
            let hash = SHA256.base64(of: String(text[start..<end]))
            XCTAssertTrue(content.contains("\(name)-src 'sha256-\(hash)'"), content)
        }
        XCTAssertTrue(content.hasPrefix("default-src 'none'; "))
        XCTAssertFalse(content.contains("unsafe"))
    }

    func testEveryCaseHasAnAnchorAndNoLinkDangles() throws {
        let (_, page) = try page()
        let ids = page.ids
        XCTAssertEqual(Set(ids).count, ids.count, "\(ids)")
        for id in ids { XCTAssertFalse(id.contains { $0.isWhitespace || $0 == "%" }, id) }
        for link in page.links { XCTAssertTrue(ids.contains(String(link.dropFirst())), link) }
        XCTAssertTrue(ids.contains("case-HomeActionType.load"))
        XCTAssertTrue(ids.contains("case-HomeActionType.load-2"))
        XCTAssertTrue(ids.contains("case-HomeActionType.größe~20100~25"))
        let sections = page.elements.count { element in
            element.name == "details" && element.attributes["class"]?.hasPrefix("case") == true
        }
        XCTAssertEqual(sections, HTMLSample.report.cases.count)
        var report = HTMLSample.report
        report.actionTypes = []
        let (_, other) = try self.page(report)
        for link in other.links { XCTAssertTrue(other.ids.contains(String(link.dropFirst())), link) }
    }

    func testFiguresAddUp() throws {
        let (_, page) = try page()
        let types = try XCTUnwrap(page.tables["types-table"]).dropFirst().map { row in
            row.map { Int($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
        }
        for row in types {
            // Cases, then migrated, ready, blocked and dead.
            XCTAssertEqual(row[2], row[3...6].compactMap(\.self).reduce(0, +))
        }
        for column in 2...10 {
            let sum = types.dropLast().reduce(0) { $0 + ($1[column] ?? -1) }
            XCTAssertEqual(types.last?[column], sum, "column \(column)")
        }
        XCTAssertEqual(types.last?[2], HTMLSample.report.totals.cases)
        let cases = try XCTUnwrap(page.tables["cases-table"]).dropFirst()
        XCTAssertEqual(cases.count, HTMLSample.report.cases.count + 1)
        for column in 4...7 {
            let sum = cases.dropLast().reduce(0) { $0 + (Int($1[column]) ?? -1) }
            XCTAssertEqual(Int(cases.last?[column] ?? ""), sum, "column \(column)")
        }
        XCTAssertTrue(page.text.contains("25.0% 1 of 4 cases migrated"))
        XCTAssertTrue(page.text.contains("1 of 3 migrated"))
    }

    func testEvidence() throws {
        let (text, page) = try page()
        let expected = [
            "Proposed declaration in HomeModernAction", "case load(url: ", "Home/View.open.swift:31:12",
            "HomeAction in View.open via", "url optional", "Home/HomeState.swift:9:3", "Elsewhere.react",
            "url required", "Home/View.swift:31:12", "Sites in tests 1", "blocked by untraced-action-type",
            "low; ", "None in production code.",
        ]
        for part in expected { XCTAssertTrue(page.text.contains(part), part) }
        // The case is named by the link before the message.
        XCTAssertFalse(page.text.contains("HomeActionType.load HomeActionType.load:"))
        XCTAssertTrue(text.contains("a consumer requires <code>url</code>, which"))
    }

    func testBurnDown() throws {
        let (text, page) = try page()
        XCTAssertTrue(page.text.contains("4 cases a week, the last one is migrated on 2026-01-26."))
        XCTAssertTrue(page.text.contains("From 11 cases on 2026-01-05 to 3 cases on 2026-01-19, in 3 runs."))
        // Three weeks on 1000 units, from 11 of 15 cases down.
        XCTAssertTrue(text.contains("<path class=\"left\" d=\"M0 107L339 160L677 320\"/>"))
        XCTAssertEqual(page.tables["runs-table"]?.count, 4)
        XCTAssertEqual(page.tables["runs-table"]?[1][0], "2026-01-19 08:00")
    }

    func testWithoutHistory() throws {
        var report = HTMLSample.report
        (report.history, report.forecast) = ([], nil)
        XCTAssertTrue(try page(report).page.text.contains("migrator report --history FILE"))
        report.history = [HistoryEntry(time: "2026-01-05T08:00:00Z", commit: "abc", totals: report.totals)]
        let (text, page) = try page(report)
        XCTAssertTrue(page.text.contains("There is no forecast"))
        XCTAssertFalse(text.contains("<figure"))
    }

    func testEmptyReport() throws {
        let (_, page) = try page(emptyReport())
        XCTAssertTrue(page.text.contains("100.0%"))
        XCTAssertTrue(page.text.contains("No case is blocked."))
        XCTAssertFalse(page.ids.contains("cases"))
        for link in page.links { XCTAssertTrue(page.ids.contains(String(link.dropFirst())), link) }
    }

    func testRestrictionIsSaid() throws {
        var report = HTMLSample.report
        report.since = HTMLSample.hostile
        XCTAssertTrue(try page(report).page.text.contains("only what touches a file that changed since"))
    }

    /// As many cases and sites as a large application has, with long paths.
    func testSize() throws {
        var report = HTMLSample.report
        let folder = "Application/Client/Frontend/Browser/BrowserViewController/Extensions/"
        report.cases = (0..<300).map { index in
            var record = CaseRecord(
                type: "SomeMiddlewareActionType", case: "somethingHappened\(index)",
                file: "\(folder)SomeMiddlewareAction.swift", line: index, test: false)
            record.sites = (0..<3).map { line in
                SiteRecord(
                    file: "\(folder)SomeViewController+Extension.swift", line: line, column: 12, test: false,
                    action: "SomeMiddlewareAction", function: "SomeViewController.somethingHappens", via: [],
                    provides: ["first": .value, "second": .optional])
            }
            return CaseProgress(record, owners: [], blockedBy: [])
        }
        XCTAssertLessThan(try HTMLFormatter().format(report).utf8.count, 1_500_000)
    }
}
