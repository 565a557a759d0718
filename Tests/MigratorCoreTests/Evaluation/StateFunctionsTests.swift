import XCTest

@testable import MigratorCore

/// Functions of states are known by the names that are configured, and by no others.
final class StateFunctionsTests: XCTestCase {
    private func fixture(_ configuration: Configuration, _ states: String) -> Fixture {
        Fixture(
            """
            enum BookActionType: ActionType { case opened }
            enum Kind { case novel, poem }
            struct BookAction: Action {
                let windowUUID: WindowUUID
                let actionType: ActionType
                var title: String?
                var kind: Kind?
            }
            func open(_ w: WindowUUID, _ title: String?, _ kind: Kind?) {
                store.dispatch(
                    BookAction(windowUUID: w, actionType: BookActionType.opened, title: title, kind: kind))
            }
            \(states)
            """, configuration: configuration)
    }

    /// A reducer that gives the state back where the field is nil does nothing then: it requires the field.
    func testDefaultState() throws {
        let states = """
            struct Shelf: StateType {
                var count = 0
                static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    switch action.actionType {
                    case BookActionType.opened:
                        switch action.kind {
                        case .novel: return Shelf(count: 1)
                        default: return kept(from: state)
                        }
                    default: return state
                    }
                }
                static func kept(from state: Shelf) -> Shelf { Shelf(count: state.count) }
            }
            """
        var configuration = Configuration()
        XCTAssertEqual(try fixture(configuration, states)["BookActionType.opened"].reads, "kind: forwarded")
        configuration.defaultStateFunctions = ["kept"]
        XCTAssertEqual(try fixture(configuration, states)["BookActionType.opened"].reads, "kind: required")
    }

    /// A consumer by struct alone that calls one of them in front of its cases has done nothing there.
    func testPassthrough() throws {
        let states = """
            struct Shelf: StateType {
                var count = 0
                static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    if action.actionType == OtherActionType.closed { return Shelf(count: 2) }
                    return handedOn(state: state, action: action)
                }
                static func handedOn(state: Shelf, action: BookAction) -> Shelf { Shelf(count: state.count) }
            }
            enum OtherActionType: ActionType { case closed }
            """
        var configuration = Configuration()
        XCTAssertEqual(
            fixture(configuration, states).result.cases.first { $0.symbol == "BookActionType.opened" }?.handledBy,
            ["Shelf.handedOn"])
        configuration.passthroughFunctions = ["handedOn"]
        XCTAssertEqual(
            fixture(configuration, states).result.cases.first { $0.symbol == "BookActionType.opened" }?.handledBy, [])
    }

    /// A copy with the field as it is clears the old value where the field is nil.
    func testCopies() throws {
        func reducer(_ name: String, _ value: String) -> String {
            """
            struct \(name): StateType {
                var title: String?
                static let reducer: Reducer<Self> = { state, action in
                    guard let action = action as? BookAction else { return state }
                    switch action.actionType {
                    case BookActionType.opened: return \(value)
                    default: return state
                    }
                }
                func changed(title: String?) -> \(name) { \(name)(title: title) }
            }

            """
        }
        let states =
            reducer("Shelf", "Shelf(title: action./*1*/title ?? state.title)")
            + reducer("Desk", "state.changed(title: action./*2*/title)")
        var configuration = Configuration()
        configuration.copyFunctions = []
        let without = try fixture(configuration, states)["BookActionType.opened"].findings
        XCTAssertFalse(without.contains("nilMeans title @1 @2"), "\(without)")
        configuration.copyFunctions = ["changed"]
        let with = try fixture(configuration, states)["BookActionType.opened"].findings
        XCTAssertTrue(with.contains("nilMeans title @1 @2"), "\(with)")
    }
}
