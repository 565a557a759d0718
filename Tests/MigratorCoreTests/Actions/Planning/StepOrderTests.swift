import XCTest

@testable import MigratorCore

/// The order of the steps, as proposed and after edits.
final class StepOrderTests: XCTestCase {
    private let mechanical: [PlannedStep] = [
        PlannedStep(step: .init(rawValue: "runtime")), PlannedStep(step: .init(rawValue: "middlewares")),
        PlannedStep(step: .init(rawValue: "reducers")),
    ]

    private func cases(_ symbols: String...) -> PlannedStep { PlannedStep(step: .case, cases: symbols) }

    private func finish(_ type: String) -> PlannedStep { PlannedStep(step: .finish, actionType: type) }

    private func record(_ symbol: String, sites: [Int], status: CaseStatus = .ready) -> CaseRecord {
        let parts = symbol.split(separator: ".").map(String.init)
        var record = CaseRecord(type: parts[0], case: parts[1], file: "A.swift", line: 1, test: false)
        record.status = status
        record.sites = sites.map {
            SiteRecord(
                file: "V.swift", line: $0, column: 1, test: false, action: "A", function: "f", via: [], provides: [:])
        }
        return record
    }

    func testProposal() {
        let records = [
            record("A.many", sites: [1, 2, 3]), record("A.blocked", sites: [4], status: .blocked),
            record("A.dead", sites: [], status: .dead), record("B.one", sites: [5]),
            // The site in line 7 can carry both.
            record("B.left", sites: [6, 7]), record("C.right", sites: [7]),
        ]
        XCTAssertEqual(
            StepOrder(records: records, recipe: .modernActions).steps(),
            mechanical + [
                cases("B.one"), cases("A.many"), cases("B.left", "C.right"), finish("B"), finish("C"),
                cases("A.blocked"), finish("A"),
            ])
    }

    func testATypeWithNothingButDeadCasesIsNotFinished() {
        XCTAssertEqual(
            StepOrder(records: [record("A.dead", sites: [], status: .dead)], recipe: .modernActions).steps(), mechanical
        )
        XCTAssertEqual(StepOrder(records: [], recipe: .modernActions).steps(), mechanical)
    }

    func testTestSitesBringNothingTogether() {
        var (left, right) = (record("A.left", sites: [1]), record("A.right", sites: [1]))
        left.sites[0].test = true
        right.sites[0].test = true
        XCTAssertEqual(
            StepOrder(records: [left, right], recipe: .modernActions).steps(),
            mechanical + [cases("A.left"), cases("A.right"), finish("A")])
    }

    func testMerging() {
        let table: [(name: String, edited: [PlannedStep], fresh: [PlannedStep], expected: [PlannedStep])] = [
            (
                "the edited order stays", [cases("A.y"), cases("A.x"), finish("A")],
                [cases("A.x"), cases("A.y"), finish("A")], [cases("A.y"), cases("A.x"), finish("A")]
            ),
            (
                "steps brought together by hand stay so", [cases("A.y", "B.x"), finish("A"), finish("B")],
                [cases("A.y"), finish("A"), cases("B.x"), finish("B")],
                [cases("A.y", "B.x"), finish("A"), finish("B")]
            ),
            (
                "a case that is gone", [cases("A.x", "A.y"), cases("A.z"), finish("A")],
                [cases("A.x"), finish("A")], [cases("A.x"), finish("A")]
            ),
            (
                "a type that is gone", [cases("D.x"), finish("D"), cases("A.x"), finish("A")],
                [cases("A.x"), finish("A")], [cases("A.x"), finish("A")]
            ),
            (
                "a new case stands behind its predecessor", [cases("A.z"), cases("A.x"), finish("A")],
                [cases("A.x"), cases("A.y"), cases("A.z"), finish("A")],
                [cases("A.z"), cases("A.x"), cases("A.y"), finish("A")]
            ),
            (
                "a new case behind the finish of its type moves the finish",
                [cases("A.x"), finish("A"), cases("B.x"), finish("B")],
                [cases("B.x"), cases("A.y"), cases("A.x"), finish("A"), finish("B")],
                [cases("A.x"), cases("B.x"), cases("A.y"), finish("A"), finish("B")]
            ),
            (
                "cases that share a site now", [cases("A.x"), cases("B.x"), cases("A.y"), finish("A"), finish("B")],
                [cases("A.x", "A.y"), finish("A"), cases("B.x"), finish("B")],
                [cases("B.x"), cases("A.x", "A.y"), finish("A"), finish("B")]
            ),
        ]
        for entry in table {
            let merger = StepMerger(
                edited: mechanical + entry.edited, fresh: mechanical + entry.fresh, actionTypes: ["A", "B", "C"])
            XCTAssertEqual(merger.merged().steps, mechanical + entry.expected, entry.name)
        }
        let without = StepMerger(edited: [cases("A.x")], fresh: mechanical + [cases("A.x")], actionTypes: ["A"])
        XCTAssertEqual(without.merged().steps, mechanical + [cases("A.x")])
    }

    func testWhatIsBroughtTogetherIsNamed() {
        let merger = StepMerger(
            edited: [cases("A.x"), cases("A.y")], fresh: [cases("A.x", "A.y")], actionTypes: ["A"])
        XCTAssertEqual(merger.merged().united, [["A.x", "A.y"]])
    }
}
