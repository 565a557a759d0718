import XCTest

@testable import MigratorCore

/// What a consumer reads for a case, and how: `required`, `defaulted` or `forwarded`.
final class ReadsTests: XCTestCase {
    private func check(_ table: [ReadsFixture.Row], in wrap: (String) -> String, line: UInt = #line) {
        ReadsFixture.check(table, in: wrap, line: line)
    }

    /// A branch of a middleware that got the struct.
    private func branch(_ body: String) -> String {
        """
        final class M {
            var kept: String?
            let service = Service()
            lazy var provider: Middleware<AppState> = { state, action in
                guard let action = action as? BookAction else { return }
                switch action.actionType {
                case BookActionType.opened:
                    \(body)
                default: break
                }
            }
            func finish(_ text: String) {}
        }
        final class Service { func run(_ text: String?) {} }
        """
    }

    func testRequired() {
        check(
            [
                ("guard let", "guard let title = action.title else { return }; use(title)", "title: required"),
                (
                    "guard let of two", "guard let a = action.title, let b = action.page else { return }; use((a, b))",
                    "page: required, title: required"
                ),
                ("if let without else", "if let title = action.title { use(title) }", "title: required"),
                ("chain into the only effect", "action.title?.append(\"a\")", "title: required"),
                ("!", "use(action.title!)", "title: required"),
                ("if case", "if case .novel? = action.kind { use(1) }", "kind: required"),
                ("if case let x?", "if case let title? = action.title { use(title) }", "title: required"),
                ("guard case", "guard case .novel = action.kind else { return }; use(1)", "kind: required"),
                (
                    "switch with an idle default", "switch action.kind { case .novel: use(1)\ndefault: break }",
                    "kind: required"
                ),
                (
                    "switch whose default leaves",
                    "switch action.kind { case .novel: use(1)\ncase .poem: use(2)\ndefault: return }", "kind: required"
                ),
                ("not optional", "use(action.isNew)", "isNew: required"),
                ("not nil as a condition", "if action.title != nil { use(1) }", "title: required"),
                ("not nil in a guard", "guard action.title != nil else { return }; use(1)", "title: required"),
                ("compared in a guard", "guard action.page == 1 else { return }; use(1)", "page: required"),
                (
                    "a local that is unwrapped later",
                    "let title = action.title; guard let title else { return }; use(title)", "title: required"
                ),
                (
                    "a chain that is unwrapped", "guard let host = action.url?.host else { return }; use(host)",
                    "url: required"
                ),
                (
                    "map that is unwrapped", "guard let n = action.title.map({ $0.count }) else { return }; use(n)",
                    "title: required"
                ),
                (
                    "in a closure", "Task { @MainActor in guard let title = action.title else { return }; use(title) }",
                    "title: required"
                ),
                (
                    "cast again", "guard let title = (action as? BookAction)?.title else { return }; use(title)",
                    "title: required"
                ),
                ("for case", "guard let page = action.page, page > 1 else { return }; use(page)", "page: required"),
            ], in: branch)
    }

    func testDefaulted() {
        check(
            [
                ("??", "use(action.title ?? \"\")", "title: defaulted"),
                ("?? behind a chain", "use(action.url?.host ?? \"\")", "url: defaulted"),
                ("?? of another field", "use(action.title ?? action.url?.host)", "title: defaulted, url: forwarded"),
                ("?? of a local", "let title = action.title; use(title ?? \"\")", "title: defaulted"),
                ("?? as a condition", "if action.flag ?? false { use(1) }", "flag: defaulted"),
            ], in: branch)
    }

    func testForwarded() {
        check(
            [
                ("argument", "self.service.run(action.title)", "title: forwarded"),
                ("stored", "self.kept = action.title", "title: forwarded"),
                ("compared", "if action.page == 1 { use(1) }", "page: forwarded"),
                ("compared with true", "if action.flag == true { use(1) }", "flag: forwarded"),
                (
                    "if let with else", "if let title = action.title { use(title) } else { use(nil) }",
                    "title: forwarded"
                ),
                (
                    "switch that handles nil",
                    "switch action.kind { case .novel: use(1)\ncase nil: use(2)\ndefault: break }", "kind: forwarded"
                ),
                (
                    "switch that handles none", "switch action.kind { case .some(let k): use(k)\ncase .none: use(2) }",
                    "kind: forwarded"
                ),
                (
                    "switch with a busy default", "switch action.kind { case .novel: use(1)\ndefault: use(2) }",
                    "kind: forwarded"
                ),
                ("chain as an argument", "use(action.url?.host)", "url: forwarded"),
                (
                    "another action",
                    "store.dispatch(ShelfAction(windowUUID: w, actionType: BookActionType.moved, title: action.title))",
                    "title: forwarded"
                ),
                ("a local that is not looked at", "let title = action.title; use(1)", "title: forwarded"),
                ("string", "use(\"\\(action.page as Any)\")", "page: forwarded"),
                ("the window and the type are no payload", "use(action.windowUUID); use(action.actionType)", ""),
                ("nothing", "use(state)", ""),
            ], in: branch)
    }

    /// The strongest of several reads counts.
    func testStrongest() {
        check(
            [
                (
                    "required and forwarded", "use(action.title); guard let t = action.title else { return }; use(t)",
                    "title: required"
                ),
                ("defaulted and forwarded", "use(action.title); use(action.title ?? \"\")", "title: defaulted"),
                (
                    "required and defaulted", "use(action.title ?? \"\"); if let t = action.title { use(t) }",
                    "title: required"
                ),
                (
                    "in one of two branches", "if flag() { use(action.title) } else { use(action.page ?? 1) }",
                    "page: defaulted, title: forwarded"
                ),
            ], in: branch)
    }

    func testShadowing() {
        check(
            [
                (
                    "another action of the name",
                    """
                    let action = ShelfAction(windowUUID: w, actionType: BookActionType.moved, title: action.title)
                    use(action.page)
                    store.dispatch(action)
                    """,
                    "title: forwarded"
                ),
                ("closure parameter of the name", "[1].forEach { action in use(action.page) }", ""),
                ("a local of the field's name", "let title = \"a\"; use(title)", ""),
                ("an element of the name", "for action in [1, 2] { use(action) }", ""),
                ("bound by a pattern", "if case let action? = find() { use(action.page) }", ""),
                (
                    "a local of a block is gone behind it",
                    "if flag() { let kept = action.title; use(kept) }; use(kept!)", "title: forwarded"
                ),
                (
                    "a local of a block that leaves",
                    "if flag() { let action = 1; use(action); return }; use(action.page)", "page: forwarded"
                ),
                (
                    "assigned in a block",
                    "var t: String?; if flag() { t = action.title }; guard let t else { return }; use(t)",
                    "title: required"
                ),
                (
                    "behind the block it is the outer again",
                    "if true { let action = 1; use(action) }; use(action.page)", "page: forwarded"
                ),
            ], in: branch)
    }
}
