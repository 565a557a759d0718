import XCTest

@testable import MigratorCore

/// Shapes of sites that the step `case` rewrites or refuses.
final class SiteShapeTests: XCTestCase {
    private let runtime = """
        protocol ActionType {}
        protocol ModernAction {}
        struct WindowUUID: Equatable {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        final class Store {
            func dispatch(_ action: Action) {}
            func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {}
        }
        let store = Store()
        var ticks = 0
        func tick(_ value: Int) -> Int {
            ticks += value
            return ticks
        }
        enum BookActionType: ActionType { case opened, closed }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var page: Int? = nil
        }

        """

    /// What becomes of the members of a view when all cases are migrated together; nil: the step is refused.
    private func migrated(_ members: String) -> String? {
        let lines = members.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
        let view = "struct BookView {\n    let windowUUID: WindowUUID\n    let flag: Bool\n\(lines)}\n"
        let workspace = Workspace(
            files: [("Redux.swift", runtime), ("View.swift", view)].map {
                SourceFile(path: $0.0, bytes: Array($0.1.utf8))
            })
        let plan = PlanBuilder(Scanner.findings(workspace), recipe: .modernActions).plan()
        let planned = plan.steps.flatMap(\.cases).compactMap { plan.entry(of: $0) }
        let result = CaseMigration(planned: planned).workOut(in: workspace)
        return result.contents.first { $0.path == "View.swift" }.map { String(decoding: $0.new, as: UTF8.self) }
    }

    func testShapes() {
        let table: [(what: String, members: String, expected: [String]?)] = [
            (
                "a wrapper",
                """
                func open() { send(.opened, page: 3) }
                func close() { send(BookActionType.closed) }
                private func send(_ type: BookActionType, page: Int? = nil) {
                    store.dispatch(BookAction(windowUUID: windowUUID, actionType: type, page: page))
                }
                """,
                [
                    "send(BookModernAction.opened)", "send(BookModernAction.closed)",
                    "private func send(_ action: BookModernAction) {",
                    "store.dispatch(action, forWindowUUID: windowUUID)",
                ]
            ),
            (
                "a wrapper that keeps the action in a local",
                """
                func open() { send(.opened, page: 3) }
                func close() { send(BookActionType.closed) }
                private func send(_ type: BookActionType, page: Int? = nil) {
                    let action = BookAction(windowUUID: windowUUID, actionType: type, page: page)
                    store.dispatch(action)
                }
                """,
                [
                    "send(BookModernAction.opened)",
                    "send(_ action: BookModernAction) {\n        store.dispatch(action, forWindowUUID: windowUUID)\n",
                ]
            ),
            (
                "a local that chooses for a local",
                """
                func toggle() {
                    let type = flag ? BookActionType.opened : BookActionType.closed
                    let action = BookAction(windowUUID: windowUUID, actionType: type)
                    store.dispatch(action)
                }
                """,
                [
                    "func toggle() {\n        store.dispatch(",
                    "flag ? BookModernAction.opened : BookModernAction.closed, forWindowUUID: windowUUID",
                ]
            ),
            (
                "a local that branches give their action",
                """
                func toggle() {
                    let action: BookAction
                    if flag {
                        action = BookAction(windowUUID: windowUUID, actionType: BookActionType.opened, page: 1)
                    } else {
                        action = BookAction(windowUUID: windowUUID, actionType: BookActionType.closed)
                    }
                    store.dispatch(action)
                }
                """,
                [
                    "let action: BookModernAction", "action = BookModernAction.opened",
                    "action = BookModernAction.closed", "store.dispatch(action, forWindowUUID: windowUUID)",
                ]
            ),
            (
                "a local that is read before it is dispatched",
                """
                func toggle() {
                    let action: BookAction
                    if flag {
                        action = BookAction(windowUUID: windowUUID, actionType: BookActionType.opened)
                    } else {
                        action = BookAction(windowUUID: windowUUID, actionType: BookActionType.closed)
                    }
                    print(action)
                    store.dispatch(action)
                }
                """, nil
            ),
            (
                "one of two actions",
                """
                func toggle() {
                    store.dispatch(
                        flag
                            ? BookAction(windowUUID: windowUUID, actionType: BookActionType.opened, page: 1)
                            : BookAction(windowUUID: windowUUID, actionType: BookActionType.closed))
                }
                """,
                [
                    "? BookModernAction.opened", ": BookModernAction.closed, forWindowUUID: windowUUID)",
                ]
            ),
            (
                "a wrapper that is also a value",
                """
                func open() { send(.opened) }
                func all() { [BookActionType.closed].forEach(send) }
                private func send(_ type: BookActionType) {
                    store.dispatch(BookAction(windowUUID: windowUUID, actionType: type))
                }
                """, nil
            ),
            (
                "a wrapper that reads the case",
                """
                func open() { send(.opened) }
                private func send(_ type: BookActionType) {
                    print(type)
                    store.dispatch(BookAction(windowUUID: windowUUID, actionType: type))
                }
                """, nil
            ),
            (
                "a condition in the call",
                """
                func toggle() {
                    store.dispatch(
                        BookAction(
                            windowUUID: windowUUID, actionType: flag ? BookActionType.opened : BookActionType.closed))
                }
                """,
                ["flag ? BookModernAction.opened : BookModernAction.closed, forWindowUUID: windowUUID"]
            ),
            (
                "a condition in a local",
                """
                func toggle() {
                    let type: BookActionType = flag ? .opened : .closed
                    store.dispatch(BookAction(windowUUID: windowUUID, actionType: type))
                }
                """,
                ["flag ? BookModernAction.opened : BookModernAction.closed, forWindowUUID: windowUUID"]
            ),
            (
                "a condition that does something",
                """
                func toggle() {
                    store.dispatch(
                        BookAction(
                            windowUUID: windowUUID,
                            actionType: tick(1) > 1 ? BookActionType.opened : BookActionType.closed))
                }
                """, nil
            ),
        ]
        for row in table {
            let found = migrated(row.members)
            guard let expected = row.expected else {
                XCTAssertNil(found, row.what)
                continue
            }
            for text in expected { XCTAssert(found?.contains(text) ?? false, "\(row.what): \(found ?? "refused")") }
        }
    }
}
