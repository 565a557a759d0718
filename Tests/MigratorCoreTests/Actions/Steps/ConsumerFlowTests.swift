import XCTest

@testable import MigratorCore

/// Consumers that are no static or lazy property: in instances, in collections, in choices, without an annotation.
final class ConsumerFlowTests: RewriteTestCase {
    private let legacy = "{ state, action in\n    BookState()\n}"
    private let tuple =
        "(legacyReducer: { state, action in\n    BookState()\n}, modernReducer: { _, _, _ in\n    BookState()\n})"
    private let book = """
        struct BookState: StateType {
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)
            static let modernReducer: ReducerMethod<Self> = { state, _, _ in state }
            static let legacyReducer: LegacyReducerMethod<Self> = { state, _ in state }
        }

        """

    private func check(_ rows: [(what: String, before: String, after: String)], line: UInt = #line) throws {
        for row in rows {
            try check(
                row.what, .reducers, [File("Book.swift", book), File("App.swift", row.before, row.after)], line: line)
        }
    }

    /// Each closure becomes the tuple of its halves where it stands.
    func testClosures() throws {
        let rows: [(what: String, text: String)] = [
            ("an instance's constant", "struct Machine {\nlet reducer: Reducer<BookState> = %\n}\n"),
            ("an instance's variable", "final class Machine {\nvar reducer: Reducer<BookState> = %\n}\n"),
            ("observers", "enum E {\nstatic var a: Reducer<BookState> = % {\n    didSet {}\n}\n}\n"),
            ("a wrapper", "enum E {\n@Held static var a: Reducer<BookState> = %\n}\n"),
            ("a name that is taken", "enum E {\nstatic let legacyA = 1\nstatic let a: Reducer<BookState> = %\n}\n"),
            (
                "a name that is used",
                "let modernA = 1\nenum E {\nstatic let a: Reducer<BookState> = %\nstatic let b = modernA\n}\n"
            ),
            (
                "a name above",
                "class Base { var legacyA: Int { 1 } }\nfinal class Machine: Base {\nlazy var a: Reducer<BookState> = %\n}\n"
            ),
            (
                "a name below",
                "class Machine {\nlazy var a: Reducer<BookState> = %\n}\nfinal class Sub: Machine { var modernA: Int { 1 } }\n"
            ),
            ("a dictionary", "let all: [String: Reducer<BookState>] = [\"a\": %]\n"),
            ("arrays of arrays", "let all: [[Reducer<BookState>]] = [[%]]\n"),
            ("an optional", "let one: Reducer<BookState>? = %\n"),
            ("a tuple", "let one: (Int, Reducer<BookState>) = (1, %)\n"),
            ("a cast", "let one = % as Reducer<BookState>\n"),
            ("made at once", "let one: Reducer<BookState> = { return % }()\n"),
            ("a default", "func f(_ one: Reducer<BookState>?) -> Reducer<BookState> { one ?? % }\n"),
            ("a choice", "func f(_ a: Bool) -> Reducer<BookState> { if a { BookState.reducer } else { % } }\n"),
            ("a function's result", "let make: () -> Reducer<BookState> = { % }\n"),
            ("appended", "func f(_ all: inout [Reducer<BookState>]) { all.append(%) }\n"),
            ("added", "func f(_ all: inout [Reducer<BookState>]) { all += [%] }\n"),
            ("a value of a case", "enum Plug { case one(Reducer<BookState>) }\nlet plug = Plug.one(%)\n"),
            (
                "a value of a case that is expected",
                "enum Plug { case one(Reducer<BookState>) }\nlet plug: Plug = .one(%)\n"
            ),
            ("a property's value", "struct Machine { let one: Reducer<BookState> }\nlet m = Machine(one: %)\n"),
        ]
        try check(
            rows.map {
                ($0.what, $0.text.replacing("%", with: legacy), $0.text.replacing("%", with: tuple))
            })
    }

