import XCTest

@testable import MigratorCore

/// Places in files of any line ending, and files that the parser cannot take whole.
final class SourceTextTests: XCTestCase {
    private func facts(_ text: String) -> FileFacts {
        FactsExtractor.extract(path: "a.swift", bytes: Array(text.utf8), keepsBodies: true)
    }

    func testLineStarts() {
        let table: [(String, [Int])] = [
            ("", [0]), ("a", [0]), ("a\n", [0, 2]), ("a\nb\n", [0, 2, 4]), ("a\r\nb", [0, 3]), ("a\rb", [0, 2]),
            ("\r\r\n\n", [0, 1, 3, 4]), ("a\r", [0, 2]), ("ö\nb", [0, 3]),
        ]
        for (text, expected) in table {
            XCTAssertEqual(facts(text).lineStarts, expected, text.debugDescription)
        }
    }

    func testPositions() {
        let text = "let ä = 1\r\nlet b = 2\n\nlet c = 3"
        let found = facts(text)
        let places = found.variables.map { found.position(of: $0.offset) }
        XCTAssertEqual(places.map(\.line), [1, 2, 4])
        XCTAssertEqual(places.map(\.column), [5, 5, 5])
        XCTAssertEqual(found.position(of: 0).line, 1)
        XCTAssertEqual(found.position(of: text.utf8.count).line, 4)
        // Bytes, not characters.
        XCTAssertEqual(found.position(of: 8).column, 9)
    }

    /// The same declaration is found at the same place whatever ends the lines.
    func testLineEndings() {
        for ending in ["\n", "\r\n", "\r"] {
            let found = facts(["// comment", "struct A {", "    let a: Int", "}", ""].joined(separator: ending))
            let place = found.position(of: found.types[0].variables[0].offset)
            XCTAssertEqual(place.line, 3, ending.debugDescription)
            XCTAssertEqual(place.column, 9, ending.debugDescription)
            XCTAssertEqual(found.syntaxErrors.count, 0)
        }
    }

    func testByteOrderMark() {
        let found = facts("\u{FEFF}struct A {\n    let a: Int\n}\n")
        XCTAssertEqual(found.types.map(\.name), ["A"])
        XCTAssertEqual(found.syntaxErrors.count, 0)
        XCTAssertEqual(found.position(of: found.types[0].offset).line, 1)
        XCTAssertEqual(found.position(of: found.types[0].variables[0].offset).column, 9)
    }

    func testSyntaxErrors() throws {
        // What stands before, behind and inside of the faulty place is used.
        let found = facts(
            """
            struct A { let a: Int }
            struct B {
                let = 3
                let b: Int
            }
            func c() { d( }
            struct E {}
            """)
        XCTAssertEqual(found.types.map(\.name), ["A", "B", "E"])
        XCTAssertTrue(found.types[1].variables.contains { $0.name == "b" })
        let fault = try XCTUnwrap(found.syntaxErrors.first)
        XCTAssertEqual(found.position(of: fault.offset).line, 3)
        XCTAssertEqual(found.position(of: fault.offset).column, 9)
        XCTAssertEqual(fault.message, "expected pattern in variable")
        XCTAssertTrue(found.syntaxErrors.contains { found.position(of: $0.offset).line == 6 })
    }

    func testWarningsAreNoSyntaxErrors() {
        for text in ["", "// only a comment", "let a = 1;", "#!/usr/bin/swift\nlet a = 1\n"] {
            XCTAssertEqual(facts(text).syntaxErrors.map(\.message), [], text)
        }
    }

    /// A conflict marker, half a string, half a comment: found, and the rest of the file is used.
    func testTornFiles() {
        let table = [
            "struct A {}\n<<<<<<< ours\nstruct B {}\n=======\nstruct C {}\n>>>>>>> theirs\n",
            "struct A {}\nlet a = \"unfinished\n", "struct A {}\n/* unfinished", "struct A {}\nfunc f() {",
            "struct A {}\n}}}}",
        ]
        for text in table {
            let found = facts(text)
            XCTAssertEqual(found.types.first?.name, "A", text)
            XCTAssertGreaterThan(found.syntaxErrors.count, 0, text)
        }
    }
}
