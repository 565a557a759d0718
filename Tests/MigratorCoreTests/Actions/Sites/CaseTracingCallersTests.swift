import XCTest

@testable import MigratorCore

/// An action type that is a parameter comes from all the callers.
final class CaseTracingCallersTests: XCTestCase {
    private func site(_ type: String) -> String { TracingFixture.site(type) }

    private func check(_ table: [TracingFixture.Row], line: UInt = #line) { TracingFixture.check(table, line: line) }

    func testParameters() {
        check([
            (
                "of the enum", "func f(_ t: BookActionType) { \(site("t")) }\nfunc g() { f(.opened); f(.closed) }",
                ["closed", "opened"]
            ),
            (
                "of the protocol", "func f(t: ActionType) { \(site("t")) }\nfunc g() { f(t: BookActionType.opened) }",
                ["opened"]
            ),
            (
                "of any protocol",
                "func f(t: any ActionType) { \(site("t")) }\nfunc g() { f(t: BookActionType.opened) }", ["opened"]
            ),
            (
                "generic", "func f<T: ActionType>(t: T) { \(site("t")) }\nfunc g() { f(t: BookActionType.opened) }",
                ["opened"]
            ),
            ("default", "func f(t: BookActionType = .opened) { \(site("t")) }\nfunc g() { f() }", ["opened"]),
            (
                "default and given",
                "func f(t: BookActionType = .opened) { \(site("t")) }\nfunc g() { f(); f(t: .moved) }",
                ["moved", "opened"]
            ),
            (
                "default never used", "func f(t: BookActionType = .opened) { \(site("t")) }\nfunc g() { f(t: .moved) }",
                ["moved"]
            ),
            (
                "through two wrappers",
                """
                func f(t: ActionType) { \(site("t")) }
                func g(_ s: BookActionType) { f(t: s) }
                func h() { g(.opened) }
                """,
                ["opened"]
            ),
            (
                "recursion",
                """
                func f(_ t: BookActionType, n: Int) { if n > 0 { f(t, n: n - 1) }
                \(site("t")) }
                func g() { f(.opened, n: 3) }
                """,
                ["opened"]
            ),
            (
                "recursion through another function",
                """
                func f(_ t: BookActionType) { \(site("t")); g(t) }
                func g(_ t: BookActionType) { f(t) }
                func h() { g(.closed) }
                """,
                ["closed"]
            ),
            (
                "shadowed by a local",
                "func f(t: BookActionType) { let t = BookActionType.moved; \(site("t")) }\nfunc g() { f(t: .opened) }",
                ["moved"]
            ),
            (
                "overloads are told apart by their labels",
                """
                func f(t: BookActionType) { \(site("t")) }
                func f(u: BookActionType) {}
                func g() { f(t: .opened); f(u: .closed) }
                """,
                ["opened"]
            ),
            (
                "variadic neighbour",
                "func f(_ n: Int..., t: BookActionType) { \(site("t")) }\nfunc g() { f(1, 2, t: .opened) }", ["opened"]
            ),
            (
                "trailing closure behind it",
                "func f(_ t: BookActionType, done: () -> Void) { \(site("t")) }\nfunc g() { f(.opened) { } }",
                ["opened"]
            ),
            (
                "caller at the top level of a script", "func f(_ t: BookActionType) { \(site("t")) }\nf(.opened)",
                ["opened"]
            ),
            (
                "the caller is in a closure of a property",
                "func f(_ t: BookActionType) { \(site("t")) }\nlet run: () -> Void = { f(.opened) }", ["opened"]
            ),
        ])
    }

    func testMethods() {
        let wrapper = "func send(_ t: BookActionType) { \(site("t")) }"
        check([
            ("self", "class V { \(wrapper)\nfunc g() { self.send(.opened) } }", ["opened"]),
            ("without self", "class V { \(wrapper)\nfunc g() { send(.opened) } }", ["opened"]),
            (
                "weak self",
                """
                class V { \(wrapper)
                func g() { h { [weak self] in self?.send(.opened) } } }
                func h(_ b: () -> Void) {}
                """,
                ["opened"]
            ),
            (
                "self after guard",
                """
                class V { \(wrapper)
                func g() { h { [weak self] in guard let self else { return }
                self.send(.opened); send(.moved) } } }
                func h(_ b: () -> Void) {}
                """,
                ["moved", "opened"]
            ),
            (
                "static", "enum V { static \(wrapper)\nstatic func g() { Self.send(.opened); V.send(.closed) } }",
                ["closed", "opened"]
            ),
            ("instance", "class V { \(wrapper) }\nclass X { let v = V()\nfunc g() { v.send(.opened) } }", ["opened"]),
            (
                "optional instance",
                "class V { \(wrapper) }\nclass X { var v: V?\nfunc g() { v?.send(.opened); v!.send(.closed) } }",
                ["closed", "opened"]
            ),
            ("in an extension", "class V {}\nextension V { \(wrapper) }\nfunc g(v: V) { v.send(.opened) }", ["opened"]),
            (
                "inherited", "class V { \(wrapper) }\nclass X: V { func g() { send(.opened); super.send(.closed) } }",
                ["closed", "opened"]
            ),
            (
                "through a protocol",
                """
                protocol P: AnyObject { func send(_ t: BookActionType) }
                class V: P { \(wrapper) }
                class X { weak var p: P?
                func g() { p?.send(.opened) } }
                """,
                ["opened"]
            ),
            (
                "protocol extension",
                "protocol P {}\nextension P { \(wrapper) }\nclass V: P { func g() { send(.opened) } }", ["opened"]
            ),
            (
                "two types with a method of that name",
                """
                class V { \(wrapper) }
                class X { func send(_ t: BookActionType) {} }
                func g(v: V, x: X) { v.send(.opened); x.send(.closed) }
                """,
                ["opened"]
            ),
            (
                "the receiver's type is not known",
                "class V { \(wrapper) }\nfunc g() { make().send(BookActionType.opened) }", ["opened"]
            ),
        ])
    }

    /// The files with the callers are found by the name that is called.
    func testCallersInFilesWithoutAnyOfTheVocabulary() throws {
        let fixture = Fixture([
            (
                "Books.swift",
                TracingFixture.books + "final class Sender { func send(_ t: BookActionType) { \(site("t")) } }"
            ),
            ("View.swift", "final class View { let sender = Sender()\nfunc tap() { sender.send(.opened) } }"),
            ("Unrelated.swift", "final class Other { func tap() {} }"),
        ])
        XCTAssertEqual(fixture.cases(at: 1), ["BookActionType.opened"])
        XCTAssertEqual(fixture.remaining, [])
        // Redux.swift, Books.swift and View.swift.
        XCTAssertEqual(fixture.result.summary.filesParsed, 3)
    }
}
