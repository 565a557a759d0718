import XCTest

@testable import MigratorCore

/// What is not understood: the step is refused with a code and a place, and no file changes.
final class RefusedConsumersTests: RewriteTestCase {
    /// Bodies of reducers; the marker stands where the reason is.
    private func checkBodies(_ rows: [(what: String, body: String)], helpers: String = "", line: UInt = #line) throws {
        for (what, body) in rows {
            try check(
                what, .reducers,
                [
                    File(
                        "App.swift",
                        """
                        struct BookState: StateType {
                            var pages = 0
                            static var last: Action?

                            static let reducer: Reducer<Self> = { state, action in
                                \(body)
                            }
                        \(helpers)
                        }

                        """)
                ], remaining: ["unspecialised-consumer @1"], isRefused: true, line: line)
        }
    }

    func testTheActionIsKept() throws {
        try checkBodies([
            ("in a static", "last = /*1*/action\nreturn state"),
            ("in a list", "/*1*/history.append(action)\nreturn state"),
            ("in a local", "let found = [/*1*/action]\nreturn found.isEmpty ? state : BookState()"),
            ("in a text", "print(\"\\(/*1*/action)\")\nreturn state"),
            ("the action type", "print(/*1*/action.actionType)\nreturn state"),
            ("a field of it", "return BookState(pages: /*1*/action.page)"),
            (
                "nothing whose type is not known",
                "print(/*1*/(action as? BookAction)?.page?.description)\nreturn state"
            ),
        ])
    }

    func testUnknownFunctions() throws {
        try checkBodies([
            ("an unknown function", "/*1*/log(action)\nreturn state"),
            ("an unknown initialiser", "return /*1*/BookState(action)"),
        ])
        try check(
            "a helper that keeps it", .reducers,
            [
                File(
                    "App.swift",
                    """
                    struct BookState: StateType {
                        static var last: Action?
                        static let reducer: Reducer<Self> = { state, action in keep(state, action) }
                        static func keep(_ state: BookState, _ action: Action) -> BookState {
                            last = /*1*/action
                            return state
                        }
                    }

                    """)
            ], remaining: ["unspecialised-consumer @1"], isRefused: true)
    }

    /// An action that is not known would stop the program, or a helper cannot be called with one more argument.
    func testWhatHasNoCounterpart() throws {
        try checkBodies(
            [
                ("a forced cast", "let book = /*1*/action as! BookAction\nreturn BookState(pages: book.page ?? 0)"),
                ("a forced cast inside", "return BookState(pages: (/*1*/action as! BookAction).pages)"),
                ("a forced value", "return BookState(pages: /*1*/(action as? BookAction)!.pages)"),
                (
                    "a closure behind the arguments",
                    "var state = state\nstate.pages = /*1*/count(action) { 1 }\nreturn state"
                ),
                ("nothing but that", "/*1*/make(action) { state }"),
            ],
            helpers: """
                static func count(_ action: Action, _ number: () -> Int) -> Int { number() }
                static func make(_ action: Action, _ state: () -> BookState) -> BookState { state() }
                """)
    }

    func testControlFlow() throws {
        try checkBodies([
            (
                "an `#if` around code about the action",
                "/*1*/#if DEBUG\nif action is BookAction { return state }\n#endif\nreturn state"
            ),
            (
                "an `#if` in a switch",
                "/*1*/switch action.actionType {\n#if DEBUG\ncase BookActionType.opened: return state\n#endif\n"
                    + "default: return state\n}"
            ),
            (
                "where",
                "switch /*1*/action.actionType {\ncase let type where state.pages > 0: return state\n"
                    + "default: return state\n}"
            ),
            (
                "an unknown cast in a switch",
                "switch /*1*/action {\ncase let other as Unknown: return state\ndefault: return state\n}"
            ),
            (
                "a call in front of a test in a guard",
                "guard /*1*/next(), action is BookAction else { return state }\nreturn BookState()"
            ),
            (
                "a question that may do more than ask",
                "if /*1*/state.hasPages(), action is BookAction { return BookState() }\nreturn state"
            ),
            ("a call in front of a test", "if /*1*/next(), action is BookAction { return BookState() }\nreturn state"),
        ])
    }

