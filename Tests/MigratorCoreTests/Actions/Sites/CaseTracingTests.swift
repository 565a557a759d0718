import XCTest

@testable import MigratorCore

/// Which case a dispatch site carries: every form of the `actionType:` argument, and how far it is followed.
final class CaseTracingTests: XCTestCase {
    private func site(_ type: String) -> String { TracingFixture.site(type) }

    private func check(_ table: [TracingFixture.Row], line: UInt = #line) { TracingFixture.check(table, line: line) }

    func testWrittenAtTheSite() {
        check([
            ("full", "func f() { \(site("BookActionType.opened")) }", ["opened"]),
            (
                "implicit member, the type known from the parameter",
                "func f() { store.dispatch(/*1*/NamedAction(windowUUID: w, actionType: .opened)) }", ["opened"]
            ),
            ("cast", "func f() { \(site("BookActionType.opened as ActionType")) }", ["opened"]),
            ("parentheses", "func f() { \(site("(BookActionType.opened)")) }", ["opened"]),
            (
                "ternary", "func f(a: Bool) { \(site("a ? BookActionType.opened : BookActionType.closed")) }",
                ["closed", "opened"]
            ),
            (
                "nested ternary",
                """
                func f(a: Bool) {
                \(site("a ? BookActionType.opened : a ? BookActionType.closed : BookActionType.moved")) }
                """,
                ["closed", "moved", "opened"]
            ),
            (
                "ternary of implicit members",
                "func f(a: Bool) { _ = /*1*/NamedAction(windowUUID: w, actionType: a ? .opened : .closed) }",
                ["closed", "opened"]
            ),
            (
                "if expression",
                "func f(a: Bool) { let t: BookActionType = if a { .opened } else { .closed }\n\(site("t")) }",
                ["closed", "opened"]
            ),
            (
                "switch expression",
                """
                func f(a: Int) {
                    let t: BookActionType =
                        switch a {
                        case 1: .opened
                        case 2: .closed
                        default: .moved
                        }
                    \(site("t"))
                }
                """, ["closed", "moved", "opened"]
            ),
            ("alias of the enum", "typealias T = BookActionType\nfunc f() { \(site("T.opened")) }", ["opened"]),
            (
                "init",
                "func f() { store.dispatch(/*1*/BookAction.init(windowUUID: w, actionType: BookActionType.opened)) }",
                ["opened"]
            ),
            (
                "implicit init",
                "func f() { let a: NamedAction = ./*1*/init(windowUUID: w, actionType: .opened); store.dispatch(a) }",
                ["opened"]
            ),
            (
                "default value of a parameter",
                "func f(a: Action = /*1*/BookAction(windowUUID: w, actionType: BookActionType.opened)) {}", ["opened"]
            ),
            (
                "default value of an initialiser's parameter",
                """
                class V {
                    init(a: Action = /*1*/BookAction(windowUUID: w, actionType: BookActionType.opened)) {}
                }
                """, ["opened"]
            ),
            (
                "static property of the enum as an implicit member",
                """
                extension BookActionType { static var usual: BookActionType { .moved } }
                func f() { _ = /*1*/NamedAction(windowUUID: w, actionType: .usual) }
                """, ["moved"]
            ),
            ("backticks", "func f() { \(site("BookActionType.`opened`")) }", ["opened"]),
        ])
    }

    func testLocals() {
        check([
            ("let", "func f() { let t = BookActionType.opened; \(site("t")) }", ["opened"]),
            ("let with annotation", "func f() { let t: BookActionType = .opened; \(site("t")) }", ["opened"]),
            ("let as the protocol", "func f() { let t: ActionType = BookActionType.opened; \(site("t")) }", ["opened"]),
            (
                "ternary with annotation in a closure",
                """
                func f(a: Bool) { g { let t: BookActionType = a ? .opened : .closed; \(site("t")) } }
                func g(_ b: () -> Void) {}
                """,
                ["closed", "opened"]
            ),
            (
                "assigned in branches",
                "func f(a: Bool) { let t: BookActionType\nif a { t = .opened } else { t = .closed }\n\(site("t")) }",
                ["closed", "opened"]
            ),
            (
                "var that is assigned again",
                "func f(a: Bool) { var t = BookActionType.opened\nif a { t = .moved }\n\(site("t")) }",
                ["moved", "opened"]
            ),
            (
                "through two locals", "func f() { let s = BookActionType.opened; let t = s; \(site("t")) }", ["opened"]
            ),
            (
                "if let of an optional local",
                "func f(a: Bool) { let s: BookActionType? = a ? .opened : .closed\nif let s { \(site("s")) } }",
                ["closed", "opened"]
            ),
            (
                "guard let with another name",
                """
                func f(s: Int) { let s = g(s)
                guard let t = s else { return }
                \(site("t")) }
                func g(_ i: Int) -> BookActionType? { i > 1 ? .opened : .moved }
                """,
                ["moved", "opened"]
            ),
            (
                "element of a literal list", "func f() { for t in [BookActionType.opened, .closed] { \(site("t")) } }",
                ["closed", "opened"]
            ),
            (
                "capture",
                "func f() { let t = BookActionType.opened; g { [t] in \(site("t")) } }\nfunc g(_ b: () -> Void) {}",
                ["opened"]
            ),
            (
                "capture under another name",
                "func f() { g { [t = BookActionType.opened] in \(site("t")) } }\nfunc g(_ b: () -> Void) {}", ["opened"]
            ),
            (
                "??",
                """
                func f(s: BookActionType? = nil) { let t = s ?? .opened; \(site("t")) }
                func g() { f() ; f(s: .closed) }
                """,
                ["closed", "opened"]
            ),
        ])
    }

    func testLocalFunctionsAndClosures() {
        check([
            (
                "local function",
                """
                func f() { func send(_ t: BookActionType) { \(site("t")) }
                send(.opened); if true { send(.closed) } }
                """,
                ["closed", "opened"]
            ),
            (
                "local function before its declaration",
                "func f() { send(.opened)\nfunc send(_ t: BookActionType) { \(site("t")) } }", ["opened"]
            ),
            (
                "local function with a default",
                "func f() { func send(_ t: BookActionType = .moved) { \(site("t")) }\nsend(); send(.opened) }",
                ["moved", "opened"]
            ),
            (
                "local function that calls itself",
                """
                func f() { func send(_ t: BookActionType, n: Int) { \(site("t")); send(t, n: n) }
                send(.opened, n: 1) }
                """,
                ["opened"]
            ),
            (
                "local that is assigned from itself",
                "func f(a: Bool) { var t = BookActionType.opened\nt = a ? t : .moved\n\(site("t")) }",
                ["moved", "opened"]
            ),
            ("closure called on the spot", "func f() { { \(site("BookActionType.opened")) }() }", ["opened"]),
            ("Task", "func f() { Task { @MainActor in \(site("BookActionType.opened")) } }", ["opened"]),
        ])
    }

    func testProperties() {
        check([
            ("global", "let t = BookActionType.opened\nfunc f() { \(site("t")) }", ["opened"]),
            ("stored", "class V { let t = BookActionType.opened\nfunc f() { \(site("t")) } }", ["opened"]),
            (
                "stored with annotation", "class V { let t: BookActionType = .opened\nfunc f() { \(site("self.t")) } }",
                ["opened"]
            ),
            ("static", "class V { static let t = BookActionType.opened\nfunc f() { \(site("Self.t")) } }", ["opened"]),
            (
                "computed",
                "class V { var a = true\nvar t: BookActionType { a ? .opened : .closed }\nfunc f() { \(site("t")) } }",
                ["closed", "opened"]
            ),
            (
                "computed with a switch",
                """
                enum V { case x, y
                var t: BookActionType { switch self { case .x: .opened
                case .y: return .moved } }
                func f() { \(site("t")) } }
                """,
                ["moved", "opened"]
            ),
            (
                "computed with returns",
                """
                class V { var a = true
                var t: BookActionType { if a { return .opened }
                return .closed }
                func f() { \(site("t")) } }
                """,
                ["closed", "opened"]
            ),
            (
                "given to the initialiser",
                """
                class V { let t: BookActionType
                init(t: BookActionType) { self.t = t }
                func f() { \(site("t")) } }
                func g() { _ = V(t: .opened) }
                """,
                ["opened"]
            ),
            (
                "given to the memberwise initialiser",
                """
                struct V { let t: BookActionType
                func f() { \(site("t")) } }
                func g() { _ = V(t: .opened); _ = V(t: .moved) }
                """,
                ["moved", "opened"]
            ),
            (
                "assigned in a method",
                "class V { var t = BookActionType.opened\nfunc g() { t = .closed }\nfunc f() { \(site("t")) } }",
                ["closed", "opened"]
            ),
            (
                "of another object", "struct C { let t: BookActionType = .opened }\nfunc f(c: C) { \(site("c.t")) }",
                ["opened"]
            ),
            (
                "of an optional object",
                """
                struct C { let t: BookActionType = .opened }
                func f(c: C?) { \(site("c?.t ?? BookActionType.closed")) }
                """,
                ["closed", "opened"]
            ),
            (
                "static of a configuration",
                "enum C { static let t: ActionType = BookActionType.moved }\nfunc f() { \(site("C.t")) }", ["moved"]
            ),
        ])
    }

    func testResultsOfFunctions() {
        check([
            ("one expression", "func t() -> BookActionType { .opened }\nfunc f() { \(site("t()")) }", ["opened"]),
            (
                "returns",
                """
                func t(a: Bool) -> BookActionType { if a { return .opened } else { return .closed } }
                func f() { \(site("t(a: true)")) }
                """,
                ["closed", "opened"]
            ),
            (
                "of a parameter", "func t(_ s: BookActionType) -> ActionType { s }\nfunc f() { \(site("t(.opened)")) }",
                ["opened"]
            ),
            (
                "optional result",
                """
                func t(a: Bool) -> BookActionType? { if a { return nil }
                return .opened }
                func f() { if let s = t(a: true) { \(site("s")) } }
                """,
                ["opened"]
            ),
            (
                "static", "enum C { static func t() -> BookActionType { .moved } }\nfunc f() { \(site("C.t()")) }",
                ["moved"]
            ),
            (
                "an action that is returned",
                """
                func make(_ t: BookActionType) -> Action? {
                /*1*/BookAction(windowUUID: w, actionType: t) }
                func f() { if let a = make(.opened) { store.dispatch(a) } }
                """,
                ["opened"]
            ),
            (
                "an action chosen by a ternary",
                """
                func f(a: Bool) {
                let x: Action = a ? /*1*/BookAction(windowUUID: w, actionType: BookActionType.opened)
                : NamedAction(windowUUID: w, actionType: .closed)
                store.dispatch(x) }
                """,
                ["opened"]
            ),
        ])
    }
}
