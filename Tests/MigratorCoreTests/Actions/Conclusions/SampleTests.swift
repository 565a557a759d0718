import Foundation
import XCTest

@testable import MigratorCore

/// The sample application of this repository against labels that were made by hand from its source, independently of
/// the program.
final class SampleTests: XCTestCase {
    /// One label: what a reader of the source found of a case.
    private struct Label: Decodable {
        struct Site: Decodable {
            let file: String
            let line: Int
            let provides: [String: String]
        }
        struct Value: Decodable, Hashable {
            let name: String
            let type: String
            let optional: Bool
        }
        struct Finding: Decodable {
            let finding: String
            let field: String?
            /// Index into `sites`.
            let site: Int?
        }

        let type: String
        let `case`: String
        let sites: [Site]
        let reads: [String: String]
        let payload: [Value]
        let unused: [String]
        let neverProvided: [String]
        let findings: [Finding]
    }

    private func labels() throws -> [Label] {
        let file = Repository.root.appendingPathComponent("Tests/MigratorCoreTests/Fixtures/earshot-labels.json")
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return try decoder.decode([Label].self, from: Data(contentsOf: file))
    }

    private func report() throws -> ScanReport {
        let root = Repository.root
        return try Scanner.scan(ScanRequest(root: root.appendingPathComponent("Samples/Legacy").path, jobs: 4))
    }

    func testAgainstLabels() throws {
        let labels = try labels()
        let report = try report()
        XCTAssertEqual(labels.count, 47)
        for label in labels {
            let symbol = "\(label.type).\(label.case)"
            let record = try XCTUnwrap(report.cases.first { $0.symbol == symbol && !$0.test }, symbol)
            let sites = record.sites.filter { !$0.test }
            XCTAssertEqual(
                sites.map { "\($0.file):\($0.line)" }.sorted(), label.sites.map { "\($0.file):\($0.line)" }.sorted(),
                symbol)
            for site in label.sites {
                let found = sites.first { $0.file == site.file && $0.line == site.line }
                XCTAssertEqual(
                    found?.provides.mapValues(\.rawValue), site.provides, "\(symbol) \(site.file):\(site.line)")
            }
            XCTAssertEqual(record.reads.mapValues(\.rawValue), label.reads, symbol)
            XCTAssertEqual(
                record.payload.map { "\($0.name): \($0.optional)" }.sorted(),
                label.payload.map { "\($0.name): \($0.optional)" }.sorted(), symbol)
            XCTAssertEqual(record.unused.sorted(), label.unused.sorted(), symbol)
            XCTAssertEqual(record.neverProvided.sorted(), label.neverProvided.sorted(), symbol)
            try checkFindings(of: label, in: record)
        }
    }

    /// Every labelled finding is found, with the labelled sites and no others as its evidence.
    private func checkFindings(of label: Label, in record: CaseRecord) throws {
        for code in Set(label.findings.map(\.finding)) {
            let labelled = label.findings.filter { $0.finding == code }
            let found = record.findings.filter { $0.code.rawValue == code }
            XCTAssertEqual(Set(found.map(\.field)), Set(labelled.map(\.field)), "\(record.symbol) \(code)")
            let places = Set(labelled.compactMap(\.site).map { "\(label.sites[$0].file):\(label.sites[$0].line)" })
            guard !places.isEmpty else { continue }
            let sites = Set(label.sites.map { "\($0.file):\($0.line)" })
            let evidence = Set(found.flatMap(\.evidence).map { "\($0.file):\($0.line)" })
            XCTAssertEqual(evidence.intersection(sites), places, "\(record.symbol) \(code)")
        }
    }

    func testTotals() throws {
        let report = try report()
        let summary = report.summary
        XCTAssertEqual(summary.actionStructs, 27)
        XCTAssertEqual(summary.actionTypes, 31)
        XCTAssertEqual(summary.cases, 174)
        XCTAssertEqual(summary.dispatchSites, 163)
        XCTAssertEqual(summary.reducers, 22)
        XCTAssertEqual(summary.middlewares, 15)
        XCTAssertEqual(report.problems, [])
        XCTAssertEqual(
            summary.casesReady + summary.casesBlocked + summary.casesDead + summary.casesMigrated, summary.cases)
    }

    /// What a site shows does not depend on how the work was split.
    func testThreads() throws {
        let root = Repository.root
        let path = root.appendingPathComponent("Samples/Legacy/Sources/Earshot/Features").path
        let reports = try [1, 2, 7].map { try Scanner.scan(ScanRequest(root: path, jobs: $0)) }
        XCTAssertEqual(reports[0], reports[1])
        XCTAssertEqual(reports[0], reports[2])
        XCTAssertGreaterThan(reports[0].summary.cases, 0)
    }
}