    func testCalls() throws {
        let signature =
            "func run(_ state: BookState, _ action: Action, _ all: [[Reducer<BookState>]]) -> BookState {\n    "
        let rows: [(what: String, before: String, after: String)] = [
            ("an element", "all[0][1](state, action)", "all[0][1].legacyReducer(state, action)"),
            (
                "reduce", "all[0].reduce(state) { $1($0, action) }",
                "all[0].reduce(state) { $1.legacyReducer($0, action) }"
            ),
            (
                "reduce with names", "all[0].reduce(state) { result, part in part(result, action) }",
                "all[0].reduce(state) { result, part in part.legacyReducer(result, action) }"
            ),
            (
                "reduce by a reducer", "[action].reduce(state, BookState.reducer)",
                "[action].reduce(state, BookState.reducer.legacyReducer)"
            ),
            ("the first", "all.first!.first!(state, action)", "all.first!.first!.legacyReducer(state, action)"),
            (
                "a choice", "(true ? all[0][0] : BookState.reducer)(state, action)",
                "(true ? all[0][0] : BookState.reducer).legacyReducer(state, action)"
            ),
        ]
        try check(rows.map { ($0.what, signature + $0.before + "\n}\n", signature + $0.after + "\n}\n") })
        try check([
            (
                "a dictionary",
                "let all: [Int: Reducer<BookState>] = [:]\nfunc f(_ s: BookState, _ a: Action) { _ = all[1]?(s, a) }\n",
                "let all: [Int: Reducer<BookState>] = [:]\nfunc f(_ s: BookState, _ a: Action) { _ = all[1]?.legacyReducer(s, a) }\n"
            ),
            (
                "a requirement",
                "protocol Feature { static var main: Reducer<BookState> { get } }\n"
                    + "func f<F: Feature>(_ f: F, _ s: BookState, _ a: Action) { _ = F.main(s, a) }\n",
                "protocol Feature { static var main: Reducer<BookState> { get } }\n"
                    + "func f<F: Feature>(_ f: F, _ s: BookState, _ a: Action) { _ = F.main.legacyReducer(s, a) }\n"
            ),
            (
                "a parameter of a function inside",
                "func f() {\n    func g(_ r: @escaping Reducer<BookState>, _ s: BookState, _ a: Action) { _ = r(s, a) }\n}\n",
                "func f() {\n    func g(_ r: Reducer<BookState>, _ s: BookState, _ a: Action) { _ = r.legacyReducer(s, a) }\n}\n"
            ),
        ])
    }

    /// A closure without an annotation becomes a consumer where it is given as one, and stays what it is elsewhere.
    func testWithoutAnnotation() throws {
        let closure = "{ (state: BookState, action: Action) -> BookState in\n    BookState()\n}"
        let halves =
            "(legacyReducer: \(closure), modernReducer: { _, _, _ in\n    BookState()\n})"
        try check([
            (
                "given as one",
                "let one = \(closure)\nlet all: [Reducer<BookState>] = [one]\nfunc f(_ s: BookState, _ a: Action) { _ = one(s, a) }\n",
                "let one: Reducer<BookState> = \(halves)\nlet all: [Reducer<BookState>] = [one]\n"
                    + "func f(_ s: BookState, _ a: Action) { _ = one.legacyReducer(s, a) }\n"
            ),
            (
                "only called", "let one = \(closure)\nfunc f(_ s: BookState, _ a: Action) { _ = one(s, a) }\n",
                "let one = \(closure)\nfunc f(_ s: BookState, _ a: Action) { _ = one(s, a) }\n"
            ),
        ])
    }

    func testRefused() throws {
        let rows: [(what: String, text: String, code: String)] = [
            (
                "a closure behind the arguments",
                "func f(_ all: inout [Reducer<BookState>]) { all.append /*1*/{ state, _ in state } }\n",
                "closure-as-consumer"
            ),
            (
                "a function inside",
                "func f() {\nfunc g(_ s: BookState, _ a: Action) -> BookState { s }\n"
                    + "let one: Reducer<BookState> = /*1*/g\n}\n", "closure-as-consumer"
            ),
            (
                "a value of a function type",
                "final class Machine {\nvar one: Reducer<BookState>?\n"
                    + "func f(_ g: @escaping (BookState, Action) -> BookState) { one = /*1*/g }\n}\n",
                "closure-as-consumer"
            ),
            (
                "a call of what is not known",
                "func f(_ s: BookState, _ a: Action) {\nlet one = unknown()\n_ = /*1*/one(s, a)\n}\n",
                "unconverted-consumer"
            ),
            (
                "an attribute", "func f(_ one: /*1*/@Sendable Reducer<BookState>) {}\n", "unconverted-consumer"
            ),
            (
                "a captured value that both halves would have",
                "let one: Reducer<BookState> = { [/*1*/cache = Cache()] state, _ in cache.next(state) }\n",
                "unspecialised-consumer"
            ),
        ]
        for row in rows {
            try check(
                row.what, .reducers, [File("Book.swift", book), File("App.swift", row.text)],
                remaining: ["\(row.code) @1"], isRefused: true)
        }
    }
}
