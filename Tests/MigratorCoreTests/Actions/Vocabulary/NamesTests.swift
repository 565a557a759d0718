import XCTest

@testable import MigratorCore

/// What counts as an action, an action type, a reducer, a middleware: by conformance, never by name.
final class NamesTests: XCTestCase {
    private func actions(_ fixture: Fixture) -> [String] {
        fixture.result.actions.map { "\($0.kind.rawValue) \($0.name)" }
    }

    /// Each declares `BookAction`, which is dispatched with `BookActionType.opened`.
    func testConformanceOfActions() throws {
        let members = "let windowUUID: WindowUUID\nlet actionType: ActionType\nlet title: String?"
        let table: [(what: String, source: String, found: [String])] = [
            ("a struct", "struct BookAction: Action { \(members) }", ["struct BookAction"]),
            ("with other protocols", "struct BookAction: Sendable, Action { \(members) }", ["struct BookAction"]),
            (
                "through an extension", "struct BookAction { \(members) }\nextension BookAction: Action {}",
                ["struct BookAction"]
            ),
            (
                "through a typealias", "typealias Event = Action\nstruct BookAction: Event { \(members) }",
                ["struct BookAction"]
            ),
            (
                "through a composition", "typealias Event = Sendable & Action\nstruct BookAction: Event { \(members) }",
                ["struct BookAction"]
            ),
            ("written as a composition", "struct BookAction: Sendable & Action { \(members) }", ["struct BookAction"]),
            (
                "through a protocol",
                "protocol FeatureAction: Action {}\nstruct BookAction: FeatureAction { \(members) }",
                ["struct BookAction"]
            ),
            ("in a module", "struct BookAction: Redux.Action { \(members) }", ["struct BookAction"]),
            (
                "nested",
                "enum Library { struct BookAction: Action { \(members) } }\ntypealias BookAction = Library.BookAction",
                ["struct Library.BookAction"]
            ),
            ("of the name alone", "struct BookAction { \(members) }", []),
            ("of another protocol", "protocol Acting {}\nstruct BookAction: Acting { \(members) }", []),
        ]
        for (what, source, found) in table {
            let fixture = Fixture(
                """
                \(source)
                enum BookActionType: ActionType { case opened }
                func open(_ window: WindowUUID) {
                    store.dispatch(/*1*/BookAction(windowUUID: window, actionType: BookActionType.opened, title: "a"))
                }
                """)
            XCTAssertEqual(actions(fixture), found, what)
            XCTAssertEqual(try fixture["BookActionType.opened"].sites, found.isEmpty ? [] : ["@1 title: value"], what)
            XCTAssertEqual(fixture.remaining, [], what)
        }
    }

    func testConformanceOfActionTypes() throws {
        let table: [(source: String, found: [String])] = [
            ("enum T: ActionType { case a, b }", ["T.a", "T.b"]),
            ("enum T: String, ActionType { case a = \"x\" }", ["T.a"]),
            ("enum T { case a }\nextension T: ActionType {}", ["T.a"]),
            ("protocol P: ActionType {}\nenum T: P { case a }", ["T.a"]),
            ("typealias P = Sendable & ActionType\nenum T: P { case a }", ["T.a"]),
            ("enum Outer { enum T: ActionType { case a } }", ["Outer.T.a"]),
            ("enum T { case a }", []),
            ("struct T: ActionType { static let a = T() }", []),
            // A nested enum that happens to be called `ActionType` is another thing.
            ("struct Button { enum ActionType { case a }\nenum T: ActionType { case b } }", []),
        ]
        for (source, found) in table {
            XCTAssertEqual(Fixture(source).symbols, found, source)
        }
    }

    /// Older code derives classes from a class `Action`.
    func testActionClasses() throws {
        let fixture = Fixture(
            [
                (
                    "App.swift",
                    """
                    protocol ActionType {}
                    class Action {
                        let windowUUID: WindowUUID
                        let actionType: ActionType
                        init(windowUUID: WindowUUID, actionType: ActionType) {
                            self.windowUUID = windowUUID
                            self.actionType = actionType
                        }
                    }
                    struct WindowUUID {}
                    final class BookAction: Action {
                        let title: String?
                        let page: Int?
                        init(title: String? = nil, page: Int? = nil, windowUUID: WindowUUID, actionType: ActionType) {
                            self.title = title
                            self.page = page
                            super.init(windowUUID: windowUUID, actionType: actionType)
                        }
                    }
                    final class PlainAction: Action {}
                    enum BookActionType: ActionType { case opened, closed }
                    func run(_ window: WindowUUID, _ page: Int?) {
                        store.dispatch(
                        /*1*/BookAction(title: "a", windowUUID: window, actionType: BookActionType.opened))
                        store.dispatch(
                        /*2*/BookAction(page: page, windowUUID: window, actionType: BookActionType.closed))
                        store.dispatch(/*3*/PlainAction(windowUUID: window, actionType: BookActionType.closed))
                    }
                    """
                )
            ], prelude: false)
        XCTAssertEqual(actions(fixture), ["class BookAction", "class PlainAction"])
        XCTAssertEqual(try fixture["BookActionType.opened"].sites, ["@1 title: value"])
        XCTAssertEqual(try fixture["BookActionType.closed"].sites, ["@2 page: optional", "@3"])
        XCTAssertEqual(try fixture["BookActionType.closed"].record.actions, ["BookAction", "PlainAction"])
        XCTAssertEqual(fixture.remaining, [])
    }

