import XCTest

@testable import MigratorCore

/// What steps load: enough to find every use of a consumer, nothing for sites, nothing twice.
final class StepLoadingTests: RewriteTestCase {
    private let state = """
        struct BookState: StateType {
            static let reducer: Reducer<Self> = { state, action in
                return state
            }
        }

        """

    private let converted = """
        struct BookState: StateType {
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

            static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                return state
            }

            static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                return state
            }
        }

        """

    /// The types that lead to a reducer are looked at, though their files name nothing of the runtime.
    func testCallsThroughTypesOfOtherFiles() throws {
        let reducers = "struct Parts {\n    let book: Reducer<BookState> = BookState.reducer\n}\n"
        try check(
            "a type in between", .reducers,
            [
                File("BookState.swift", state, converted), File("Parts.swift", reducers),
                File("Whole.swift", "struct Whole {\n    let parts = Parts()\n}\n"),
                File("Box.swift", "struct Box {\n    var whole: Whole\n}\n"),
                File(
                    "Use.swift",
                    "func use(_ box: Box, _ s: BookState, _ a: BookAction) { _ = box.whole.parts.book(s, a) }\n",
                    "func use(_ box: Box, _ s: BookState, _ a: BookAction) { _ = box.whole.parts.book.legacyReducer(s, a) }\n"
                ),
            ])
    }

    /// Who calls a function that takes a reducer is looked at, whatever else is in the file.
    func testCallersOfWhatTakesAReducer() throws {
        try check(
            "a closure from a file that names nothing else", .reducers,
            [
                File("BookState.swift", state, converted),
                File(
                    "Make.swift",
                    "func make(_ reducer: @escaping /*1*/Reducer<BookState>) {}\n".replacing("/*1*/", with: "")),
                File("Call.swift", "func call() { make { state, _ in state } }\n"),
            ], remaining: ["closure-as-consumer Call.swift:1:20"], isRefused: true)
    }

