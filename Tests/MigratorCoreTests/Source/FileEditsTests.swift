import XCTest

@testable import MigratorCore

/// Edits of byte ranges: everything else stays, and two that want the same bytes are a conflict.
final class FileEditsTests: XCTestCase {
    private func apply(_ edits: [SourceEdit], to text: String) throws(EditConflict) -> String {
        var file = FileEdits()
        for edit in edits { file.add(edit) }
        return String(decoding: try file.apply(to: Array(text.utf8)), as: UTF8.self)
    }

    func testEdits() throws {
        let table: [(what: String, edits: [SourceEdit], expected: String)] = [
            ("none", [], "abcdef"),
            ("one", [SourceEdit(1..<3, "X")], "aXdef"),
            ("in any order", [SourceEdit(4..<6, "Y"), SourceEdit(0..<1, "X")], "XbcdY"),
            ("beside each other", [SourceEdit(2..<4, "Y"), SourceEdit(0..<2, "X")], "XYef"),
            ("removal", [SourceEdit(0..<6, "")], ""),
            ("at the beginning", [.insert("X", at: 0)], "Xabcdef"),
            ("at the end", [.insert("X", at: 6)], "abcdefX"),
            ("insertions at one place keep their order", [.insert("2", at: 3), .insert("1", at: 3)], "abc21def"),
            ("an insertion in front of a replacement", [SourceEdit(3..<4, "X"), .insert("1", at: 3)], "abc1Xef"),
            ("an insertion behind a replacement", [.insert("1", at: 4), SourceEdit(3..<4, "X")], "abcX1ef"),
            ("the same twice", [SourceEdit(1..<2, "X"), SourceEdit(1..<2, "X")], "aXcdef"),
            ("the same insertion twice", [.insert("X", at: 2), .insert("X", at: 2)], "abXcdef"),
            ("longer than before", [SourceEdit(1..<2, "größer")], "agrößercdef"),
        ]
        for (what, edits, expected) in table {
            XCTAssertEqual(try apply(edits, to: "abcdef"), expected, what)
        }
        XCTAssertEqual(try apply([.insert("X", at: 0)], to: ""), "X")
    }

    func testConflicts() {
        let table: [(what: String, edits: [SourceEdit], conflict: EditConflict)] = [
            ("overlap", [SourceEdit(1..<3, "X"), SourceEdit(2..<4, "Y")], EditConflict(first: 1..<3, second: 2..<4)),
            ("inside", [SourceEdit(2..<3, "X"), SourceEdit(1..<5, "Y")], EditConflict(first: 1..<5, second: 2..<3)),
            ("two texts", [SourceEdit(1..<3, "X"), SourceEdit(1..<3, "Y")], EditConflict(first: 1..<3, second: 1..<3)),
            (
                "an insertion inside", [.insert("X", at: 2), SourceEdit(1..<3, "Y")],
                EditConflict(first: 1..<3, second: 2..<2)
            ),
            ("behind the end", [SourceEdit(5..<7, "X")], EditConflict(first: 0..<0, second: 5..<7)),
        ]
        for (what, edits, conflict) in table {
            XCTAssertThrowsError(try apply(edits, to: "abcdef"), what) { XCTAssertEqual($0 as? EditConflict, conflict) }
        }
    }

    func testCount() {
        var file = FileEdits()
        XCTAssertTrue(file.isEmpty)
        file.add(.insert("a", at: 1))
        file.add(.insert("a", at: 1))
        file.add(.insert("b", at: 1))
        XCTAssertFalse(file.isEmpty)
        XCTAssertEqual(file.count, 2)
    }

    /// Bytes that are no characters of their own, and those of a byte order mark, are not looked at.
    func testBytes() throws {
        var file = FileEdits()
        file.add(SourceEdit(4..<5, "b"))
        let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x0D, 0x61, 0x0D, 0x0A, 0x00]
        XCTAssertEqual(try file.apply(to: bytes), [0xEF, 0xBB, 0xBF, 0x0D, 0x62, 0x0D, 0x0A, 0x00])
    }
}