    func testFieldsOfAnAction() {
        let fixture = Fixture(
            """
            struct BookAction: Action {
                let windowUUID: WindowUUID
                let actionType: ActionType
                let title: String?
                var pages: [String: Int]? = nil
                let isNew: Bool
                var onDone: (() -> Void)?
                static let shared = 1
                var isLong: Bool { pages?.isEmpty ?? false }
                let version = 2
                init(isNew: Bool = false, title: String? = nil, windowUUID: WindowUUID, actionType: ActionType) {
                    self.isNew = isNew
                    self.title = title
                    self.windowUUID = windowUUID
                    self.actionType = actionType
                }
            }
            """)
        let fields = fixture.result.actions[0].fields
        XCTAssertEqual(fields.map(\.name), ["title", "pages", "isNew", "onDone", "version"])
        XCTAssertEqual(fields.map(\.type).prefix(4), ["String?", "[String: Int]?", "Bool", "(() -> Void)?"])
        XCTAssertEqual(fields.map(\.optional), [true, true, false, true, false])
        XCTAssertEqual(fields.map(\.default).prefix(3), ["nil", nil, "false"])
    }

    func testConsumers() {
        let fixture = Fixture(
            [
                (
                    "App.swift",
                    """
                    struct BookState: StateType {
                        static let reducer: Reducer<Self> = { state, action in state }
                    }
                    struct ShelfState: StateType {
                        static let reducer: Reducer<ShelfState> = (legacyReducer, modernReducer)
                        static let legacyReducer: (ShelfState, Action) -> ShelfState = { state, action in state }
                        static let modernReducer: (ShelfState, Action) -> ShelfState = { state, action in state }
                    }
                    final class BookMiddleware {
                        lazy var provider: Middleware<AppState> = { state, action in }
                        var computed: Middleware<AppState> { { state, action in } }
                    }
                    func make(_ reducer: Reducer<BookState>) { let local: Reducer<BookState> = reducer }
                    """
                ),
                (
                    "AppTests/MockTests.swift",
                    "enum Mock { static let reducer: Reducer<AppState> = { state, _ in state } }"
                ),
            ])
        XCTAssertEqual(
            fixture.result.reducers.map { "\($0.state) \($0.form.rawValue)\($0.test ? " test" : "")" },
            ["BookState legacy", "ShelfState tuple", "AppState legacy test"])
        XCTAssertEqual(
            fixture.result.middlewares.map { "\($0.type).\($0.provider) \($0.form.rawValue)" },
            ["BookMiddleware.provider legacy", "BookMiddleware.computed legacy"])
        XCTAssertEqual(fixture.result.summary.reducers, 2)
        XCTAssertEqual(fixture.result.summary.testReducers, 1)
    }

    func testOtherNamesByConfiguration() throws {
        var configuration = Configuration()
        configuration.actionProtocols = ["Event"]
        configuration.actionTypeProtocols = ["EventKind"]
        configuration.reducerTypes = ["Fold"]
        configuration.middlewareTypes = ["Effect"]
        configuration.windowLabel = "scene"
        configuration.actionTypeLabel = "kind"
        configuration.dispatchCalls = ["bus.send"]
        let fixture = Fixture(
            [
                (
                    "App.swift",
                    """
                    protocol EventKind {}
                    protocol Event { var scene: Int { get }; var kind: EventKind { get } }
                    typealias Fold<S> = (S, Event) -> S
                    typealias Effect<S> = (S, Event) -> Void
                    protocol Action {}
                    struct Unrelated: Action { let kind: EventKind }
                    enum BookKind: EventKind { case opened }
                    struct BookEvent: Event { let scene: Int; let kind: EventKind; let title: String? }
                    struct BookState {
                        static let fold: Fold<Self> = { state, event in
                            switch event.kind {
                            case /*2*/BookKind.opened: return BookState(title: (event as? BookEvent)?.title ?? "")
                            default: return state
                            }
                        }
                        let title: String
                    }
                    func open() { bus.send(/*1*/BookEvent(scene: 1, kind: BookKind.opened, title: "a")) }
                    """
                )
            ], prelude: false, configuration: configuration)
        XCTAssertEqual(actions(fixture), ["struct BookEvent"])
        let opened = try fixture["BookKind.opened"]
        XCTAssertEqual(opened.sites, ["@1 title: value"])
        XCTAssertEqual(opened.payload, "title: String")
        XCTAssertEqual(opened.handlers, ["BookState.fold @2"])
        XCTAssertEqual(fixture.result.reducers.map(\.state), ["BookState"])
    }
}
