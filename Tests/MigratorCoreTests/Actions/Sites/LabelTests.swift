import XCTest

@testable import MigratorCore

/// Labels that name no case: they select nothing and are reported where they stand.
final class LabelTests: XCTestCase {
    private struct Row {
        let what: String
        let body: String
        /// `code @marker`.
        let remaining: [String]
        /// Of `opened`, `closed`, `moved`.
        var handled: [String] = []

        init(_ what: String, _ body: String, remaining: [String], handled: [String] = []) {
            self.what = what
            self.body = body
            self.remaining = remaining
            self.handled = handled
        }
    }

    private static let books = """
        enum BookActionType: ActionType { case opened, closed, moved }
        extension BookActionType { static let first = BookActionType.opened }
        enum Shelf { enum Inner { case wide } }
        struct BookAction: Action { let windowUUID: WindowUUID; let actionType: ActionType; var title: String? }
        func use(_ value: Any?) {}
        func send(_ w: WindowUUID) {
            store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.opened))
            store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.closed))
            store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.moved))
        }

        """

    private func check(_ table: [Row], line: UInt = #line) throws {
        for row in table {
            let fixture = Fixture(Self.books + ConsumerFixture.provider(row.body))
            XCTAssertEqual(fixture.result.problems.map(\.message), [], row.what, line: line)
            // Whether the consumer can get a modern half is another question.
            let labels = fixture.remaining.filter { $0.hasPrefix("unknown-case") }
            XCTAssertEqual(labels, row.remaining, row.what, line: line)
            let handled = fixture.result.cases.filter { !$0.handledBy.isEmpty }.map(\.case)
            XCTAssertEqual(handled, row.handled, row.what, line: line)
        }
    }

    func testRemovedTypes() throws {
        try check([
            Row(
                "a label of a switch",
                "switch action.actionType { case GoneActionType./*1*/open: use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "beside one that there is",
                "switch action.actionType { case GoneActionType./*1*/open, BookActionType.closed: use(1); default: break }",
                remaining: ["unknown-case @1"], handled: ["closed"]),
            Row(
                "a comparison", "if action.actionType == GoneActionType./*1*/open { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "a comparison behind a cast", "if action.actionType as? GoneActionType == ./*1*/opened { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "a cast and a switch over implicit members",
                """
                guard let type = action.actionType as? GoneActionType else { return }
                switch type { case ./*1*/opened: use(1); case ./*2*/closed: break }
                """, remaining: ["unknown-case @1", "unknown-case @2"]),
            Row(
                "if case", "if case GoneActionType./*1*/open = action.actionType { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "in a list",
                "if [GoneActionType./*1*/open, GoneActionType./*2*/shut].contains(action.actionType) { use(1) }",
                remaining: ["unknown-case @1", "unknown-case @2"]),
            Row(
                "in a tuple",
                "switch (action.actionType, true) { case (GoneActionType./*1*/open, _): use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "in a type that there is",
                "switch action.actionType { case Shelf.Gone./*1*/open: use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "in a type that is gone",
                "switch action.actionType { case Gone.Inner./*1*/open: use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "with values",
                "switch action.actionType { case GoneActionType./*1*/open(let page): use(page); default: break }",
                remaining: ["unknown-case @1"]),
            Row("a cast alone", "if action.actionType is GoneActionType { use(1) }", remaining: []),
            Row("a struct that is gone", "if let action = action as? GoneAction { use(action.title) }", remaining: []),
        ])
    }

    func testRemovedCases() throws {
        try check([
            Row(
                "a label of a switch",
                "switch action.actionType { case BookActionType./*1*/gone: use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "an implicit member",
                "switch action.actionType as? BookActionType { case ./*1*/gone: use(1); default: break }",
                remaining: ["unknown-case @1"]),
            Row(
                "an implicit member of a local",
                """
                guard let type = action.actionType as? BookActionType else { return }
                switch type { case ./*1*/gone: use(1); case .closed: use(2); default: break }
                """, remaining: ["unknown-case @1"], handled: ["closed"]),
            Row(
                "optional patterns",
                "switch action.actionType as? BookActionType { case ./*1*/gone?: use(1); case .some(./*2*/lost): use(2); default: break }",
                remaining: ["unknown-case @1", "unknown-case @2"]),
            Row(
                "a comparison", "if action.actionType as? BookActionType == ./*1*/gone { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "the other way round", "if BookActionType./*1*/gone == action.actionType { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "if case", "if case ./*1*/gone = action.actionType as? BookActionType { use(1) }",
                remaining: ["unknown-case @1"]),
            Row(
                "in a list",
                "if [BookActionType./*1*/gone, BookActionType.moved].contains(action.actionType) { use(1) }",
                remaining: ["unknown-case @1"], handled: ["moved"]),
        ])
    }

    /// What is no label, or one that stands for a case.
    func testWhatIsDeclared() throws {
        try check([
            Row(
                "a case", "switch action.actionType { case BookActionType.opened: use(1); default: break }",
                remaining: [], handled: ["opened"]),
            Row(
                "behind the module's name", "if action.actionType == App.BookActionType.opened { use(1) }",
                remaining: [], handled: ["opened"]),
            Row(
                "a constant", "switch action.actionType { case BookActionType.first: use(1); default: break }",
                remaining: [], handled: ["opened"]),
            Row(
                "nothing",
                "switch action.actionType as? BookActionType { case .none: break; case nil: break; default: break }",
                remaining: []),
            Row(
                "some", "if case .some(.moved) = action.actionType as? BookActionType { use(1) }",
                remaining: [], handled: ["moved"]),
            Row(
                "another subject", "switch UIDevice.kind { case GoneKind.phone: use(1); default: break }", remaining: []
            ),
            Row("members that every enum has", "use(BookActionType.self)", remaining: []),
            Row(
                "a variable",
                "let wanted: ActionType = fetch()\nswitch action.actionType { case /*1*/wanted: use(1); default: break }",
                remaining: ["unknown-case @1"]),
        ])
    }

    /// Tests name what was removed too; their places are reported where they construct an action.
    func testOnlyProductionCode() {
        let source = "func f(_ a: Action) -> Bool { a.actionType == GoneActionType.open }"
        let fixture = Fixture([("App.swift", Self.books), ("Tests/AppTests.swift", source)])
        XCTAssertEqual(fixture.remaining, [])
    }
}
