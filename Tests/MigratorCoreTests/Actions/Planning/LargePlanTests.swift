import XCTest

@testable import MigratorCore

/// Plans of large code bases.
final class LargePlanTests: XCTestCase {
    /// Half a megabyte, with an action type for each line; the fault stands in the last one.
    func testTheTimeGrowsWithTheSize() {
        let lines = (1...2000).map { index in
            "{\"actionType\": \"A\(index)\", \"file\": \"A.swift\", \"enum\": \"E\(index)\", \"finalName\": \"F\(index)\", "
                + "\"access\": \"\(index == 2000 ? "secret" : "public")\", \"skip\": false, \"cases\": [], "
                + "\"declaration\": \"\", \"proposed\": {\"enum\": \"E\", \"finalName\": \"F\", \"access\": \"public\"}}"
        }
        let text = "{\"schemaVersion\": 1, \"steps\": [], \"actionTypes\": [\n\(lines.joined(separator: ",\n"))\n]}"
        let started = Date()
        XCTAssertThrowsError(try PlanReader.parse(Array(text.utf8), file: "plan.json", recipe: .modernActions)) {
            error in
            XCTAssertEqual(
                "\(error)",
                "plan.json:2001:93: error: $.actionTypes[1999].access: 'secret' is none of internal, package, public")
        }
        // Generous for a slow machine; the square of the time would be minutes.
        XCTAssertLessThan(Date().timeIntervalSince(started), 20)
    }
}
