import XCTest

@testable import MigratorCore

/// Consumers of a struct with fields of several types; `opened` is dispatched in it.
enum ReadsFixture {
    typealias Row = (what: String, source: String, reads: String)

    static let books = """
        enum BookActionType: ActionType { case opened, closed, moved }
        enum Kind { case novel, poem }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var title: String?
            var page: Int?
            var isNew: Bool = false
            var kind: Kind?
            var flag: Bool?
            var url: URL?
        }
        struct ShelfAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var title: String?
        }
        let w = WindowUUID()
        func open() { store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.opened, title: "a")) }
        func use(_ value: Any?) {}

        """

    /// Checks what `opened` reads when the rows are wrapped into a consumer.
    static func check(
        _ table: [Row], in wrap: (String) -> String, line: UInt = #line
    ) {
        for (what, source, reads) in table {
            let fixture = Fixture(books + wrap(source))
            XCTAssertEqual(fixture.result.problems.map(\.message), [], what, line: line)
            XCTAssertEqual(try fixture["BookActionType.opened"].reads, reads, what, line: line)
            XCTAssertEqual(fixture.remaining, [], what, line: line)
        }
    }
}
