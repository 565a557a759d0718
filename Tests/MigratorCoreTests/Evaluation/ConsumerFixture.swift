import XCTest

@testable import MigratorCore

/// Whole consumers, with what is read in them and who handles the case.
enum ConsumerFixture {
    struct Row {
        let what: String
        let source: String
        let reads: String
        var handlers: [String]?

        init(_ what: String, _ source: String, reads: String, handlers: [String]? = nil) {
            self.what = what
            self.source = source
            self.reads = reads
            self.handlers = handlers
        }
    }

    /// Checks what `opened` reads and who handles it.
    static func check(_ table: [Row], line: UInt = #line) throws {
        for row in table {
            let fixture = Fixture(ReadsFixture.books + row.source)
            XCTAssertEqual(fixture.result.problems.map(\.message), [], row.what, line: line)
            let opened = try fixture["BookActionType.opened"]
            XCTAssertEqual(opened.reads, row.reads, row.what, line: line)
            if let handlers = row.handlers { XCTAssertEqual(opened.handlers, handlers, row.what, line: line) }
            XCTAssertEqual(fixture.remaining, [], row.what, line: line)
        }
    }

    /// A middleware with that body.
    static func provider(_ body: String, _ members: String = "") -> String {
        "final class M {\nlazy var provider: Middleware<AppState> = { state, action in\n\(body)\n}\n\(members)\n}"
    }
}
