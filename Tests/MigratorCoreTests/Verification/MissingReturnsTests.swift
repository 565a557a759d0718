import XCTest

@testable import MigratorCore

/// Functions that end without a value.
final class MissingReturnsTests: XCTestCase {
    private func lines(_ source: String) -> [Int] {
        MissingReturns.errors(in: Array(source.utf8), file: "a.swift", neverReturning: ["stop"]).map(\.line)
    }

    /// Bodies of `func f(_ x: Int) -> Int`.
    func testBodies() {
        let table: [(body: String, isMissing: Bool)] = [
            ("1", false), ("return 1", false), ("", true), ("print(x)\nreturn 1", false), ("print(x)\nprint(x)", true),
            ("if x > 1 { return 1 }", true), ("if x > 1 { return 1 }\nreturn 2", false),
            ("if x > 1 { 1 } else { 2 }", false), ("print(x)\nif x > 1 { return 1 } else { throw e }", false),
            ("print(x)\nif x > 1 { return 1 } else if x > 0 { return 2 }", true),
            ("switch x { case 0: return 1\ndefault: return 2 }", false),
            ("switch x { case 0: return 1\ndefault: break }", true),
            ("print(x)\nswitch x { case 0: fallthrough\ndefault: stop() }", false),
            ("switch x { case 0: 1\ndefault: 2 }", false),
            ("print(x)\nfatalError(\"x\")", false), ("print(x)\ntry Self.stop()", false),
            ("while true { print(x) }", false), ("while true { if x > 1 { break } }", true),
            ("while true { switch x { case 0: return 1\ndefault: break } }", false),
            ("while x > 1 { return 1 }", true), ("for y in 0..<x { return y }", true),
            ("repeat { return 1 } while x > 0", false), ("do { return 1 } catch { print(x) }", true),
            ("do { print(x)\nreturn 1 } catch { return 2 }", false),
            ("l: while true { while true { break l } }", true), ("guard x > 0 else { return 1 }", true),
            ("#if DEBUG\nreturn 1\n#else\nreturn 2\n#endif", false), ("let y = x", true),
            ("defer { print(x) }\nreturn 1", false),
        ]
        for (body, isMissing) in table {
            XCTAssertEqual(!lines("func f(_ x: Int) -> Int {\n\(body)\n}").isEmpty, isMissing, body)
        }
    }

    func testPlaces() {
        let table: [(source: String, lines: [Int])] = [
            ("func f() -> Void {\nprint(1)\n}\nfunc g() {\n}\nfunc h() -> Never {\nstop()\n}", []),
            ("struct S {\nvar a: Int {\nprint(1)\nprint(2)\n}\n}", [5]),
            ("struct S {\nvar a: Int {\nget {\nprint(1)\nprint(2)\n}\nset {}\n}\n}", [6]),
            ("struct S {\nsubscript(i: Int) -> Int {\nprint(1)\nprint(2)\n}\n}", [5]),
            ("struct S {\nvar body: some View {\nText(1)\nText(2)\n}\n}", []),
            ("@ViewBuilder func f() -> V {\nText(1)\nText(2)\n}", []),
            ("let c = { (x: Int) -> Int in\nprint(1)\nprint(2)\n}", [4]),
            ("let c = { x in\nprint(1)\nprint(2)\n}", []),
            ("protocol P { func f() -> Int\nvar a: Int { get } }", []),
            ("var a: Int = 1 {\ndidSet {\nprint(1)\n}\n}", []),
        ]
        for (source, expected) in table { XCTAssertEqual(lines(source), expected, source) }
        let source = "class C {\n    static func f() -> [Int] {\n        print(1)\n        print(2)\n    }\n}"
        XCTAssertEqual(
            MissingReturns.errors(in: Array(source.utf8), file: "a.swift", neverReturning: []),
            [
                CompilerError(
                    file: "a.swift", line: 5, column: 5,
                    message: "missing return in static method expected to return '[Int]'")
            ])
        XCTAssertEqual(
            MissingReturns.neverReturning(in: Array("func a() -> Never { fatalError() }\nfunc b() {}".utf8)), ["a"])
    }
}
