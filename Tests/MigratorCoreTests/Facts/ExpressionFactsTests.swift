import XCTest

@testable import MigratorCore

/// How expressions are reduced. What changes no meaning is left out; what is left out must not change a meaning.
final class ExpressionFactsTests: XCTestCase {
    private func check(_ table: [(source: String, expected: String)], line: UInt = #line) {
        for (source, expected) in table {
            let text = "func f() {\n\(source)\n}"
            let facts = FactsExtractor.extract(path: "a.swift", bytes: Array(text.utf8), keepsBodies: true)
            XCTAssertEqual(facts.syntaxErrors.map(\.message), [], source, line: line)
            XCTAssertEqual(FactsText.text(facts.functions[0].body ?? []), expected, source, line: line)
        }
    }

    func testOperatorsAreFoldedByPrecedence() {
        check([
            ("a + b * c", "(a + (b * c))"),
            ("a * b + c", "((a * b) + c)"),
            ("a - b - c", "((a - b) - c)"),
            ("a ?? b ?? c", "(a ?? (b ?? c))"),
            ("a ?? b == c", "((a ?? b) == c)"),
            ("a == b && c != d || e", "(((a == b) && (c != d)) || e)"),
            ("a || b && c", "(a || (b && c))"),
            ("x = a ?? b", "x = (a ?? b)"),
            ("x += a * b", "x += (a * b)"),
            ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"),
            ("a == b ? c : d ?? e", "((a == b) ? c : (d ?? e))"),
            ("x = a ? b : c", "x = (a ? b : c)"),
            ("a as? T ?? b", "((a as? T) ?? b)"),
            ("a as? T == .b", "((a as? T) == .b)"),
            ("a is T && b", "((a is T) && b)"),
            ("a as! T", "(a as! T)"),
            ("a as T?", "(a as T?)"),
            ("try? a.b()", "(try? a.b())"),
            ("try? a ?? b", "(try? (a ?? b))"),
            ("(try? a) ?? b", "((try? a) ?? b)"),
            ("x = try? a ?? b", "x = (try? (a ?? b))"),
            ("!a && b", "((!a) && b)"),
            ("a...b", "(a ... b)"),
            ("a <> b * c", "other(a, b, c)"),
            ("a < b == c", "((a < b) == c)"),
        ])
    }

    func testWhatChangesNothingIsLeftOut() {
        check([
            ("(a)", "a"), ("((a).b)", "a.b"), ("try a()", "a()"), ("await a()", "a()"), ("try await a.b()", "a.b()"),
            ("try! a()", "a()"), ("consume a", "a"), ("X.self", "X"), ("`default`.`case`", "default.case"),
        ])
    }

    func testPostfixForms() {
        check([
            ("a.b.c", "a.b.c"), ("a?.b", "a?.b"), ("a?.b()?.c", "a?.b()?.c"), ("a!.b", "a!.b"), (".a", ".a"),
            (".a(b: c)", ".a(b: c)"), ("a[b]", "a[b]"), ("a[b, default: c]?.d", "a[b, default: c]?.d"),
            ("a.0", "a.0"), ("f(&a)", "f(&a)"), ("T<U>.f()", "<T<U>>.f()"), ("f<U>(a)", "f(a)"),
            ("[T]()", "[T]()"), ("\\T.a", "keyPath"), ("#selector(a)", "other(a)"),
        ])
    }

    func testLiterals() {
        check([
            ("nil", "nil"), ("true", "true"), ("1", "integer"), ("1.5", "float"), ("\"a\"", "string"),
            ("\"a \\(b.c) d\"", "string<b.c>"), ("[a, b]", "[a, b]"), ("[:]", "dictionary"),
            ("[a: b]", "dictionary<a, b>"), ("/a+/", "regex"), ("(a, x: b)", "(a, x: b)"),
        ])
    }

    func testClosures() {
        check([
            ("{ $0.a }", "{$0.a}"),
            ("{ a in b }", "{(a) in b}"),
            ("{ a, _ in b(a) }", "{(a, _) in b(a)}"),
            ("{ (a: A, b: B?) -> C in c }", "{(a: A, b: B?) -> C in c}"),
            ("{ [self] state, action in a() }", "{[self: self] (state, action) in a()}"),
            ("{ [weak self, x = y.z] in self?.a(x) }", "{[self: self, x: y.z] in self?.a(x)}"),
            ("{ @MainActor in a() }", "{a()}"),
            ("f { a() }", "f({a()})"),
            ("f(a) { b() } c: { d() }", "f(a, {b()}, c: {d()})"),
            ("a.map { $0 }.first", "a.map({$0}).first"),
            ("Task { await a() }", "Task({a()})"),
        ])
    }

