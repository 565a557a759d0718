import XCTest

@testable import MigratorCore

/// Aliases of the configured protocols, wherever they stand.
final class AliasTests: XCTestCase {
    private static let books = """
        enum BookActionType: ACTION_TYPE { case opened }
        struct BookAction: ACTION { let windowUUID: WindowUUID; let actionType: any ACTION_TYPE }
        func send(_ w: WindowUUID) { store.dispatch(BookAction(windowUUID: w, actionType: BookActionType.opened)) }
        struct BookState: StateType {
            static let reducer: REDUCER = { state, action in
                if action.actionType as? BookActionType == .opened { return BookState() }
                return state
            }
        }
        """

    private func books(_ action: String, _ actionType: String, _ reducer: String = "Reducer<BookState>") -> String {
        Self.books.replacing("ACTION_TYPE", with: actionType).replacing("ACTION", with: action)
            .replacing("REDUCER", with: reducer)
    }

    func testProtocols() throws {
        let table: [(what: String, aliases: String, action: String, type: String, prelude: Bool)] = [
            ("none", "", "Action", "ActionType", true),
            ("the same name", "typealias Action = Redux.Action", "Action", "ActionType", true),
            ("of the action type", "typealias ActionType = Redux.ActionType", "Action", "ActionType", true),
            ("any", "typealias Action = any Redux.Action", "Action", "ActionType", true),
            ("a composition", "typealias Action = Redux.Action & Sendable", "Action", "ActionType", true),
            ("another name", "typealias Deed = Action\ntypealias Kind = ActionType", "Deed", "Kind", true),
            (
                "a chain that comes back",
                "typealias Action = Deed\ntypealias Deed = Redux.Action", "Action", "ActionType", true
            ),
            ("generic", "typealias Deed<T> = Action", "Deed<Int>", "ActionType", true),
            ("in an enum", "enum Names { typealias Deed = Action }", "Names.Deed", "ActionType", true),
            (
                "in an extension", "enum Names {}\nextension Names { typealias Deed = Redux.Action }", "Names.Deed",
                "ActionType", true
            ),
            ("behind the module's name", "typealias Deed = Action", "App.Deed", "Redux.ActionType", true),
            (
                "something else of the name", "enum Button { typealias Action = () -> Void }", "Action", "ActionType",
                true
            ),
            ("a closure of the name", "typealias Action = () -> Void", "Redux.Action", "ActionType", true),
            ("a runtime elsewhere", "typealias Action = Redux.Action", "Action", "ActionType", false),
            (
                "a runtime elsewhere, and a chain", "typealias Action = Deed\ntypealias Deed = Redux.Action", "Action",
                "ActionType", false
            ),
        ]
        for (what, aliases, action, type, prelude) in table {
            let fixture = Fixture(
                [("Aliases.swift", aliases), ("App.swift", books(action, type))], prelude: prelude)
            let summary = fixture.result.summary
            XCTAssertEqual(
                [summary.actionStructs, summary.actionTypes, summary.cases, summary.dispatchSites, summary.reducers],
                [1, 1, 1, 1, 1], what)
            XCTAssertEqual(try fixture["BookActionType.opened"].record.handledBy, ["BookState.reducer"], what)
            XCTAssertEqual(fixture.remaining, [], what)
        }
    }

    func testConsumers() throws {
        let table: [(what: String, aliases: String, reducer: String)] = [
            ("another name", "typealias BookReducer = Reducer<BookState>", "BookReducer"),
            ("generic", "typealias StateReducer<S> = Reducer<S>", "StateReducer<BookState>"),
            ("the same name", "typealias Reducer<S> = Redux.Reducer<S>", "Reducer<BookState>"),
            ("in the state", "extension BookState { typealias Own = Reducer<Self> }", "Own"),
        ]
        for (what, aliases, reducer) in table {
            let fixture = Fixture([
                ("Aliases.swift", aliases), ("App.swift", books("Action", "ActionType", reducer)),
            ])
            XCTAssertEqual(fixture.result.reducers.map(\.state), ["BookState"], what)
            XCTAssertEqual(try fixture["BookActionType.opened"].record.handledBy, ["BookState.reducer"], what)
        }
    }

    /// The names of other architectures: protocols, types of several parameters, instances.
    func testOtherArchitectures() {
        let table = [
            (
                "some, of state and action",
                "struct Lamp { var body: some Reducer<State, Action> { Reduce { _, _ in .none } } }"
            ),
            ("any, of state and action", "struct Lamp { var inner: any Reducer<State, Action> { make() } }"),
            ("a struct of three parameters", "let lamps: Reducer<LampState, LampAction, Void> = .empty"),
            ("a pipeline of four", "let pipeline: Middleware<Open, Ended, Request, Data> = authenticate"),
            ("a protocol", "protocol Middleware {}\nlet cors: any Middleware = CORS()"),
            ("a struct", "struct Reducer<S> {}\nlet own: Reducer<Int> = Reducer()"),
            ("an alias of something else", "typealias Middleware<T> = [T]\nlet names: Middleware<String> = []"),
            (
                "an alias of three parameters",
                "typealias Reducer<S> = (S, Int, Int) -> S\nlet sum: Reducer<Int> = { s, _, _ in s }"
            ),
        ]
        for (what, source) in table {
            let fixture = Fixture([("App.swift", source)], prelude: false)
            XCTAssertEqual(fixture.result.summary.reducers + fixture.result.summary.middlewares, 0, what)
            XCTAssertEqual(fixture.remaining, [], what)
        }
    }
}
