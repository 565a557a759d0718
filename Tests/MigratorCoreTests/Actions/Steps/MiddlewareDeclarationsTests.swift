import XCTest

@testable import MigratorCore

/// The step `middlewares` around the closure: helpers, long lines, the alias.
final class MiddlewareDeclarationsTests: RewriteTestCase {
    /// A helper that does something for every action gets an overload; where the closure does nothing else, it does it itself.
    func testHelpers() throws {
        try check(
            "two helpers", .middlewares,
            """
            final class BookMiddleware {
                var events = 0

                lazy var bookProvider: Middleware<AppState> = { [self] state, action in
                    handle(action)
                    count(action: action, state: state)
                }

                private func handle(_ action: Action) {
                    guard action is BookAction else { return }
                    events += 1
                }

                private func count(action: Action, state: AppState) {
                    events += 1
                    show(action.windowUUID)
                }
            }

            """,
            """
            final class BookMiddleware {
                var events = 0

                lazy var bookProvider: Middleware<AppState> = (legacyBookProvider, modernBookProvider)

                lazy var modernBookProvider: MiddlewareMethod<AppState> = { [self] state, action, windowUUID in
                    count(action: action, state: state, windowUUID: windowUUID)
                }

                lazy var legacyBookProvider: LegacyMiddlewareMethod<AppState> = { [self] state, action in
                    handle(action)
                    count(action: action, state: state)
                }

                private func handle(_ action: Action) {
                    guard action is BookAction else { return }
                    events += 1
                }

                private func count(action: Action, state: AppState) {
                    events += 1
                    show(action.windowUUID)
                }

                private func count(action: ModernAction, state: AppState, windowUUID: WindowUUID) {
                    events += 1
                    show(windowUUID)
                }
            }

            """)
    }

    /// What is called on `self` names members without saying so: it is not moved into a closure that may not.
    func testHelperOfSelf() throws {
        let helper = """
                private func count(_ action: Action) {
                    events += 1
                    show(action.windowUUID)
                }
            """
        let overload = """


                private func count(_ action: ModernAction, windowUUID: WindowUUID) {
                    events += 1
                    show(windowUUID)
                }
            """
        try check(
            "self", .middlewares,
            """
            final class BookMiddleware {
                lazy var bookProvider: Middleware<AppState> = { _, action in
                    self.count(action)
                }

            \(helper)
            }

            """,
            """
            final class BookMiddleware {
                lazy var bookProvider: Middleware<AppState> = (legacyBookProvider, modernBookProvider)

                lazy var modernBookProvider: MiddlewareMethod<AppState> = { _, action, windowUUID in
                    self.count(action, windowUUID: windowUUID)
                }

                lazy var legacyBookProvider: LegacyMiddlewareMethod<AppState> = { _, action in
                    self.count(action)
                }

            \(helper)\(overload)
            }

            """)
    }

    func testLongLine() throws {
        let name = "aProviderWithANameThatIsSoLongThatTheTupleOfItsHalvesDoesNotFit"
        let upper = "AProviderWithANameThatIsSoLongThatTheTupleOfItsHalvesDoesNotFit"
        try check(
            "a long line", .middlewares,
            """
            final class BookMiddleware {
                lazy var \(name): Middleware<AppState> = { _, _ in }
            }

            """,
            """
            final class BookMiddleware {
                lazy var \(name): Middleware<AppState> = (
                    legacy\(upper),
                    modern\(upper)
                )

                lazy var modern\(upper): MiddlewareMethod<AppState> = { _, _, _ in }

                lazy var legacy\(upper): LegacyMiddlewareMethod<AppState> = { _, _ in }
            }

            """)
    }

    /// The configuration says how long a line may be.
    func testLineWidth() throws {
        var configuration = Configuration()
        configuration.lineWidth = 80
        try check(
            "a narrow file", .middlewares,
            [
                File(
                    "Books.swift",
                    """
                    final class BookMiddleware {
                        lazy var provider: Middleware<AppState> = { _, _ in }
                        lazy var libraryProvider: Middleware<AppState> = { _, _ in }
                    }

                    """,
                    """
                    final class BookMiddleware {
                        lazy var provider: Middleware<AppState> = (legacyProvider, modernProvider)

                        lazy var modernProvider: MiddlewareMethod<AppState> = { _, _, _ in }

                        lazy var legacyProvider: LegacyMiddlewareMethod<AppState> = { _, _ in }
                        lazy var libraryProvider: Middleware<AppState> = (
                            legacyLibraryProvider, modernLibraryProvider
                        )

                        lazy var modernLibraryProvider: MiddlewareMethod<AppState> = { _, _, _ in }

                        lazy var legacyLibraryProvider: LegacyMiddlewareMethod<AppState> = { _, _ in }
                    }

                    """)
            ], configuration: configuration)
    }

    /// What is outside of the class: a global provider, a `let`, and the alias itself.
    func testAlias() throws {
        try check(
            "the alias", .middlewares,
            [
                File(
                    "Redux.swift", Self.prelude,
                    Self.prelude.replacing(
                        "typealias Middleware<State> = (State, Action) -> Void",
                        with: """
                            typealias Middleware<State> = (
                                legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>
                            )
                            """)),
                File(
                    "Log.swift", "let logProvider: Middleware<AppState> = { _, action in print(action) }\n",
                    "let logProvider: Middleware<AppState> = { _, action in print(action) }\n"),
            ], remaining: ["unspecialised-consumer Log.swift:1:56"], isRefused: true, prelude: nil)
        try check(
            "the alias", .middlewares,
            [
                File(
                    "Redux.swift", Self.prelude,
                    Self.prelude.replacing(
                        "typealias Middleware<State> = (State, Action) -> Void",
                        with: """
                            typealias Middleware<State> = (
                                legacyMiddleware: LegacyMiddlewareMethod<State>, modernMiddleware: MiddlewareMethod<State>
                            )
                            """)),
                File(
                    "Log.swift", "let logProvider: Middleware<AppState> = { _, _ in print(1) }\n",
                    """
                    let logProvider: Middleware<AppState> = (legacyLogProvider, modernLogProvider)

                    let modernLogProvider: MiddlewareMethod<AppState> = { _, _, _ in
                        print(1)
                    }

                    let legacyLogProvider: LegacyMiddlewareMethod<AppState> = { _, _ in print(1) }

                    """),
            ], prelude: nil)
    }
}
