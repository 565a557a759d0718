import XCTest

@testable import MigratorCore

/// Names that mean something else than they seem to. They are resolved by scope, module and type.
final class ClashesTests: XCTestCase {
    private static let books = """
        enum BookActionType: ActionType { case opened, closed }
        struct BookAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            var title: String?
            var page: Int?
        }

        """

    /// Two enums have a case of the same name; each site carries its own.
    func testCasesOfTheSameName() throws {
        let fixture = Fixture(
            Self.books + """
                enum ShelfActionType: ActionType { case opened }
                func run(_ w: WindowUUID) {
                    store.dispatch(/*1*/BookAction(windowUUID: w, actionType: BookActionType.opened))
                    store.dispatch(/*2*/BookAction(windowUUID: w, actionType: ShelfActionType.opened))
                }
                func handle(_ action: Action) {}
                final class M {
                    lazy var provider: Middleware<AppState> = { _, action in
                        switch action.actionType {
                        case /*3*/ShelfActionType.opened: print((action as? BookAction)?.title as Any)
                        default: break
                        }
                    }
                }
                """)
        XCTAssertEqual(fixture.cases(at: 1), ["BookActionType.opened"])
        XCTAssertEqual(fixture.cases(at: 2), ["ShelfActionType.opened"])
        XCTAssertEqual(try fixture["BookActionType.opened"].handlers, [])
        XCTAssertEqual(try fixture["BookActionType.opened"].reads, "")
        XCTAssertEqual(try fixture["ShelfActionType.opened"].handlers, ["M.provider @3"])
        XCTAssertEqual(try fixture["ShelfActionType.opened"].reads, "title: forwarded")
    }

    /// `struct BookAction` of another module is no action, also where its name is used without the module.
    func testStructOfTheSameNameInAnotherModule() throws {
        let fixture = Fixture([
            ("Sources/App/Books.swift", "import Kit\n" + Self.books),
            (
                "Sources/App/View.swift",
                """
                func open(_ w: WindowUUID) {
                store.dispatch(/*1*/BookAction(windowUUID: w, actionType: BookActionType.opened)) }
                """
            ),
            ("Sources/Kit/Book.swift", "public enum BookAction: String { case read }"),
            (
                "Sources/Blocking/Rules.swift",
                "enum ActionType { case block }\nstruct Rule { let actionType: ActionType }"
            ),
            ("Sources/Kit/Use.swift", "func use() -> BookAction? { BookAction(rawValue: \"read\") }"),
            (
                "Sources/Other/Use.swift",
                "import Kit\nfunc use() { let a = BookAction(rawValue: \"read\"); print(a as Any) }"
            ),
        ])
        XCTAssertEqual(fixture.result.summary.dispatchSites, 1)
        XCTAssertEqual(try fixture["BookActionType.opened"].sites, ["@1"])
        XCTAssertEqual(fixture.remaining, [])
    }

    /// A field that is called like the action type and is none, a telemetry label, a nested enum of that name.
    func testActionTypeThatIsNone() throws {
        let fixture = Fixture(
            Self.books + """
                struct Button {
                    enum ActionType { case opened, tapped }
                    let actionType: ActionType
                    var isOpener: Bool { actionType == .opened }
                }
                struct Telemetry { func tapped(actionType: String) {} }
                final class M {
                    let telemetry = Telemetry()
                    lazy var provider: Middleware<AppState> = { _, action in
                        guard let action = action as? BookAction else { return }
                        switch action.actionType {
                        case /*2*/BookActionType.opened: self.telemetry.tapped(actionType: "opened")
                        default: break
                        }
                    }
                    func show(_ action: Button, _ w: WindowUUID) {
                        if action.actionType == .opened { telemetry.tapped(actionType: "button") }
                        switch action.actionType {
                        case .opened: store.dispatch(/*1*/BookAction(windowUUID: w, actionType: BookActionType.opened))
                        case .tapped: break
                        }
                    }
                }
                """)
        XCTAssertEqual(fixture.symbols, ["BookActionType.opened", "BookActionType.closed"])
        XCTAssertEqual(fixture.result.summary.dispatchSites, 1)
        XCTAssertEqual(try fixture["BookActionType.opened"].sites, ["@1"])
        XCTAssertEqual(try fixture["BookActionType.opened"].handlers, ["M.provider @2"])
        XCTAssertEqual(fixture.remaining, [])
    }

