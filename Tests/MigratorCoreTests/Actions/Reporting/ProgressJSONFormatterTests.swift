import Foundation
import XCTest

@testable import MigratorCore

final class ProgressJSONFormatterTests: XCTestCase {
    func testRoundTrip() throws {
        let text = try ProgressJSONFormatter().format(SampleProgress.report)
        XCTAssertEqual(try JSONDecoder().decode(ProgressReport.self, from: Data(text.utf8)), SampleProgress.report)
    }

    func testOutputFitsTheSchema() throws {
        let folder = try TemporaryFolder(for: self)
        var bare = SampleProgress.report
        (bare.commit, bare.forecast, bare.history, bare.since) = (nil, nil, [], "main")
        for (name, report) in [("full", SampleProgress.report), ("bare", bare)] {
            try folder.write(try ProgressJSONFormatter().format(report), to: "\(name).json")
        }
        try SchemaValidation.check(
            ["\(folder.path)/full.json", "\(folder.path)/bare.json"],
            schema: "\(Repository.root.path)/docs/schemas/report.schema.json")
    }

    /// The schema requires every key that is written, so that a key that goes missing is noticed.
    func testSchemaRequiresEveryKey() throws {
        let file = "\(Repository.root.path)/docs/schemas/report.schema.json"
        let data = try Data(contentsOf: URL(fileURLWithPath: file))
        let schema = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        let text = try ProgressJSONFormatter().format(SampleProgress.report)
        let report = try XCTUnwrap(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let definitions = try XCTUnwrap(schema["$defs"] as? [String: [String: Any]])
        XCTAssertEqual(schema["required"] as? [String], report.keys.sorted())
        for (name, key) in [
            ("actionType", "actionTypes"), ("case", "cases"), ("issue", "issues"), ("run", "history"),
            ("problem", "problems"), ("reducer", "reducers"), ("middleware", "middlewares"),
        ] {
            let first = try XCTUnwrap((report[key] as? [[String: Any]])?.first)
            XCTAssertEqual(definitions[name]?["required"] as? [String], first.keys.sorted(), name)
        }
        let totals = try XCTUnwrap(report["totals"] as? [String: Any])
        XCTAssertEqual(definitions["totals"]?["required"] as? [String], totals.keys.sorted())
    }
}
