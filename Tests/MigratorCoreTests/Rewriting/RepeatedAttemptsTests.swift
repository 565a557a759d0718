import XCTest

@testable import MigratorCore

/// In which order things that stand in each other's way are tried.
final class RepeatedAttemptsTests: XCTestCase {
    /// - Parameter waits: what each number waits for, and the file that this is seen in.
    private func tries(_ count: Int, waiting waits: [Int: (for: Int, file: String)]) -> (tried: [Int], left: [Int]) {
        var tried: [Int] = []
        var taken: Set<Int> = []
        let left = RepeatedAttempts.takeAll(count) { number in
            tried.append(number)
            if let wait = waits[number], !taken.contains(wait.for) { return .refused(because: [wait.file]) }
            taken.insert(number)
            return .taken(changing: ["file\(number)"])
        }
        return (tried, left)
    }

    func testOrder() {
        let table: [(what: String, waits: [Int: (for: Int, file: String)], tried: [Int], left: [Int])] = [
            ("nothing is refused", [:], [0, 1, 2], []),
            ("behind the change of its file", [0: (1, "file1")], [0, 1, 2, 0], []),
            ("behind a change elsewhere, in the end", [0: (1, "other")], [0, 1, 2, 0], []),
            ("one after the other", [0: (1, "file1"), 1: (2, "file2")], [0, 1, 2, 1, 0], []),
            ("for ever", [0: (9, "file1")], [0, 1, 2, 0], [0]),
            ("in front of no change", [2: (9, "file1")], [0, 1, 2], [2]),
            ("all of them", [0: (9, ""), 1: (9, ""), 2: (9, "")], [0, 1, 2], [0, 1, 2]),
        ]
        for (what, waits, tried, left) in table {
            let found = tries(3, waiting: waits)
            XCTAssertEqual(found.tried, tried, what)
            XCTAssertEqual(found.left, left, what)
        }
    }
}