    /// A local `action` shadows the parameter; its own initialiser still reads the outer one.
    func testLocalActionThatShadows() throws {
        let fixture = Fixture(
            Self.books + """
                struct ShelfAction: Action {
                    let windowUUID: WindowUUID
                    let actionType: ActionType
                    var title: String?
                    var page: Int?
                }
                enum ShelfActionType: ActionType { case moved }
                func open(_ w: WindowUUID) {
                    store.dispatch(
                    /*1*/BookAction(windowUUID: w, actionType: BookActionType.opened, title: "a", page: 1))
                }
                final class M {
                    lazy var provider: Middleware<AppState> = { _, action in
                        switch action.actionType {
                        case /*3*/BookActionType.opened: self.move(action)
                        default: break
                        }
                    }
                    func move(_ action: Action) {
                        guard let action = action as? BookAction else { return }
                        let shelf = action.windowUUID
                        let action = /*2*/ShelfAction(
                            windowUUID: shelf, actionType: ShelfActionType.moved, title: action./*4*/title)
                        print(action.page as Any)
                        store.dispatch(action)
                    }
                }
                """)
        let opened = try fixture["BookActionType.opened"]
        XCTAssertEqual(opened.readEvidence, ["title forwarded @4"])
        XCTAssertEqual(opened.payload, "title: String")
        XCTAssertEqual(opened.record.unused, ["page"])
        XCTAssertEqual(try fixture["ShelfActionType.moved"].sites, ["@2 title: optional"])
    }

    /// A local that is called like the enum or the struct, a case that is called like a member.
    func testNamesThatShadowTypes() throws {
        let fixture = Fixture(
            Self.books + """
                enum Tool: ActionType { case description, allCases }
                func run(_ w: WindowUUID, BookAction: (WindowUUID) -> Void) { BookAction(w) }
                func describe(_ w: WindowUUID) {
                    store.dispatch(/*1*/BookAction(windowUUID: w, actionType: Tool.description))
                }
                struct Maker {
                    struct BookAction { let windowUUID: WindowUUID; let actionType: ActionType }
                    func make(_ w: WindowUUID) { _ = BookAction(windowUUID: w, actionType: BookActionType.closed) }
                }
                """)
        XCTAssertEqual(try fixture["Tool.description"].sites, ["@1"])
        XCTAssertEqual(fixture.result.summary.dispatchSites, 1)
    }

    /// Test code declares its own; production code does not see it and it decides nothing.
    func testTestCode() throws {
        let fixture = Fixture([
            ("App/Books.swift", Self.books),
            (
                "App/View.swift",
                """
                func open(_ w: WindowUUID) {
                    store.dispatch(/*1*/BookAction(windowUUID: w, actionType: BookActionType.opened, title: "a"))
                }
                """
            ),
            (
                "AppTests/BookTests.swift",
                """
                struct FakeAction: Action { let windowUUID: WindowUUID; let actionType: ActionType }
                enum FakeActionType: ActionType { case faked }
                func test(_ w: WindowUUID, _ title: String?) {
                    _ = /*2*/BookAction(windowUUID: w, actionType: BookActionType.opened, title: title)
                    _ = /*3*/BookAction(windowUUID: w, actionType: BookActionType.closed, title: nil)
                    _ = /*4*/FakeAction(windowUUID: w, actionType: FakeActionType.faked)
                }
                final class FakeMiddleware {
                    lazy var provider: Middleware<AppState> = { _, action in
                        guard let action = action as? BookAction else { return }
                        if action.actionType is BookActionType { print(action.page as Any) }
                    }
                }
                """
            ),
        ])
        XCTAssertEqual(
            try fixture["BookActionType.opened"].sites, ["@1 title: value", "@2 (test) title: optional"])
        XCTAssertEqual(try fixture["BookActionType.opened"].reads, "")
        XCTAssertEqual(try fixture["BookActionType.closed"].findings, ["dead App/Books.swift:1:48"])
        XCTAssertEqual(try fixture["FakeActionType.faked"].record.test, true)
        XCTAssertEqual(fixture.result.summary.testDispatchSites, 3)
        XCTAssertEqual(fixture.result.summary.actionStructs, 1)
        XCTAssertEqual(fixture.result.summary.actionTypes, 1)
        XCTAssertEqual(fixture.result.summary.cases, 2)
    }
}
