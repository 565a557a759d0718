import XCTest

@testable import MigratorCore

/// Sources around one site, marked `@1`, and the cases that it can carry out of `opened`, `closed` and `moved`.
enum TracingFixture {
    typealias Row = (what: String, source: String, cases: [String])

    static let books = """
        enum BookActionType: ActionType { case opened, closed, moved }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
        }
        struct NamedAction: Action {
            let windowUUID: WindowUUID
            let actionType: BookActionType
        }
        let w = WindowUUID()

        """

    /// The site as a statement, with `type` as its action type.
    static func site(_ type: String) -> String {
        "store.dispatch(/*1*/BookAction(windowUUID: w, actionType: \(type)))"
    }

    /// Everything is followed to its end.
    static func check(_ table: [Row], line: UInt = #line) {
        for (what, source, cases) in table {
            let fixture = Fixture(books + source)
            XCTAssertEqual(fixture.cases(at: 1), cases.map { "BookActionType.\($0)" }, what, line: line)
            XCTAssertEqual(fixture.remaining, [], what, line: line)
        }
    }
}
