import XCTest

@testable import MigratorCore

/// The sums of a report.
final class ProgressBuilderTests: XCTestCase {
    /// The sums of the sample's parts are the sums of the whole.
    func testTheSumsAddUp() throws {
        let scan = try Scanner.scan(ScanRequest(root: Repository.sample, jobs: 2))
        let report = ProgressBuilder(scan: scan, owners: CodeOwners()).report()
        let totals = report.totals
        XCTAssertGreaterThan(totals.cases, 100)
        XCTAssertEqual(totals.cases, report.cases.count)
        XCTAssertEqual(
            totals.cases, totals.casesMigrated + totals.casesReady + totals.casesBlocked + totals.casesDead)
        let types = report.actionTypes
        XCTAssertEqual(types.reduce(0) { $0 + $1.cases }, totals.cases)
        XCTAssertEqual(types.reduce(0) { $0 + $1.casesReady }, totals.casesReady)
        XCTAssertEqual(types.reduce(0) { $0 + $1.casesBlocked }, totals.casesBlocked)
        XCTAssertEqual(types.reduce(0) { $0 + $1.casesDead }, totals.casesDead)
        XCTAssertEqual(types.reduce(0) { $0 + $1.findings }, totals.findings.values.reduce(0, +))
        XCTAssertEqual(totals.findings.values.reduce(0, +), report.cases.reduce(0) { $0 + $1.findings.count })
        XCTAssertEqual(Set(totals.findings.keys), Set(Finding.Code.allCases.map(\.rawValue)))
        XCTAssertEqual(report.issues.count, totals.remaining + totals.findings.values.reduce(0, +))
        let sites = Set(report.cases.flatMap(\.sites).map { "\($0.file):\($0.line):\($0.column) \($0.test)" })
        XCTAssertEqual(sites.count { $0.hasSuffix("false") }, totals.sites)
        XCTAssertEqual(totals.reducers, report.reducers.count)
        XCTAssertEqual(totals.middlewares, report.middlewares.count)
        XCTAssertEqual(totals.actionTypes, types.count)
        XCTAssertEqual(totals.percent, 0)
    }

    func testLamps() throws {
        let scan = try ScannedTree(for: self, LampSources.files).scan()
        let report = ProgressBuilder(scan: scan, owners: CodeOwners(text: "*View.swift @views"), commit: "abc").report()
        let totals = report.totals
        XCTAssertEqual([totals.cases, totals.casesReady, totals.casesBlocked, totals.casesDead], [6, 5, 0, 1])
        XCTAssertEqual([totals.actionStructs, totals.actionTypes, totals.sites, totals.testSites], [1, 1, 4, 0])
        XCTAssertEqual([totals.reducers, totals.reducersMigrated, totals.middlewares], [1, 0, 0])
        XCTAssertEqual(totals.casesLeft, 5)
        XCTAssertEqual(report.commit, "abc")
        XCTAssertEqual(report.actionTypes.map(\.modernEnum), ["LampModernAction"])
        // The site that carries two cases is one site.
        XCTAssertEqual(report.actionTypes.map(\.sites), [4])
        XCTAssertEqual(report.actionTypes.map(\.consumers), [1])
        let unused = try XCTUnwrap(report.issues.first { $0.code == "unused" })
        XCTAssertEqual(unused.symbol, "LampActionType.glow")
        XCTAssertEqual(unused.severity, .note)
        XCTAssertEqual(unused.place.file, "LampView.swift")
        XCTAssertEqual(unused.owners, ["@views"])
    }

    func testPercent() {
        let table: [(migrated: Int, left: Int, dead: Int, percent: Double)] = [
            (0, 0, 0, 100), (0, 0, 3, 100), (1, 3, 0, 25), (1, 3, 4, 25), (3, 0, 0, 100), (0, 5, 0, 0),
        ]
        for entry in table {
            var totals = ProgressTotals()
            (totals.casesMigrated, totals.casesReady, totals.casesDead) = (entry.migrated, entry.left, entry.dead)
            totals.cases = entry.migrated + entry.left + entry.dead
            XCTAssertEqual(totals.percent, entry.percent, "\(entry)")
        }
    }
}
