import XCTest

@testable import MigratorCore

/// The step `middlewares`: what a provider does for an action that it does not know, mostly nothing.
final class MiddlewareStepTests: RewriteTestCase {
    private struct Row {
        let what: String
        /// Head and body of the closure.
        let closure: String
        let modern: String
    }

    private func check(_ rows: [Row], helpers: String = "", line: UInt = #line) throws {
        for row in rows {
            let rest = indented(helpers)
            try check(
                row.what, .middlewares,
                """
                final class BookMiddleware {
                    var events = 0

                    lazy var bookProvider: Middleware<AppState> = \(indented(row.closure).trimmed)
                \(rest)
                }

                """,
                """
                final class BookMiddleware {
                    var events = 0

                    lazy var bookProvider: Middleware<AppState> = (legacyBookProvider, modernBookProvider)

                    lazy var modernBookProvider: MiddlewareMethod<AppState> = \(indented(row.modern).trimmed)

                    lazy var legacyBookProvider: LegacyMiddlewareMethod<AppState> = \(indented(row.closure).trimmed)
                \(rest)
                }

                """, line: line)
        }
    }

    private func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
            .joined(separator: "\n")
    }

    /// The names that the cases to come will want stand there already.
    func testNothingLeft() throws {
        let all = "{ [self] state, action, windowUUID in\n}"
        try check(
            [
                Row(
                    what: "switch",
                    closure: """
                        { state, action in
                            switch action.actionType {
                            case BookActionType.opened: self.open(state)
                            default: break
                            }
                        }
                        """, modern: "{ state, action, windowUUID in\n}"),
                Row(
                    what: "guard",
                    closure: """
                        { [self] _, action in
                            guard let action = action as? BookAction else { return }
                            open(action.title)
                        }
                        """, modern: "{ [self] _, action, windowUUID in\n}"),
                Row(
                    what: "if let",
                    closure: """
                        { [weak self] state, action in
                            if let action = action as? BookAction {
                                self?.open(action.title)
                            }
                        }
                        """, modern: "{ [weak self] state, action, windowUUID in\n}"),
                Row(
                    what: "a helper for known actions",
                    closure: """
                        { [self] state, action in
                            handle(action)
                        }
                        """, modern: all),
                Row(
                    what: "a helper in the else branch",
                    closure: """
                        { [self] state, action in
                            if let action = action as? BookAction {
                                open(action.title)
                            } else {
                                handle(action)
                            }
                        }
                        """, modern: all),
                Row(what: "nothing there", closure: "{ _, _ in }", modern: "{ _, _, _ in }"),
            ],
            helpers: """

                func handle(_ action: Action) {
                    guard action is BookAction else { return }
                    events += 1
                }
                """)
    }

    func testWhatEveryActionDoes() throws {
        try check(
            [
                Row(
                    what: "in front of the guard",
                    closure: """
                        { [self] state, action in
                            // Every event counts.
                            events += 1
                            guard action is BookAction else { return }
                            open(state)
                        }
                        """,
                    modern: """
                        { [self] _, _, _ in
                            // Every event counts.
                            events += 1
                        }
                        """),
                Row(
                    what: "in the else branch",
                    closure: """
                        { [self] state, action in
                            if let action = action as? BookAction {
                                open(action.title)
                            } else {
                                count(state)
                            }
                        }
                        """,
                    modern: """
                        { [self] state, _, _ in
                            count(state)
                        }
                        """),
                Row(
                    what: "in the guard",
                    closure: """
                        { _, action in
                            guard let action = action as? BookAction else {
                                print("other")
                                return
                            }
                            print(action)
                        }
                        """,
                    modern: """
                        { _, _, _ in
                            print("other")
                        }
                        """),
                Row(
                    what: "later",
                    closure: """
                        { [self] state, action in
                            Task {
                                await count(state)
                                if action is BookAction { await open(state) }
                            }
                        }
                        """,
                    modern: """
                        { [self] state, _, _ in
                            Task {
                                await count(state)
                            }
                        }
                        """),
                Row(
                    what: "nothing but the guard of a weak self",
                    closure: """
                        { [weak self] _, action in
                            guard let self else { return }
                            guard action is BookAction else { return }
                            self.open()
                        }
                        """,
                    modern: """
                        { [weak self] _, _, _ in
                            guard let self else { return }
                        }
                        """),
                Row(
                    what: "for the window",
                    closure: """
                        { [weak self] _, action in
                            guard let self else { return }
                            self.show(action.windowUUID)
                        }
                        """,
                    modern: """
                        { [weak self] _, _, windowUUID in
                            guard let self else { return }
                            self.show(windowUUID)
                        }
                        """),
            ],
            helpers: """

                func count(_ state: AppState) {
                    events += 1
                }
                """)
    }
}