    func testIfAndSwitchExpressions() {
        check([
            ("let x = if a { b } else if c { d } else { e }", "let x = (if a {b} else {if c {d} else {e}})"),
            (
                "return switch a { case .b: c\ndefault: d }",
                "return (switch a {case ~.b: c | default: d})"
            ),
            ("if a { b } else { c }", "if a {b} else {c}"),
            (
                "switch a { case .b, .c where d: e; f\ndefault: break }",
                "switch a {case ~.b, ~.c where d: e; f | default: break}"
            ),
        ])
    }

    func testStatements() {
        check([
            ("guard let a = b, c else { return }", "guard let a = b, c else {return}"),
            ("guard let a else { throw b }", "guard let a = a else {throw b}"),
            ("if let self { a() }", "if let self = self {a()}"),
            ("if let a: A = b as? A { a }", "if let a: A = (b as? A) {a}"),
            ("if #available(iOS 17, *), a { b }", "if #available, a {b}"),
            ("for a in b where c { continue }", "for a in b where c {continue}"),
            ("for (a, b) in c { d }", "for (#a, #b) in c {d}"),
            ("while let a = b() { c }", "while let a = b() {c}"),
            ("repeat { a } while b", "repeat {a} while b"),
            ("do { try a() } catch let e as E { b } catch { c }", "do {a()} catch {b} catch {c}"),
            ("defer { a() }", "defer {a()}"),
            ("outer: for a in b { break outer }", "for a in b {break}"),
            ("let a = 1, b: B = c", "let a = integer; let b: B = c"),
            ("let a, b: Int", "let a: Int; let b: Int"),
            ("let (a, b) = c", "let (#a, #b) = c"),
            ("var a: A { b }", "var a: A"),
            ("func g() { a() }", "func g{a()}"),
            ("struct S { let a: A }", "struct S"),
            ("#if DEBUG\na()\n#elseif X\nb()\n#else\nc()\n#endif", "#if {a()} {b()} {c()}"),
            (
                "switch a {\ncase .b: c\n#if DEBUG\ncase .d: e\n#else\ncase .f: g\n#endif\ndefault: h\n}",
                "switch a {case ~.b: c | case ~.d: e | case ~.f: g | default: h}"
            ),
        ])
    }

    func testPatterns() {
        func branch(_ pattern: String) -> String { "switch x { case \(pattern): a\ndefault: b }" }
        let table = [
            ("a", "~a"), ("A.b", "~A.b"), ("nil", "~nil"), ("is T", "is T"), ("let a", "let[a]"),
            ("let a as T", "let[a as T]"), ("let a?", "let[a?]"), (".a(let b, c: let d)", "~.a(#let[b], c: #let[d])"),
            ("let .a(b, c: d)", "let[~.a(#b, c: #d)]"), ("(.a, .b)", "~(.a, .b)"), ("(.a, let b)", "~(.a, #let[b])"),
            ("let (a, b)", "let[~(#a, #b)]"), (".a?", "~.a?"), (".a(_)", "~.a(other())"),
            ("1...2", "~(integer ... integer)"),
        ]
        check(table.map { (branch($0.0), "switch x {case \($0.1): a | default: b}") })
        check([
            // `case _` takes everything, as `default` does.
            ("switch x { case _: a }", "switch x {default: a}"),
            ("switch x { case _ where b: a\ndefault: c }", "switch x {case _ where b: a | default: c}"),
            ("if case .a(let b)? = c { d }", "if case ~.a(#let[b])? = c {d}"),
            ("if case let a? = b { c }", "if case let[a?] = b {c}"),
            ("if case let a as T = b { c }", "if case let[a as T] = b {c}"),
            ("guard case .a = b else { return }", "guard case ~.a = b else {return}"),
            ("for case let a? in b { c }", "for let[a?] in b {c}"),
        ])
    }

    /// The offset of an expression is that of the token that names it: the member in `a.b`, the callee in a call.
    func testOffsets() throws {
        let source = "let x = aa.bb(cc: dd?.ee)"
        let facts = FactsExtractor.extract(path: "a.swift", bytes: Array(source.utf8), keepsBodies: true)
        let call = try XCTUnwrap(facts.variables.first?.initializer)
        guard case .call(let callee, let arguments) = call.kind else { return XCTFail("no call") }
        XCTAssertEqual(call.offset, 11)
        XCTAssertEqual(callee.offset, 11)
        XCTAssertEqual(arguments[0].value.offset, 22)
    }
}
