import XCTest

@testable import MigratorCore

/// Scan and `apply` agree: what a scan calls ready, `apply` can do, and what `apply` refuses, a scan names as remaining, with the
/// same place, code and words.
final class AgreementTests: XCTestCase {
    /// The modern half that is written, or the code of the refusal.
    private struct Shape {
        let what: String
        let members: String
        let expected: String

        init(_ what: String, _ members: String, _ expected: String) {
            self.what = what
            self.members = members
            self.expected = expected
        }
    }

    private static let shapes: [Shape] = [
        Shape(
            "a local function that is given the action",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                func handle(_ action: Action) {
                    if action is BookAction { note("book") } else { note("other") }
                }
                handle(action)
            }
            """, "note(\"other\")"),
        Shape(
            "a computed property on the action protocol",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                if action.isBook { note("book") } else { note("other") }
            }
            """, "note(\"other\")"),
        Shape(
            "a helper on a local receiver",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                let shelf = Shelf()
                shelf.put(action)
            }
            """, "shelf.put(action, windowUUID: windowUUID)"),
        Shape(
            "a helper through a protocol",
            """
            var handler: Handling = Shelf()
            lazy var provider: Middleware<AppState> = { [self] state, action in handler.put(action) }
            """, "handler.put(action, windowUUID: windowUUID)"),
        Shape(
            "a switch over the type and the state",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                switch (action.actionType, state.books > 3) {
                case (BookActionType.opened, _): note("opened")
                case (_, true): note("many")
                default: note("few")
                }
            }
            """, "switch state.books > 3 {"),
        Shape(
            "an if-expression",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                let text = if action is BookAction { "book" } else { "other" }
                note(text)
            }
            """, "let text = \"other\""),
        Shape(
            "a switch-expression",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                let text = switch action.actionType { case BookActionType.opened: "opened"; default: "other" }
                note(text)
            }
            """, "let text = \"other\""),
        Shape(
            "the action in a list",
            """
            lazy var provider: Middleware<AppState> = { state, action in [action].forEach { note("\\($0)") } }
            """, "unspecialised-consumer"),
        Shape(
            "a marker protocol",
            """
            lazy var provider: Middleware<AppState> = { state, action in
                if action is Marked { note("marked") } else { note("plain") }
            }
            """, "unspecialised-consumer"),
        Shape(
            "an effect in front of a test",
            """
            var count = 0
            func next() -> Bool { count += 1; return true }
            lazy var provider: Middleware<AppState> = { [self] state, action in
                if next(), action is BookAction { note("book") }
            }
            """, "unspecialised-consumer"),
        Shape(
            "numbered parameters",
            """
            lazy var provider: Middleware<AppState> = { if $1 is BookAction { note("book") } else { note("\\($0)") } }
            """, "unspecialised-consumer"),
        Shape(
            "dispatched again",
            """
            var store: Store?
            lazy var provider: Middleware<AppState> = { [self] state, action in store?.dispatch(action) }
            """, "unspecialised-consumer"),
    ]

    private static let surroundings = """
        protocol Marked {}
        protocol Handling { func put(_ action: Action) }
        struct Shelf: Handling {
            func put(_ action: Action) { if !(action is BookAction) { note("put") } }
        }
        class Store { func dispatch(_ action: Action) {} }
        extension Action { var isBook: Bool { self is BookAction } }
        func note(_ text: String) {}
        let site = BookAction(windowUUID: WindowUUID(), actionType: BookActionType.opened)

        """

    func testWhatIsReadyCanBeDone() throws {
        for shape in Self.shapes {
            let folder = try TemporaryFolder(for: self)
            try folder.write(RewriteTestCase.prelude + Self.surroundings, to: "Redux.swift")
            try folder.write("final class ShelfMiddleware {\n\(shape.members)\n}\n", to: "App.swift")

            let scan = try Scanner.scan(ScanRequest(root: folder.path))
            let migration = try Migration(root: folder.path, configuration: Configuration(), jobs: 1)
            let step = try XCTUnwrap(Recipe.modernActions.step(named: "middlewares"))
            let outcome = migration.work(out: step)

            let named = scan.remaining.filter { $0.code == "unspecialised-consumer" }
            let refused = outcome.remaining.filter { $0.code == "unspecialised-consumer" }
            XCTAssertEqual(named.map(Self.text), refused.map(Self.text), shape.what)
            if shape.expected == "unspecialised-consumer" {
                XCTAssertTrue(outcome.isRefused, shape.what)
                XCTAssertEqual(refused.count, 1, shape.what)
            } else {
                XCTAssertEqual(outcome.remaining.map(\.message), [], shape.what)
                let change = outcome.changes.first { $0.path == "App.swift" }
                let new = String(decoding: change?.new ?? [], as: UTF8.self)
                XCTAssertTrue(new.contains(shape.expected), "\(shape.what):\n\(new)")
            }
        }
    }

    private static func text(_ work: RemainingWork) -> String {
        "\(work.file):\(work.line):\(work.column): \(work.message) [\(work.code)]"
    }

    /// A case that a refused consumer handles is not ready.
    func testItsCasesAreBlocked() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write(RewriteTestCase.prelude + Self.surroundings, to: "Redux.swift")
        try folder.write(
            """
            final class ShelfMiddleware {
                lazy var provider: Middleware<AppState> = { state, action in
                    switch action.actionType {
                    case BookActionType.opened: note("opened")
                    default: [action].forEach { note("\\($0)") }
                    }
                }
            }
            """, to: "App.swift")
        let scan = try Scanner.scan(ScanRequest(root: folder.path))
        let opened = try XCTUnwrap(scan.cases.first { $0.case == "opened" })
        XCTAssertEqual(opened.status, .blocked)
        XCTAssertEqual(
            scan.remaining.filter { $0.code == "unspecialised-consumer" }.map(\.cases), [["BookActionType.opened"]])
    }
}
