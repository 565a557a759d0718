import XCTest

@testable import MigratorCore

/// The prefilter: it may say yes too often and must never say no to a file that has the word.
final class WordIndexTests: XCTestCase {
    private func index(_ text: String) -> WordIndex { WordIndex(bytes: Array(text.utf8)) }

    func testWords() {
        let text = "let größe = `default`.x1(_a:日本) // comment\n\"string \\(inner)\""
        let words = index(text)
        for word in ["let", "größe", "default", "x1", "_a", "日本", "comment", "string", "inner"] {
            XCTAssertTrue(words.mayContain(WordIndex.hash(of: word)), word)
        }
        for word in ["", "le", "gr", "x", "a", "日", "größ"] {
            XCTAssertFalse(words.mayContain(WordIndex.hash(of: word)), word)
        }
        XCTAssertFalse(index("").mayContain(WordIndex.hash(of: "a")))
        XCTAssertTrue(index("a").mayContain(WordIndex.hash(of: "a")))
    }

    func testDeclaredTypes() {
        let table: [(text: String, declared: [String], others: [String])] = [
            ("struct A: B { let c: C }", ["A"], ["B", "C", "c", "let"]),
            ("final class A<T> {}", ["A"], ["T"]),
            ("enum A {} protocol B {} actor C {} typealias D = E", ["A", "B", "C", "D"], ["E"]),
            ("extension A.B.C: D {}", ["A", "B", "C"], ["D"]),
            ("extension\n    A {}", ["A"], []),
            ("struct `default` {}", ["default"], []),
            ("struct Größe {}", ["Größe"], ["Gr", "e"]),
            ("struct A\n{}", ["A"], []),
            ("structure A", [], ["A"]),
            ("let a = A()", [], ["A", "a"]),
            ("class func a() {}", ["func"], ["a"]),
        ]
        for (text, declared, others) in table {
            let words = index(text)
            for name in declared { XCTAssertTrue(words.mayDeclareType(WordIndex.hash(of: name)), "\(text): \(name)") }
            for name in others { XCTAssertFalse(words.mayDeclareType(WordIndex.hash(of: name)), "\(text): \(name)") }
        }
    }

    func testDeclaredValues() {
        let table: [(text: String, declared: [String], others: [String])] = [
            ("let a = b", ["a"], ["b"]),
            ("func a(b: C) -> D { e }", ["a"], ["C", "D", "e"]),
            ("var a: B { c }", ["a"], ["B", "c"]),
            ("static let /* one */ a = b.c", ["a"], ["b", "c"]),
            ("let (a, b) = c", ["a", "b"], ["c"]),
            ("var a = 1, b: Int { c }", ["a", "b"], ["c"]),
            ("let a = b\nc, d", ["a"], ["c", "d"]),
            ("var `default` = a", ["default"], ["a"]),
            ("func\n    a() {}", ["a"], []),
            ("case a(b)", [], ["a", "b"]),
            ("variable a", [], ["a"]),
            ("init() {}", ["init"], []),
        ]
        for (text, declared, others) in table {
            let bytes = Array(text.utf8)
            for name in declared { XCTAssertTrue(WordIndex.declaresValue(name, in: bytes), "\(text): \(name)") }
            for name in others { XCTAssertFalse(WordIndex.declaresValue(name, in: bytes), "\(text): \(name)") }
        }
    }
}
