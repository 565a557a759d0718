import XCTest

@testable import MigratorCore

/// Which errors are new.
final class ErrorComparisonTests: XCTestCase {
    /// Errors in words, `line message`; all in one file.
    private func errors(_ lines: [String]) -> Set<CompilerError> {
        Set(
            lines.map { text in
                let parts = text.split(separator: " ", maxSplits: 1)
                return CompilerError(file: "a.swift", line: Int(parts[0]) ?? 0, column: 1, message: String(parts[1]))
            })
    }

    private func compare(_ before: [String], _ after: [String], _ origins: LineOrigins) -> ErrorComparison {
        ErrorComparison(before: errors(before), after: errors(after), origins: ["a.swift": origins])
    }

    func testWhatIsNew() {
        let view = "cannot find type 'UIView' in scope"
        let table: [(before: [String], after: [String], new: [Int], told: [Int])] = [
            ([], [], [], [0, 0, 0]),
            (["1 \(view)"], ["1 \(view)"], [], [0, 0, 0]),
            ([], ["3 missing argument"], [3], [0, 0, 0]),
            // The line went elsewhere; of two with one message the one that stayed is the old one.
            (["1 \(view)"], ["4 \(view)"], [], [0, 0, 0]),
            (
                ["4 type 'A' has no member 'b'"], ["2 type 'A' has no member 'b'", "4 type 'A' has no member 'b'"], [2],
                [0, 0, 0]
            ),
            // A name of the platform, at one more place.
            (["1 \(view)"], ["1 \(view)", "2 cannot find 'UIView' in scope"], [], [0, 1, 0]),
            (["1 \(view)"], ["1 cannot find 'x' in scope"], [1], [0, 0, 1]),
            // The same mistake in other words.
            (
                ["2 cannot convert value of type 'A' to expected argument type 'B'"],
                ["2 cannot convert value of type 'C' to expected argument type 'B'"], [], [1, 0, 0]
            ),
            (["2 value of type 'A' has no member 'm'"], ["2 value of type 'B' has no member 'm'"], [], [1, 0, 0]),
            (["2 value of type 'A' has no member 'm'"], ["2 value of type 'A' has no member 'n'"], [2], [0, 0, 1]),
            // One that is still there explains no other.
            (
                ["2 type 'A' does not conform to protocol 'P'"],
                ["2 type 'A' does not conform to protocol 'P'", "2 type 'A' does not conform to protocol 'Q'"], [2],
                [0, 0, 0]
            ),
            (["2 \(view)"], ["2 missing argument for parameter 'x' in call"], [2], [0, 0, 1]),
            (["2 \(view)"], [], [], [0, 0, 1]),
        ]
        for (before, after, new, told) in table {
            let result = compare(before, after, .unchanged)
            XCTAssertEqual(result.new.map(\.line), new, "\(before) \(after)")
            XCTAssertEqual([result.reworded, result.missing, result.gone], told, "\(before) \(after)")
        }
    }

    func testFilesOfOneTree() {
        let error = CompilerError(file: "new.swift", line: 1, column: 2, message: "m")
        XCTAssertEqual(ErrorComparison(before: [], after: [error], origins: [:]).new, [error])
        XCTAssertEqual(ErrorComparison(before: [error], after: [], origins: [:]).gone, 1)
    }

    func testOrigins() {
        let origins = LineOrigins(before: "a\nb\nc\nd\n", after: "x\na\nB\nBB\nd\n")
        XCTAssertEqual((1...7).map { Array(origins.lines(of: $0)) }, [[], [1], [2, 3], [2, 3], [4], [5], []])
        XCTAssertEqual(Array(LineOrigins.unchanged.lines(of: 9)), [9])
        let moved = LineOrigins(before: "a\nb\n", after: "\n\na\nb\n")
        XCTAssertEqual((1...4).map { Array(moved.lines(of: $0)) }, [[], [], [1], [2]])
    }

    func testOutput() {
        let output = """
            /t/x/a b.swift:3:14: error: cannot find 'x: error: y' in scope
            /t/x/c.swift:1:2: warning: unused
            /t/x/c.swift:1:2: note: declared here
            /t/xy/c.swift:1:2: error: elsewhere
            <unknown>:0: error: deserialized
              | error: quoted
            """
        XCTAssertEqual(
            CompilerError.all(in: output, below: "/t/x"),
            [CompilerError(file: "a b.swift", line: 3, column: 14, message: "cannot find 'x: error: y' in scope")])
    }
}
