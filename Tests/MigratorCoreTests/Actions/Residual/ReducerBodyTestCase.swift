import XCTest

@testable import MigratorCore

/// Reducers as two bodies: that of the legacy half, which stays, and that of the modern one, which is what is left for an
/// action that the reducer does not know.
class ReducerBodyTestCase: RewriteTestCase {
    struct Row {
        let what: String
        let body: String
        let modern: String
        /// Parameters of the modern half.
        let parameters: String

        init(_ what: String, _ body: String, _ modern: String, parameters: String = "state, _, windowUUID") {
            self.what = what
            self.body = body
            self.modern = modern
            self.parameters = parameters
        }
    }

    func check(_ rows: [Row], helpers: String = "", line: UInt = #line) throws {
        for row in rows {
            let (body, modern) = (indented(row.body), indented(row.modern))
            let head = """
                struct BookState: StateType {
                    var windowUUID: WindowUUID
                    var pages = 0
                    var isOpen = false

                    static func defaultState(from state: Self) -> Self { state }


                """
            let before = "    static let reducer: Reducer<Self> = { state, action in\n\(body)\n    }\n"
            let after = """
                    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

                    static let modernReducer: ReducerMethod<Self> = { \(row.parameters) in
                \(modern)
                    }

                    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                \(body)
                    }

                """
            try check(
                row.what, .reducers, head + before + indented(helpers, by: 4) + "}\n",
                head + after + indented(helpers, by: 4) + "}\n", line: line)
        }
    }

    private func indented(_ text: String, by count: Int = 8) -> String {
        let indent = String(repeating: " ", count: count)
        return text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : indent + $0 }.joined(separator: "\n")
    }
}
