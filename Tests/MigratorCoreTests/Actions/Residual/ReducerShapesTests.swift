import XCTest

@testable import MigratorCore

/// The declaration around a reducer: what is written where, with which attributes, modifiers, comments and names.
final class ReducerShapesTests: RewriteTestCase {
    func testCommentsAndDirectives() throws {
        try check(
            "documentation stays on top, a directive with the body that it speaks of", .reducers,
            """
            struct BookState: StateType {
                var pages = 0

                /// Reacts to what happens to a book.
                // swiftlint:disable:next closure_body_length
                static let reducer: Reducer<Self> = { state, action in
                    // Anything else leaves the book alone.
                    guard action is BookAction else { return state }  // as it is
                    return BookState(pages: state.pages + 1)
                }
                // swiftlint:enable something

                /// Another member.
                var other = 1
            }

            """,
            """
            struct BookState: StateType {
                var pages = 0

                /// Reacts to what happens to a book.
                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                    return state
                }

                // swiftlint:disable:next closure_body_length
                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    // Anything else leaves the book alone.
                    guard action is BookAction else { return state }  // as it is
                    return BookState(pages: state.pages + 1)
                }
                // swiftlint:enable something

                /// Another member.
                var other = 1
            }

            """)
    }

    func testCommentsInTheBody() throws {
        try check(
            "comments go with their statements", .reducers,
            """
            struct BookState: StateType {
                var windowUUID: WindowUUID

                static let reducer: Reducer<Self> = { state, action in
                    // Only for this window.
                    // Others show something else.
                    guard action.windowUUID == state.windowUUID else { return state }  // another window

                    /* What happened? */
                    switch action.actionType {
                    // The book is open.
                    case BookActionType.opened: return state
                    default:
                        // Nothing happened.
                        return BookState(windowUUID: state.windowUUID)  // a new one
                    }
                }
            }

            """,
            """
            struct BookState: StateType {
                var windowUUID: WindowUUID

                static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
                    // Only for this window.
                    // Others show something else.
                    guard windowUUID == state.windowUUID else { return state } // another window

                    // Nothing happened.
                    return BookState(windowUUID: state.windowUUID) // a new one
                }

                static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    // Only for this window.
                    // Others show something else.
                    guard action.windowUUID == state.windowUUID else { return state }  // another window

                    /* What happened? */
                    switch action.actionType {
                    // The book is open.
                    case BookActionType.opened: return state
                    default:
                        // Nothing happened.
                        return BookState(windowUUID: state.windowUUID)  // a new one
                    }
                }
            }

            """)
    }

    func testHeads() throws {
        let rows: [(what: String, head: String, type: String, modern: String, half: String)] = [
            ("Self", "static let", "Reducer<Self>", "ReducerMethod<Self>", "static let"),
            ("the state's name", "static let", "Reducer<BookState>", "ReducerMethod<BookState>", "static let"),
            ("a module", "static let", "Redux.Reducer<BookState>", "Redux.ReducerMethod<BookState>", "static let"),
            ("public", "public static let", "Reducer<Self>", "ReducerMethod<Self>", "static let"),
            ("private", "private static let", "Reducer<Self>", "ReducerMethod<Self>", "private static let"),
            ("an attribute", "@MainActor static let", "Reducer<Self>", "ReducerMethod<Self>", "@MainActor static let"),
            ("a variable", "static var", "Reducer<Self>", "ReducerMethod<Self>", "static var"),
        ]
        for row in rows {
            try check(
                row.what, .reducers,
                """
                struct BookState: StateType {
                    \(row.head) reducer: \(row.type) = { state, action in
                        return state
                    }
                }

                """,
                """
                struct BookState: StateType {
                    \(row.head) reducer: \(row.type) = (legacyReducer, modernReducer)

                    \(row.half) modernReducer: \(row.modern) = { state, _, _ in
                        return state
                    }

                    \(row.half) legacyReducer: \(row.type.replacing("Reducer<", with: "LegacyReducerMethod<")) = { state, action in
                        return state
                    }
                }

                """)
        }
    }

    func testAttributeOnALineOfItsOwn() throws {
        try check(
            "an attribute on a line of its own", .reducers,
            """
            struct BookState: StateType {
                /// What happens to a book.
                @MainActor
                public static let reducer: Reducer<Self> = { state, action in
                    return state
                }
            }

            """,
            """
            struct BookState: StateType {
                /// What happens to a book.
                @MainActor
                public static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                @MainActor static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                    return state
                }

                @MainActor static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                    return state
                }
            }

            """)
    }
}
