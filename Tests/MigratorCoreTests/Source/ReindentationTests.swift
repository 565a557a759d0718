import XCTest

@testable import MigratorCore

/// Code that moves to another indentation.
final class ReindentationTests: XCTestCase {
    private func check(_ what: String, _ before: String, _ after: String, line: UInt = #line) {
        XCTAssertEqual(SourceText.reindent(before, from: "    ", to: "  "), after, what, line: line)
        XCTAssertEqual(
            SourceText.reindent(before.withCarriageReturns, from: "    ", to: "  "), after.withCarriageReturns,
            "\(what), line breaks of Windows", line: line)
    }

    func testLines() {
        check("one line", "a", "a")
        check("lines", "if a {\n        b\n    }", "if a {\n      b\n  }")
        check("a line that is indented less", "if a {\n  b\n    }", "if a {\n  b\n  }")
        check("a blank line", "a(\n\n    )", "a(\n\n  )")
    }

    /// The value of a string depends on how its lines are indented beside its closing delimiter.
    func testStringsOfSeveralLines() {
        check(
            "moves with its delimiter", "log(\"\"\"\n        a\n          b\n\n        \"\"\")\n    done()",
            "log(\"\"\"\n      a\n        b\n\n      \"\"\")\n  done()")
        check(
            "stays with its delimiter", "log(\"\"\"\n      a\n\"\"\")\n    done()",
            "log(\"\"\"\n      a\n\"\"\")\n  done()")
        check(
            "both", "log(\"\"\"\n      a\n  \"\"\", \"\"\"\n      b\n    \"\"\")\n    done()",
            "log(\"\"\"\n      a\n  \"\"\", \"\"\"\n    b\n  \"\"\")\n  done()")
        check(
            "raw, with quotes inside", "log(#\"\"\"\n    \"\"\" is no end\n    \"\"\"#)\n    done()",
            "log(#\"\"\"\n  \"\"\" is no end\n  \"\"\"#)\n  done()")
        check(
            "code inside", "log(\"\"\"\n    \\(a(\n    b\n    ))\n    \"\"\")",
            "log(\"\"\"\n  \\(a(\n  b\n  ))\n  \"\"\")")
    }
}