    func testDeclarations() throws {
        try check(
            "no closure", .reducers,
            [
                File(
                    "App.swift",
                    """
                    struct BookState: StateType {
                        static let /*1*/reducer: Reducer<Self> = {
                            return PageState.makeReducer()
                        }()
                    }

                    """)
            ], remaining: ["unconverted-consumer @1"], isRefused: true)
        try check(
            "numbered parameters", .reducers,
            [
                File(
                    "App.swift",
                    """
                    struct BookState: StateType {
                        static let reducer: Reducer<Self> = /*1*/{ $1 is BookAction ? BookState() : $0 }
                    }

                    """)
            ], remaining: ["unspecialised-consumer @1"], isRefused: true)
    }

    /// One consumer that is not understood holds the others of the step back: they would not compile without it.
    /// There is no name left for the window parameter.
    func testNamesOfTheWindow() throws {
        try check(
            "both names", .reducers,
            [
                File(
                    "App.swift",
                    """
                    struct BookState: StateType {
                        static let reducer: Reducer<Self> = /*1*/{ state, action in
                            guard action.windowUUID == .unavailable else { return state }
                            let windowUUID = 1
                            let actionWindowUUID = 2
                            return BookState(windowUUID, actionWindowUUID)
                        }
                    }

                    """)
            ], remaining: ["unspecialised-consumer @1"], isRefused: true)
    }

    /// What stands where a tuple will be expected, and the other way round.
    func testMismatches() throws {
        let book = """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = { state, action in state }
                static func reduce(_ state: BookState, _ action: Action) -> BookState { state }
            }

            """
        let rows: [(what: String, text: String, code: String)] = [
            (
                "a function for a property",
                "struct Machine { let reducer: Reducer<BookState> }\n"
                    + "let machine = Machine(reducer: BookState./*1*/reduce)\n", "closure-as-consumer"
            ),
            (
                "a function for a parameter",
                "func run(_ reducer: Reducer<BookState>) {}\nfunc go() { run(BookState./*1*/reduce) }\n",
                "closure-as-consumer"
            ),
            (
                "a function assigned",
                "func go(_ machine: Machine) { machine.reducer = BookState./*1*/reduce }\n"
                    + "final class Machine { var reducer: Reducer<BookState> = BookState.reducer }\n",
                "closure-as-consumer"
            ),
            (
                "a function with a written type",
                "func go() {\nlet reducer: Reducer<BookState> = BookState./*1*/reduce\n}\n", "closure-as-consumer"
            ),
            (
                "a reducer for a closure",
                "func run(_ closure: (BookState, Action) -> BookState) {}\n"
                    + "func go() { run(BookState./*1*/reducer) }\n", "closure-as-consumer"
            ),
            ("another name", "typealias /*1*/BookReducer = Reducer<BookState>\n", "unconverted-consumer"),
        ]
        for (what, text, code) in rows {
            try check(
                what, .reducers, [File("Book.swift", book + text)], remaining: ["\(code) @1"], isRefused: true)
        }
    }

    func testOneHoldsAllBack() throws {
        let fine = """
            struct PageState: StateType {
                static let reducer: Reducer<Self> = { state, action in
                    guard action is BookAction else { return state }
                    return PageState()
                }
            }

            """
        let odd = """
            struct BookState: StateType {
                static let reducer: Reducer<Self> = { state, action in
                    /*1*/log(action)
                    return state
                }
            }

            """
        try check(
            "one of two", .reducers, [File("Book.swift", odd), File("Page.swift", fine)],
            remaining: ["unspecialised-consumer @1"], isRefused: true)
    }

    func testWithoutRuntime() throws {
        let legacy = Self.prelude.split(separator: "\n").filter { !$0.contains("Modern") }.joined(separator: "\n")
        for (step, name) in [(Step.reducers, "Reducer"), (.middlewares, "Middleware")] {
            let marked = legacy.replacing("typealias \(name)<", with: "typealias /*1*/\(name)<")
            try check(
                name, step, [File("Redux.swift", marked)], remaining: ["runtime-missing @1"], isRefused: true,
                prelude: nil)
        }
    }
}
