import XCTest

@testable import MigratorCore

final class SuggestionTests: XCTestCase {
    func testDistance() {
        let table: [(String, String, Int)] = [
            ("", "", 0), ("a", "", 1), ("", "abc", 3), ("scan", "scan", 0), ("scan", "scna", 1), ("scan", "can", 1),
            ("jsn", "json", 1), ("kitten", "sitting", 3), ("größe", "grösse", 2), ("ca", "abc", 3),
        ]
        for (left, right, expected) in table {
            XCTAssertEqual(Suggestion.distance(Array(left), Array(right)), expected, "\(left) \(right)")
            XCTAssertEqual(Suggestion.distance(Array(right), Array(left)), expected, "\(right) \(left)")
        }
    }

    func testNearest() {
        let commands = ["scan", "explain", "help"]
        XCTAssertEqual(Suggestion.nearest(to: "scna", in: commands), "scan")
        XCTAssertEqual(Suggestion.nearest(to: "SCAN", in: commands), "scan")
        XCTAssertEqual(Suggestion.nearest(to: "explian", in: commands), "explain")
        XCTAssertNil(Suggestion.nearest(to: "frobnicate", in: commands))
        XCTAssertEqual(Suggestion.nearest(to: "ab", in: ["ax", "ay", "abc", "q"], limit: 2), ["abc", "ax"])
    }
}
