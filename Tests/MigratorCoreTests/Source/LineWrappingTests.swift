import XCTest

@testable import MigratorCore

/// Where a line that is too long is broken.
final class LineWrappingTests: XCTestCase {
    private func check(
        _ what: String, _ before: String, _ after: String, width: Int = 40, line: UInt = #line
    ) {
        XCTAssertEqual(LineWrapping(width: width).wrap(before), after, what, line: line)
    }

    func testALineWithoutCodeStays() {
        let comment = "func a() {\n    // as long as a comment of a file can ever be, and longer\n    b()\n}\n"
        check("a comment between statements", comment, comment)
    }

    func testBehindTheBracketWhereTheFileHasNoList() {
        check(
            "a call", "let a = compute(first, second: value, third)\n",
            """
            let a = compute(
                first, second: value, third
            )

            """)
        check(
            "parameters", "func compute(_ first: Int, second: Int) -> Int {\n    first\n}\n",
            """
            func compute(
                _ first: Int, second: Int
            ) -> Int {
                first
            }

            """)
        check(
            "the outer one", "    let a = outer(inner(first, second), third)\n",
            """
                let a = outer(
                    inner(first, second), third
                )

            """)
        check(
            "a tuple type", "typealias Pair = (first: FirstOfTheTwo, second: SecondOfTheTwo)\n",
            """
            typealias Pair = (
                first: FirstOfTheTwo,
                second: SecondOfTheTwo
            )

            """)
        check(
            "until it fits", "let a = outer(inner(first, second, third, fourth, fifth, sixth))\n",
            """
            let a = outer(
                inner(
                    first,
                    second,
                    third,
                    fourth,
                    fifth,
                    sixth
                )
            )

            """)
    }

    func testOtherPlaces() {
        check(
            "a label", "switch state {\ncase .lamp(let x): return .lamp(make(from: x))\n}\n",
            """
            switch state {
            case .lamp(let x):
                return .lamp(make(from: x))
            }

            """)
        check(
            "a block", "guard let x = value else { return defaults(of: y) }\n",
            """
            guard let x = value else {
                return defaults(of: y)
            }

            """)
        check(
            "a closure", "items.map { item in convert(item, using: table) }\n",
            """
            items.map { item in
                convert(item, using: table)
            }

            """)
        check(
            "conditions", "if let value = first, value.isLarge, value.isRed {\n}\n",
            """
            if let value = first,
               value.isLarge,
               value.isRed {
            }

            """)
    }

    func testStyleOfTheFile() {
        check(
            "aligned", "show(a,\n     b)\nlet x = compute(first, second: value, third)\n",
            """
            show(a,
                 b)
            let x = compute(first,
                            second: value,
                            third)

            """)
        check(
            "together", "show(\n    a, b)\nlet x = compute(first, second: value, third)\n",
            """
            show(
                a, b)
            let x = compute(
                first, second: value, third)

            """)
        check(
            "one per line", "show(\n    a,\n    b\n)\nlet x = compute(first, second: value, third)\n",
            """
            show(
                a,
                b
            )
            let x = compute(
                first,
                second: value,
                third
            )

            """)
        check(
            "parameters in another way than arguments",
            "show(\n    a,\n    b\n)\nfunc f(a: A,\n       b: B) {}\nfunc other(first: FirstType, second: Other) {}\n",
            """
            show(
                a,
                b
            )
            func f(a: A,
                   b: B) {}
            func other(first: FirstType,
                       second: Other) {}

            """)
        check(
            "tabs", "if a {\n\tb(c)\n\tcompute(first, second: value, the3rd)\n}\n",
            "if a {\n\tb(c)\n\tcompute(\n\t\tfirst, second: value, the3rd\n\t)\n}\n")
        check(
            "line breaks of Windows", "let a = compute(first, second: value, third)\r\n",
            "let a = compute(\r\n    first, second: value, third\r\n)\r\n")
    }

    func testWhatStays() {
        for text in [
            "let a = \"a text that is longer than the line (or so)\"\n",
            "let a = f(b) // a comment that is longer than the line\n",
            "let a = \"a text that holds \\(compute(first, second: third)) calls\"\n",
            "// compute(first, second: value, third, fourth)\n",
            "let a = compute(/* first, */ second /* of */)\n",
        ] {
            check("stays", text, text)
        }
    }

    func testOnlyLinesThatEditsMakeTooLong() throws {
        let old = "let wide = compute(first, second: value, third)\nlet a = compute(first, second: v)\n"
        var edits = FileEdits()
        let call = try XCTUnwrap(old.range(of: "second: v)"))
        edits.add(.insert(".legacyReducer", at: old.utf8.distance(from: old.startIndex, to: call.upperBound)))
        let made = try LineWrapping(width: 40).apply(edits, to: Array(old.utf8))
        XCTAssertEqual(
            String(decoding: made, as: UTF8.self),
            """
            let wide = compute(first, second: value, third)
            let a = compute(
                first, second: v
            ).legacyReducer

            """)
        var others = FileEdits()
        others.add(.insert(".legacyReducer", at: "let wide = compute(first, second: value, third)".utf8.count))
        let untouched = try LineWrapping(width: 40).apply(others, to: Array(old.utf8))
        XCTAssertEqual(
            String(decoding: untouched, as: UTF8.self),
            "let wide = compute(first, second: value, third).legacyReducer\nlet a = compute(first, second: v)\n",
            "a line that was too long before")
    }
}