    private func workspace(_ files: [String: String]) -> Workspace {
        Workspace(
            files: (files.merging(["Redux.swift": Self.prelude]) { own, _ in own }).sorted { $0.key < $1.key }
                .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    /// The callers of a wrapper matter to a scan alone.
    func testSitesAreNotFollowed() throws {
        let files = [
            "BookState.swift": state,
            "Wrapper.swift":
                "func send(_ type: BookActionType) { _ = BookAction(windowUUID: WindowUUID(), actionType: type) }\n",
            "Caller.swift": "func caller() { send(.opened) }\n",
        ]
        let scanned = workspace(files)
        XCTAssertEqual(Scanner.findings(scanned).report.summary.filesParsed, 4)
        XCTAssertEqual(scanned.work.lowered, 4)
        for step in Recipe.modernActions.steps {
            let workspace = workspace(files)
            _ = Migration(workspace: workspace).work(out: step)
            XCTAssertEqual(workspace.work.lowered, 3, step.name)
        }
    }

    /// A step lowers what the steps before it changed, and what it is the first to want.
    func testFactsAreReused() throws {
        let migration = Migration(workspace: workspace(["BookState.swift": state, "Other.swift": "struct Other {}\n"]))
        let recipe = Recipe.modernActions
        let table: [(step: String, changed: [String], lowered: Int)] = [
            ("runtime", [], 2), ("middlewares", ["Redux.swift"], 2),
            ("reducers", ["BookState.swift", "Redux.swift"], 3), ("reducers", [], 5), ("runtime", [], 5),
        ]
        for (name, changed, lowered) in table {
            let outcome = migration.work(out: try XCTUnwrap(recipe.step(named: name)))
            XCTAssertEqual(migration.workspace.work.lowered, lowered, name)
            XCTAssertEqual(outcome.changes.map(\.path), changed, name)
            migration.accept(outcome)
        }
        XCTAssertEqual(migration.allChanges.map(\.path), ["BookState.swift", "Redux.swift"])
    }

    // MARK: Effects

    /// A reducer with a condition in front of a test of the action, and the files around it.
    private struct Condition {
        let what: String
        let text: String
        let files: [String: String]

        init(_ what: String, _ text: String, _ files: [String: String]) {
            self.what = what
            self.text = text
            self.files = files
        }

        var sources: [String: String] {
            let state = """
                struct BookState: StateType {
                    static let reducer: Reducer<Self> = { state, action in
                        if \(text), action is BookAction { return BookState() }
                        return state
                    }
                }

                """
            return files.merging(["State.swift": state + (files["State.swift"] ?? "")]) { _, own in own }
        }
    }

    private static let counter =
        "final class Counter {\n    static let shared = Counter()\n    var n = 0\n    /*1*/}\n"

    private static func counter(_ members: String) -> String { counter.replacing("/*1*/", with: members + "\n") }

    /// What scan and step refuse.
    private func refusals(of condition: Condition) throws -> (scan: [String], step: [String]) {
        let step = try XCTUnwrap(Recipe.modernActions.step(named: "reducers"))
        let outcome = Migration(workspace: workspace(condition.sources)).work(out: step)
        let scan = Scanner.findings(workspace(condition.sources)).report
        func texts(_ remaining: [RemainingWork]) -> [String] {
            remaining.map { "\($0.code) \($0.file):\($0.line):\($0.column)" }
        }
        return (texts(scan.remaining.filter { $0.code == "unspecialised-consumer" }), texts(outcome.remaining))
    }

    /// Code in front of a test of the action is looked into, though its file names nothing of the runtime.
    func testEffectsInOtherFiles() throws {
        let next = "var next: Int { n += 1; return n }"
        let table = [
            Condition("a getter", "Counter.shared.next > 1", ["Counter.swift": Self.counter(next)]),
            Condition(
                "a global function", "nextTicket() > 1",
                ["Tickets.swift": "var n = 0\nfunc nextTicket() -> Int { n += 1; return n }\n"]),
            Condition(
                "a global variable", "ticket > 1",
                ["Tickets.swift": "var n = 0\nvar ticket: Int { n += 1; return n }\n"]),
            Condition(
                "an extension", "Counter.shared.next > 1",
                ["Counter.swift": Self.counter(""), "Next.swift": "extension Counter { \(next) }\n"]),
            Condition(
                "an extension of what is loaded", "Counter.shared.next > 1",
                ["State.swift": Self.counter(""), "Next.swift": "extension Counter { \(next) }\n"]),
            Condition(
                "an extension of a type of a framework", "Notebook.next > 1",
                ["Next.swift": "var n = 0\nextension Notebook { static \(next) }\n"]),
            Condition(
                "an extension of the state", "next > 1",
                ["Next.swift": "var n = 0\nextension BookState { static \(next) }\n"]),
            Condition(
                "an extension of a protocol", "Counter.shared.next > 1",
                [
                    "Counter.swift": Self.counter("").replacing("Counter {", with: "Counter: Counting {"),
                    "Counting.swift": "protocol Counting: AnyObject { var n: Int { get set } }\n",
                    "Next.swift": "extension Counting { \(next) }\n",
                ]),
            Condition(
                "a superclass", "Counter.shared.next > 1",
                [
                    "Counter.swift": "final class Counter: Base { static let shared = Counter() }\n",
                    "Base.swift": "class Base {\n    var n = 0\n    \(next)\n}\n",
                ]),
            Condition(
                "an override", "Base.shared.next > 1",
                [
                    "Base.swift": "class Base {\n    static let shared = Base()\n    var next: Int { 0 }\n}\n",
                    "Counter.swift": "final class Counter: Base {\n    var n = 0\n    override \(next)\n}\n",
                ]),
            Condition(
                "an implementation", "Source.shared.next > 1",
                [
                    "State.swift":
                        "protocol Counting { var next: Int { get } }\nenum Source { static var shared: Counting! }\n",
                    "Counter.swift": "final class Counter: Counting {\n    var n = 0\n    \(next)\n}\n",
                ]),
            Condition(
                "a property wrapper", "Box.shared.next > 1",
                [
                    "Box.swift": "struct Box {\n    static let shared = Box()\n    @Counted var next = 0\n}\n",
                    "Counted.swift":
                        "var n = 0\n@propertyWrapper struct Counted {\n    var wrappedValue: Int { n += 1; return n }\n}\n",
                ]),
            Condition(
                "a getter behind a getter", "Counter.shared.following > 1",
                [
                    "Counter.swift": Self.counter("var following: Int { Tickets.next }"),
                    "Tickets.swift": "enum Tickets {\n    static var n = 0\n    static \(next)\n}\n",
                ]),
            Condition(
                "a static initialiser", "Counter.shared.n > 1",
                [
                    "Counter.swift": Self.counter("init() { made += 1 }"), "Made.swift": "var made = 0\n",
                ]),
            Condition(
                "a deinitialiser", "Counter().n > 1",
                [
                    "Counter.swift":
                        "var ended = 0\nfinal class Counter {\n    let n = 0\n    deinit { ended += 1 }\n}\n"
                ]),
            Condition(
                "an operator", "Counter.shared == Counter.shared",
                [
                    "Counter.swift": Self.counter(""),
                    "Equal.swift":
                        "extension Counter { static func == (l: Counter, r: Counter) -> Bool { l.n += 1; return true } }\n",
                ]),
            Condition(
                "a description", "\"\\(Counter.shared)\" == \"1\"",
                [
                    "Counter.swift": Self.counter(""),
                    "Description.swift":
                        "extension Counter: CustomStringConvertible { var description: String { n += 1; return \"\" } }\n",
                ]),
        ]
        for condition in table {
            let (scan, step) = try refusals(of: condition)
            XCTAssertEqual(scan, ["unspecialised-consumer State.swift:3:12"], condition.what)
            XCTAssertEqual(step, ["unspecialised-consumer State.swift:3:12"], condition.what)
        }
    }

    /// What only gives a value is left out, whatever file it is in.
    func testReadsInOtherFiles() throws {
        let table = [
            Condition("a stored property", "Counter.shared.n > 1", ["Counter.swift": Self.counter("")]),
            Condition(
                "a getter", "Counter.shared.next > 1", ["Counter.swift": Self.counter("var next: Int { n + 1 }")]),
            Condition(
                "a static constant", "Counter.limit > 1", ["Counter.swift": Self.counter("static let limit = 3")]),
            Condition(
                "a static constant of a type outside of the tree", "Counter.home == nil",
                ["Counter.swift": Self.counter("static let home = Address(text: \"a\")!")]),
            Condition(
                "a literal", "Counter.shared == \"a\"",
                [
                    "Counter.swift": Self.counter(""),
                    "Text.swift":
                        "extension Counter { static func == (l: Counter, r: String) -> Bool { l.n > r.count } }\n",
                ]),
            Condition(
                "a static constant to compare with", "Counter.shared.id == .unavailable",
                [
                    "Counter.swift": Self.counter("let id = Identity(text: \"\")"),
                    "Identity.swift": """
                    struct Identity: Equatable {
                        let text: String
                        static let unavailable = Identity(text: "-")
                    }
                    """,
                ]),
            Condition(
                "an extension", "Counter.shared.next > 1",
                ["Counter.swift": Self.counter(""), "Next.swift": "extension Counter { var next: Int { n + 1 } }\n"]),
            Condition(
                "an implementation", "Source.shared.next > 1",
                [
                    "State.swift":
                        "protocol Counting { var next: Int { get } }\nenum Source { static var shared: Counting! }\n",
                    "Counter.swift": "struct Counter: Counting {\n    var n = 0\n    var next: Int { n + 1 }\n}\n",
                ]),
            Condition(
                "a method of an extension", "Counter.shared.limit() > 1",
                [
                    "Counter.swift": Self.counter(""),
                    "Limits.swift": "extension Counter { func limit() -> Int { n + 1 } }\n",
                ]),
            Condition("a global function", "limit() > 1", ["Limits.swift": "func limit() -> Int { 3 }\n"]),
            Condition(
                "a value made", "Counter(n: 3).n > 1", ["Counter.swift": "struct Counter {\n    let n: Int\n}\n"]),
            Condition("a global constant", "limit > 1", ["Limits.swift": "let limit = 3\n"]),
            Condition("a global variable", "limit > 1", ["Limits.swift": "var limit: Int { 3 }\n"]),
            Condition("a type of a framework", "Notebook.shared.next > 1", [:]),
            Condition(
                "a member of that name of another type", "Notebook.shared.next > 1",
                ["Counter.swift": Self.counter("var next: Int { n += 1; return n }")]),
        ]
        for condition in table {
            let (scan, step) = try refusals(of: condition)
            XCTAssertEqual(scan, [], condition.what)
            XCTAssertEqual(step, [], condition.what)
        }
    }

    /// What is no question of an effect is not loaded.
    func testOnlyWhatMayBeLeftOutIsLoaded() throws {
        let counter = ["Counter.swift": Self.counter("var next: Int { n += 1; return n }")]
        let table: [(what: String, condition: Condition, parsed: Int)] = [
            ("asked", Condition("", "Counter.shared.next > 1", counter), 3),
            ("not named", Condition("", "state.books > 1", counter), 2),
            ("kept", Condition("", "state.books > 1 || Counter.shared.next > 1, state.books > 2", counter), 3),
        ]
        for (what, condition, parsed) in table {
            XCTAssertEqual(Scanner.findings(workspace(condition.sources)).report.summary.filesParsed, parsed, what)
        }
        let behind = Condition("", "action is BookAction, Counter.shared.next > 1", counter)
        XCTAssertEqual(Scanner.findings(workspace(behind.sources)).report.summary.filesParsed, 2)
    }
}
