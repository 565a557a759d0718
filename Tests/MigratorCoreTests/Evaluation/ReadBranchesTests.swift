import XCTest

@testable import MigratorCore

/// Only what the case can get to is read for it: by its action type, by its struct.
final class ReadBranchesTests: XCTestCase {
    private func check(_ table: [ReadsFixture.Row], in wrap: (String) -> String, line: UInt = #line) {
        ReadsFixture.check(table, in: wrap, line: line)
    }

    /// What this case cannot get to is not followed.
    func testBranchesThatTheCaseCannotTake() {
        func provider(_ body: String) -> String {
            "final class M { lazy var provider: Middleware<AppState> = { state, action in\n\(body)\n} }"
        }
        check(
            [
                (
                    "switch",
                    """
                    switch action.actionType {
                    case BookActionType.opened: use((action as? BookAction)?.title)
                    case BookActionType.closed: use((action as? BookAction)?.page)
                    default: use((action as? BookAction)?.url) }
                    """,
                    "title: forwarded"
                ),
                (
                    "default",
                    """
                    switch action.actionType {
                    case BookActionType.closed: use((action as? BookAction)?.page)
                    default: use((action as? BookAction)?.url) }
                    """,
                    "url: forwarded"
                ),
                (
                    "==",
                    """
                    if action.actionType as? BookActionType == .closed {
                    use((action as? BookAction)?.page) } else {
                    use((action as? BookAction)?.url) }
                    """,
                    "url: forwarded"
                ),
                (
                    "!=",
                    """
                    guard action.actionType as? BookActionType != .opened else { return }
                    use((action as? BookAction)?.page)
                    """,
                    ""
                ),
                (
                    "== in a guard",
                    """
                    guard action.actionType as? BookActionType == .opened else { return }
                    use((action as? BookAction)?.page)
                    """,
                    "page: forwarded"
                ),
                (
                    "struct",
                    """
                    if let action = action as? ShelfAction {
                    use(action.title) } else if let action = action as? BookAction {
                    use(action.page) }
                    """,
                    "page: forwarded"
                ),
                ("is", "if action is ShelfAction { use((action as? BookAction)?.page) }", ""),
                ("is not", "if !(action is ShelfAction) { use((action as? BookAction)?.page) }", "page: forwarded"),
                (
                    "flag",
                    """
                    guard let action = action as? BookAction else { return }
                    let isOpen = action.actionType as? BookActionType == .opened
                    if isOpen { use(action.title) } else { use(action.page) }
                    """,
                    "title: forwarded"
                ),
                (
                    "ternary on a flag",
                    """
                    guard let action = action as? BookAction else { return }
                    let isClose = action.actionType as? BookActionType == .closed
                    use(isClose ? action.page : action.url)
                    """,
                    "url: forwarded"
                ),
                (
                    "flag of two tests",
                    """
                    guard let action = action as? BookAction else { return }
                    let b = action.actionType as? BookActionType == .closed
                    || action.actionType as? BookActionType == .opened
                    if b { use(action.title) } else { use(action.page) }
                    """,
                    "title: forwarded"
                ),
                (
                    "evaluated before the test throws it away",
                    """
                    guard let action = action as? BookAction else { return }
                    let url = action.url
                    let isClose = action.actionType as? BookActionType == .closed
                    use(isClose ? url : nil)
                    """,
                    "url: forwarded"
                ),
                (
                    "list of cases",
                    """
                    guard let action = action as? BookAction else { return }
                    if [BookActionType.opened, .moved].contains(action.actionType as? BookActionType) {
                    use(action.title) } else {
                    use(action.page) }
                    """,
                    "title: forwarded"
                ),
                (
                    "typed local",
                    """
                    guard let action = action as? BookAction, let type = action.actionType as? BookActionType else {
                    return }
                    switch type { case .opened: use(action.title)
                    case .closed, .moved: use(action.page) }
                    """,
                    "title: forwarded"
                ),
                (
                    "fallthrough",
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType { case BookActionType.opened: use(action.title); fallthrough
                    case BookActionType.closed: use(action.page)
                    default: use(action.url) }
                    """,
                    "page: forwarded, title: forwarded"
                ),
                (
                    "several in one branch",
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType {
                    case BookActionType.closed, BookActionType.opened: use(action.title)
                    default: break }
                    """,
                    "title: forwarded"
                ),
                (
                    "case _",
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType { case BookActionType.opened: use(action.title)
                    case _: use(action.page) }
                    """,
                    "title: forwarded"
                ),
                (
                    "where",
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType { case BookActionType.opened where flag(): use(action.title)
                    default: use(action.page) }
                    """,
                    "page: forwarded, title: forwarded"
                ),
                (
                    "#if",
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType {
                    #if DEBUG
                    case BookActionType.opened: use(action.title)
                    #else
                    case BookActionType.closed: use(action.page)
                    #endif
                    default: break }
                    """,
                    "title: forwarded"
                ),
                (
                    "the state is not known",
                    """
                    guard let action = action as? BookAction else { return }
                    if state.isOpen { use(action.title) } else { use(action.page) }
                    """,
                    "page: forwarded, title: forwarded"
                ),
                ("left before", "return;\nuse((action as? BookAction)?.page)", ""),
                (
                    "the window guard",
                    """
                    guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
                    return }
                    use((action as? BookAction)?.page)
                    """,
                    "page: forwarded"
                ),
            ], in: provider)
    }

    func testSelectionByStruct() {
        func provider(_ body: String) -> String {
            "final class M { lazy var provider: Middleware<AppState> = { state, action in\n\(body)\n} }"
        }
        check(
            [
                ("if case let as", "if case let book as BookAction = action { use(book.title) }", "title: forwarded"),
                ("if case let as another", "if case let shelf as ShelfAction = action { use(shelf.title) }", ""),
                (
                    "guard case let as",
                    "guard case let book as BookAction = action else { return }\nuse(book.page ?? 1)", "page: defaulted"
                ),
                (
                    "switch with case let as",
                    """
                    switch action { case let shelf as ShelfAction: use(shelf.title)
                    case let book as BookAction: use(book.page)
                    default: break }
                    """,
                    "page: forwarded"
                ),
                (
                    "switch with the name of the parameter",
                    """
                    switch action {
                    case let action as BookAction: guard let t = action.title else {
                    return }
                    use(t)
                    default: break }
                    """,
                    "title: required"
                ),
                (
                    "case is",
                    """
                    switch action { case is ShelfAction: break
                    case is BookAction: use((action as? BookAction)?.url)
                    default: break }
                    """,
                    "url: forwarded"
                ),
                ("as!", "let book = action as! BookAction\nuse(book.title)", "title: forwarded"),
                ("a cast under a new name", "let book = action as? BookAction\nuse(book?.title)", "title: forwarded"),
                (
                    "a chain behind the cast",
                    "guard let title = (action as? BookAction)?.title else { return }\nuse(title)", "title: required"
                ),
                (
                    "a case pattern behind the cast",
                    "guard case .novel? = (action as? BookAction)?.kind else { return }\nuse(1)", "kind: required"
                ),
                (
                    "a read before the switch counts for every case",
                    """
                    guard let id = (action as? BookAction)?.page else { return }
                    switch action.actionType { case BookActionType.closed: use(id)
                    default: break }
                    """,
                    "page: required"
                ),
            ], in: provider)
    }
}
