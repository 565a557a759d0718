import XCTest

@testable import MigratorCore

/// Everything that a step does not speak of stays byte for byte, and what it adds looks like its surroundings.
final class LayoutTests: RewriteTestCase {
    private let before = """
        import Foundation

        struct ReaderState: StateType {
            var windowUUID: WindowUUID
            var page = 0

            static let reducer: Reducer<Self> = { state, action in
                // Only this window.
                guard action.windowUUID == state.windowUUID, action is BookAction else {
                    return passthroughState(
                        from: state,
                        action: action
                    )
                }

                if state.page > 0 {
                    guard let action = action as? BookAction else { return state }
                    return ReaderState(windowUUID: action.windowUUID)
                }
                return state
            }

            private static func passthroughState(
                from state: ReaderState,
                action: Action
            ) -> ReaderState {
                if state.page > 0 {
                    if action.windowUUID == state.windowUUID {
                        return state
                    }
                    return state
                }
                return ReaderState(windowUUID: state.windowUUID)
            }
        }

        """
    private let after = """
        import Foundation

        struct ReaderState: StateType {
            var windowUUID: WindowUUID
            var page = 0

            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

            static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
                // Only this window.
                guard windowUUID == state.windowUUID else {
                    return passthroughState(
                        from: state,
                        action: action,
                        windowUUID: windowUUID
                    )
                }
                return passthroughState(
                    from: state,
                    action: action,
                    windowUUID: windowUUID
                )
            }

            static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                // Only this window.
                guard action.windowUUID == state.windowUUID, action is BookAction else {
                    return passthroughState(
                        from: state,
                        action: action
                    )
                }

                if state.page > 0 {
                    guard let action = action as? BookAction else { return state }
                    return ReaderState(windowUUID: action.windowUUID)
                }
                return state
            }

            private static func passthroughState(
                from state: ReaderState,
                action: Action
            ) -> ReaderState {
                if state.page > 0 {
                    if action.windowUUID == state.windowUUID {
                        return state
                    }
                    return state
                }
                return ReaderState(windowUUID: state.windowUUID)
            }

            private static func passthroughState(
                from state: ReaderState,
                action: ModernAction,
                windowUUID: WindowUUID
            ) -> ReaderState {
                if state.page > 0 {
                    if windowUUID == state.windowUUID {
                        return state
                    }
                    return state
                }
                return ReaderState(windowUUID: state.windowUUID)
            }
        }

        """

    func testLineBreaksAndIndentation() throws {
        try check("blanks", .reducers, before, after)
        try check("tabs", .reducers, before.withTabs, after.withTabs)
        try check("carriage returns", .reducers, before.withCarriageReturns, after.withCarriageReturns)
        try check("both", .reducers, before.withTabs.withCarriageReturns, after.withTabs.withCarriageReturns)
    }

    func testTwoBlanks() throws {
        let narrow = { (text: String) in text.withTabs.replacing("\t", with: "  ") }
        try check("two blanks", .reducers, narrow(before), narrow(after))
    }

    func testByteOrderMark() throws {
        try check("byte order mark", .reducers, "\u{FEFF}" + before, "\u{FEFF}" + after)
        let both = { (text: String) in "\u{FEFF}" + text.withCarriageReturns }
        try check("with carriage returns", .reducers, both(before), both(after))
    }

    /// The end of the file, blanks at the ends of lines, blank lines with blanks in them, odd indentation elsewhere.
    func testWhatIsNoneOfOurBusiness() throws {
        let noise = "let  odd   =  1 \n   \n\t \nfunc   f( ){ }\t\n//  \n\n\n\nlet last = 2"
        try check("noise behind", .reducers, before + noise, after + noise)
        try check("noise in front", .reducers, noise + "\n" + before, noise + "\n" + after)
        let trimmed = { (text: String) in String(text.dropLast()) }
        try check("no line break at the end", .reducers, trimmed(before), trimmed(after))
        let mixed = { (text: String) in "let a = 1\n" + text + "let b = 2\r\nlet c = 3\n" }
        try check("one carriage return", .reducers, mixed(before), mixed(after))
    }

    /// Statements that move in are indented like what they stand in; texts over several lines keep their value.
    func testIndentationOfWhatMoves() throws {
        for change in [{ (text: String) in text }, \.withCarriageReturns] {
            try check(
                "a branch moves out", .reducers,
                change(
                    """
                    struct BookState: StateType {
                        var title = ""

                        static let reducer: Reducer<Self> = { state, action in
                            switch action.actionType {
                            case BookActionType.opened: return state
                            default:
                                if state.title.isEmpty {
                                    return BookState(
                                        title: "none"
                                    )
                                }
                                return state
                            }
                        }
                    }

                    """),
                change(
                    """
                    struct BookState: StateType {
                        var title = ""

                        static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                        static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                            if state.title.isEmpty {
                                return BookState(
                                    title: "none"
                                )
                            }
                            return state
                        }

                        static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                            switch action.actionType {
                            case BookActionType.opened: return state
                            default:
                                if state.title.isEmpty {
                                    return BookState(
                                        title: "none"
                                    )
                                }
                                return state
                            }
                        }
                    }

                    """))
        }
        let text =
            "        let text = \"\"\"\n          one\n        two\n        \"\"\"\n        return BookState(title: text)\n"
        let moved =
            "            let text = \"\"\"\n              one\n            two\n            \"\"\"\n            return BookState(title: text)\n"
        try check(
            "a text over several lines", .reducers,
            "struct BookState: StateType {\n    static let reducer: Reducer<Self> = { state, action in\n"
                + "        guard action is BookAction else {\n\(moved)        }\n        return state\n    }\n}\n",
            "struct BookState: StateType {\n    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)\n\n"
                + "    static let modernReducer: ReducerMethod<Self> = { _, _, _ in\n\(text)    }\n\n"
                + "    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in\n"
                + "        guard action is BookAction else {\n\(moved)        }\n        return state\n    }\n}\n")
    }
}
