import XCTest

@testable import MigratorCore

/// Actions without an action type are of another form: they are counted, and nothing is asked of a person.
final class PlainActionTests: XCTestCase {
    private func check(_ what: String, _ source: String, plain: Int?, structs: Int, line: UInt = #line) {
        let fixture = Fixture([("App.swift", source)], prelude: false)
        XCTAssertEqual(fixture.result.summary.plainActions, plain, what, line: line)
        XCTAssertEqual(fixture.result.summary.actionStructs, structs, what, line: line)
        XCTAssertEqual(fixture.remaining, [], what, line: line)
    }

    func testForms() {
        check(
            "structs",
            "struct Up: Action { let by: Int }\nstruct Down: Action {}\nfunc f() { store.dispatch(Up(by: 1)) }",
            plain: 2, structs: 2)
        check("an enum", "enum Count: Action { case up, down }", plain: 1, structs: 0)
        check(
            "a class", "final class Up: Action { let by = 1 }\nfunc f() { store.dispatch(Up()) }", plain: 1, structs: 1)
        check(
            "a protocol of the tree", "protocol Action {}\nstruct Up: Action {}\nfunc f() { store.dispatch(Up()) }",
            plain: 1,
            structs: 1)
        check(
            "through a protocol", "protocol Deed: Action {}\nstruct Up: Deed {}\nfunc f() { store.dispatch(Up()) }",
            plain: 1, structs: 1)
        check(
            "the legacy form", "struct Up: Action { let windowUUID: Int; let actionType: ActionType }", plain: nil,
            structs: 1)
        check(
            "an action type in an extension",
            "struct Up: Action {}\nextension Up { var actionType: ActionType { UpType.one } }\nenum UpType: ActionType { case one }",
            plain: nil, structs: 1)
    }

    /// Beside the legacy form they are listed as what they are.
    func testBesideTheLegacyForm() throws {
        let fixture = Fixture(
            [
                (
                    "App.swift",
                    """
                    enum LampActionType: ActionType { case dim }
                    struct LampAction: Action { let windowUUID: Int; let actionType: ActionType }
                    struct Plain: Action {}
                    func f() {
                        store.dispatch(Plain())
                        store.dispatch(LampAction(windowUUID: 1, actionType: LampActionType.dim))
                    }
                    """
                )
            ], prelude: false)
        XCTAssertEqual(fixture.result.actions.map(\.name), ["LampAction", "Plain"])
        XCTAssertEqual(fixture.result.actions.map(\.plain), [nil, true])
        XCTAssertEqual(fixture.result.summary.casesReady, 1)
        XCTAssertEqual(fixture.remaining, [])
    }
}
