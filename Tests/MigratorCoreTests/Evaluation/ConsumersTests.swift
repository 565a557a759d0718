import XCTest

@testable import MigratorCore

/// Following an action from the roots through everything that it is handed to, and who counts as its handler.
final class ConsumersTests: XCTestCase {
    private typealias Row = ConsumerFixture.Row

    private func check(_ table: [Row], line: UInt = #line) throws { try ConsumerFixture.check(table, line: line) }

    private func provider(_ body: String, _ members: String = "") -> String { ConsumerFixture.provider(body, members) }

    func testHelpers() throws {
        let selects =
            "switch action.actionType {\ncase /*1*/BookActionType.opened: self.opened(action)\ndefault: break\n}"
        try check([
            Row(
                "a helper that takes the protocol",
                provider(
                    selects,
                    """
                    func opened(_ action: Action) { guard let book = action as? BookAction else { return }
                    use(book.title) }
                    """
                ),
                reads: "title: forwarded", handlers: ["M.provider @1"]),
            Row(
                "a helper that takes the struct",
                provider(
                    "guard let action = action as? BookAction else { return }\n" + selects,
                    "func opened(_ action: BookAction) { use(action.page!) }"),
                reads: "page: required", handlers: ["M.provider @1"]),
            Row(
                "a helper that holds the switch",
                provider(
                    "self.run(action)",
                    """
                    func run(_ action: Action) {
                    switch action.actionType {
                    case /*1*/BookActionType.opened: use((action as? BookAction)?.url)
                    default: break } }
                    """
                ),
                reads: "url: forwarded", handlers: ["M.run @1"]),
            Row(
                "a branch that only returns what a helper makes",
                """
                struct S: StateType { static let reducer: Reducer<Self> = { state, action in
                    switch action.actionType {
                    case /*1*/BookActionType.opened:
                    return handle(state: state, action: action)
                    default: return state } }
                static func handle(state: S, action: Action) -> S { S(title: (action as? BookAction)?.title) }
                var title: String? }
                """, reads: "title: forwarded", handlers: ["S.handle @1"]),
            Row(
                "a chain of helpers",
                provider(
                    "self.one(action)",
                    """
                    func one(_ a: Action) { two(with: a) }
                    func two(with b: Action) { three(b, 1) }
                    func three(_ c: Action, _ n: Int) {
                    if let c = c as? BookAction {
                    use(c.title ?? "") } }
                    """
                ),
                reads: "title: defaulted"),
            Row(
                "the type split off the action",
                provider(
                    """
                    guard let action = action as? BookAction else { return }
                    self.run(action.actionType, action.title)
                    """,
                    """
                    func run(_ type: ActionType, _ title: String?) {
                    switch type {
                    case /*1*/BookActionType.opened: guard let title else {
                    return }
                    use(title)
                    default: break } }
                    """
                ),
                reads: "title: required", handlers: ["M.run @1"]),
            Row(
                "a field handed to a helper of the type",
                provider(
                    "guard let action = action as? BookAction else { return }\n"
                        + selects.replacingOccurrences(of: "opened(action)", with: "show(action.title)"),
                    "func show(_ title: String?) { guard let title else { return }; use(title) }"),
                reads: "title: required"),
            Row(
                "a literal argument decides a branch",
                provider(
                    "guard let action = action as? BookAction else { return }\n"
                        + selects.replacingOccurrences(of: "opened(action)", with: "edit(action, isEditing: true)"),
                    """
                    func edit(_ action: BookAction, isEditing: Bool) {
                    if isEditing {
                    use(action.title) } else {
                    use(action.page) } }
                    """
                ),
                reads: "title: forwarded"),
            Row(
                "a default argument decides a branch",
                provider(
                    "guard let action = action as? BookAction else { return }\n"
                        + selects.replacingOccurrences(of: "opened(action)", with: "edit(action)"),
                    """
                    func edit(_ action: BookAction, isEditing: Bool = false) {
                    use(isEditing ? action.title : action.url) }
                    """
                ),
                reads: "url: forwarded"),
            Row(
                "a helper that tells whether it is the case",
                provider(
                    """
                    guard let action = action as? BookAction else { return }
                    if self.isOpen(action) { use(action.title) } else { use(action.page) }
                    """,
                    "func isOpen(_ action: Action) -> Bool { action.actionType as? BookActionType == .opened }"),
                reads: "title: forwarded"),
            Row(
                "through a protocol",
                provider("self.helper.handle(action)", "let helper: Helping = Helper()")
                    + """

                    protocol Helping { func handle(_ action: Action) }
                    final class Helper: Helping {
                    func handle(_ action: Action) {
                    use((action as? BookAction)?.title) } }
                    """,
                reads: "title: forwarded"),
            Row(
                "recursion ends",
                provider(
                    "self.run(action)",
                    """
                    func run(_ a: Action) { use((a as? BookAction)?.title); again(a) }
                    func again(_ a: Action) { run(a) }
                    """
                ),
                reads: "title: forwarded"),
            Row(
                "a function that is set as the provider",
                """
                final class M { lazy var provider: Middleware<AppState> = handle
                func handle(_ state: AppState, _ action: Action) { use((action as? BookAction)?.title) } }
                """,
                reads: "title: forwarded"),
            Row(
                "a computed provider",
                """
                final class M {
                var provider: Middleware<AppState> {
                {
                state, action in use((action as? BookAction)?.title) } } }
                """,
                reads: "title: forwarded"),
        ])
    }

    func testClosuresAndLocals() throws {
        try check([
            Row(
                "Task",
                provider(
                    "Task { @MainActor in await self.run(action) }",
                    "func run(_ a: Action) async { use((a as? BookAction)?.title) }"), reads: "title: forwarded"),
            Row(
                "completion",
                provider("later { use((action as? BookAction)?.page ?? 1) }") + "\nfunc later(_ body: () -> Void) {}",
                reads: "page: defaulted"),
            Row(
                "local function", provider("func run(_ a: Action) { use((a as? BookAction)?.title) }\nrun(action)"),
                reads: "title: forwarded"),
            Row(
                "local closure",
                provider(
                    """
                    let run = { (a: BookAction) in use(a.title) }
                    if let action = action as? BookAction { run(action) }
                    """
                ), reads: "title: forwarded"),
            Row(
                "local under another name", provider("let incoming = action\nuse((incoming as? BookAction)?.title)"),
                reads: "title: forwarded"),
            Row(
                "closure with self",
                """
                final class M {
                lazy var provider: Middleware<AppState> = {
                [self] state, action in run(action) }
                func run(_ a: Action) { use((a as? BookAction)?.title) } }
                """,
                reads: "title: forwarded"),
            Row(
                "closure without names",
                "final class M { lazy var provider: Middleware<AppState> = { use(($1 as? BookAction)?.title) } }",
                reads: "title: forwarded"),
            Row(
                "assumeIsolated", provider("MainActor.assumeIsolated { use((action as? BookAction)?.title) }"),
                reads: "title: forwarded"),
            Row(
                "do and catch",
                provider("do { try use((action as? BookAction)?.title) } catch { use((action as? BookAction)?.page) }"),
                reads: "page: forwarded, title: forwarded"),
            Row("defer", provider("defer { use((action as? BookAction)?.title) }"), reads: "title: forwarded"),
        ])
    }

    func testMembersOfTheStruct() throws {
        let members = """
            extension BookAction {
                var label: String { title ?? "" }
                var isLong: Bool { guard let page = self.page else { return false }; return page > 100 }
                func describe(short: Bool) -> String { short ? "" : "\\(url as Any)" }
                var isOpen: Bool { actionType as? BookActionType == .opened }
            }

            """
        try check([
            Row(
                "computed property", members + provider("use((action as? BookAction)?.label)"),
                reads: "title: defaulted"),
            Row(
                "computed property with self",
                members + provider("if let a = action as? BookAction, a.isLong { use(1) }"), reads: "page: required"),
            Row(
                "method", members + provider("use((action as? BookAction)?.describe(short: false))"),
                reads: "url: forwarded"),
            Row(
                "method with a literal that decides",
                members + provider("use((action as? BookAction)?.describe(short: true))"), reads: ""),
            Row(
                "flag of the struct",
                members
                    + provider(
                        """
                        guard let a = action as? BookAction else { return }
                        if a.isOpen { use(a.title) } else { use(a.page) }
                        """
                    ),
                reads: "title: forwarded"),
        ])
    }

    /// A handler of the struct alone handles every case that comes in it.
    func testHandlersOfAStruct() throws {
        let fixture = Fixture(
            ReadsFixture.books
                + provider("guard let book = /*1*/action as? BookAction else { return }\nuse(book.title)")
                + "\nfunc move() { store.dispatch(ShelfAction(windowUUID: w, actionType: BookActionType.moved)) }")
        XCTAssertEqual(try fixture["BookActionType.opened"].handlers, ["M.provider @1"])
        XCTAssertEqual(try fixture["BookActionType.opened"].record.handledBy, ["M.provider"])
        XCTAssertEqual(try fixture["BookActionType.moved"].handlers, [])
        XCTAssertEqual(fixture.result.middlewares[0].handles, ["BookActionType.closed", "BookActionType.opened"])
        // A test on the type that is for other cases only makes it a handler of those.
        try check([
            Row(
                "a switch that leaves the case to its default",
                provider(
                    """
                    guard let book = action as? BookAction else { return }
                    switch book.actionType { case BookActionType.closed: use(book.title)
                    default: break }
                    """
                ),
                reads: "", handlers: []),
            Row(
                "case _ is a default",
                provider(
                    """
                    guard let book = action as? BookAction else { return }
                    switch book.actionType { case BookActionType.closed: use(book.title)
                    case _: return }
                    """
                ),
                reads: "", handlers: []),
            Row(
                "a reducer's default",
                """
                struct S: StateType { static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    switch action.actionType { case BookActionType.closed: return S(title: action.title)
                    case _: return defaultState(from: state) } }
                static func defaultState(from state: S) -> S { state }
                var title: String? }
                """, reads: "", handlers: []),
        ])
    }

    /// A case that nobody dispatches is read as if it came in the structs of its enum's other cases.
    func testCaseThatNobodyDispatches() throws {
        let fixture = Fixture(
            ReadsFixture.books
                + provider(
                    """
                    guard let action = action as? BookAction else { return }
                    switch action.actionType { case /*1*/BookActionType.closed: use(action./*2*/title!)
                    default: break }
                    """
                ))
        let closed = try fixture["BookActionType.closed"]
        XCTAssertEqual(closed.readEvidence, ["title required @2"])
        XCTAssertEqual(closed.handlers, ["M.provider @1"])
        XCTAssertEqual(closed.payload, "")
        XCTAssertEqual(closed.record.neverProvided, ["title"])
    }

    /// Where the action goes out of sight, a person must look.
    func testActionsThatEscape() {
        let table: [(what: String, source: String, remaining: [String])] = [
            ("an unknown function", provider("/*1*/sdkLog(action)"), ["action-escapes @1"]),
            ("kept in a property", provider("self.last = /*1*/action", "var last: Action?"), ["action-escapes @1"]),
            (
                "a requirement without an implementation",
                provider("self.helper?./*1*/handle(action)", "var helper: Helping?")
                    + "\nprotocol Helping { func handle(_ action: Action) }", ["action-escapes @1"]
            ),
            ("printing is harmless", provider("print(action)"), []),
            ("dispatching again is no read", provider("store.dispatch(action)"), []),
        ]
        for (what, source, remaining) in table {
            let fixture = Fixture(ReadsFixture.books + source)
            let cases = " BookActionType.closed BookActionType.moved BookActionType.opened"
            XCTAssertEqual(fixture.remaining, remaining.map { $0 + cases }, what)
        }
    }
}
