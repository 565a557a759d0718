import XCTest

@testable import MigratorCore

/// A consumer of a case is one that does something else for it than for an unknown action.
final class ConsumersOfCasesTests: XCTestCase {
    private static let valves = """
        struct ValveAction: Action { let windowUUID: WindowUUID; let actionType: ActionType; var flow: Int? }
        enum ValveActionType: ActionType { case open, close }
        enum ValveAlarmActionType: ActionType { case leak, burst }
        struct PumpAction: Action { let windowUUID: WindowUUID; let actionType: ActionType }
        enum PumpActionType: ActionType { case start }
        func use(_ value: Any?) {}
        func send(_ w: WindowUUID) {
            store.dispatch(ValveAction(windowUUID: w, actionType: ValveActionType.open, flow: 3))
            store.dispatch(ValveAction(windowUUID: w, actionType: ValveActionType.close))
            store.dispatch(ValveAction(windowUUID: w, actionType: ValveAlarmActionType.leak))
            store.dispatch(ValveAction(windowUUID: w, actionType: ValveAlarmActionType.burst))
            store.dispatch(PumpAction(windowUUID: w, actionType: PumpActionType.start))
        }

        """

    private func reducer(_ body: String, _ members: String = "") -> String {
        """
        struct Meter: StateType {
            var pumps = 0; var flow = 0
            static func defaultState(from state: Meter) -> Meter { state }
            static let reducer: Reducer<Self> = { state, action in
        \(body)
            }
            \(members)
        }
        """
    }

    /// `case function` of each case that has consumers.
    private func check(_ table: [(what: String, source: String, handled: [String])], line: UInt = #line) {
        for (what, source, handled) in table {
            let fixture = Fixture(Self.valves + source)
            XCTAssertEqual(fixture.result.problems.map(\.message), [], what, line: line)
            let found = fixture.result.cases.flatMap { record in record.handledBy.map { "\(record.case) \($0)" } }
            XCTAssertEqual(found, handled, what, line: line)
        }
    }

    func testWhatAHelperReturnsGoesOnInALocal() {
        check([
            (
                "kept in a local",
                reducer(
                    """
                    let flow = counted(action, state.flow)
                    return Meter(pumps: state.pumps, flow: flow)
                    """,
                    """
                    static func counted(_ action: Action, _ flow: Int) -> Int {
                        guard let action = action as? ValveAction else { return flow }
                        switch action.actionType {
                        case ValveActionType.open: return flow + 1
                        default: return flow
                        }
                    }
                    """), ["open Meter.counted"]
            )
        ])
    }

    func testByTheStructAlone() {
        check([
            (
                "in front of a switch",
                reducer(
                    """
                    var meter = state
                    if action is PumpAction { meter.pumps += 1 }
                    switch action.actionType {
                    case ValveActionType.open: meter.flow = (action as? ValveAction)?.flow ?? 0
                    default: break
                    }
                    return meter
                    """), ["open Meter.reducer", "start Meter.reducer"]
            ),
            (
                "behind a switch",
                ConsumerFixture.provider(
                    """
                    switch action.actionType { case ValveActionType.open: use(1); default: break }
                    if let pump = action as? PumpAction { use(pump.windowUUID) }
                    """), ["open M.provider", "start M.provider"]
            ),
            (
                "in a helper",
                ConsumerFixture.provider(
                    "count(action)\nswitch action.actionType { case ValveActionType.open: use(1); default: break }",
                    "func count(_ action: Action) { if action is PumpAction { use(2) } }"),
                ["open M.provider", "start M.count"]
            ),
            (
                "every action alike",
                ConsumerFixture.provider("use(action)\nif action is PumpAction {}"), []
            ),
        ])
    }

    func testTheTestStandsInTheHelper() {
        check([
            (
                "a guard",
                ConsumerFixture.provider(
                    "if let action = action as? ValveAction { self.resolve(action) }",
                    "func resolve(_ action: ValveAction) {\nguard action.actionType as? ValveAlarmActionType == .leak else { return }\nuse(1)\n}"
                ),
                ["leak M.resolve"]
            ),
            (
                "a switch",
                ConsumerFixture.provider(
                    "guard let action = action as? ValveAction else { return }\nresolve(action)",
                    "func resolve(_ action: ValveAction) {\nswitch action.actionType { case ValveActionType.close: use(1); default: return }\n}"
                ),
                ["close M.resolve"]
            ),
            (
                "two enums in one struct",
                ConsumerFixture.provider(
                    "if let action = action as? ValveAction, action.actionType as? ValveActionType == .close { use(1) }"
                ),
                ["close M.provider"]
            ),
            (
                "an effect for the whole struct",
                ConsumerFixture.provider(
                    "guard let action = action as? ValveAction else { return }\nuse(action.flow)\nif action.actionType as? ValveActionType == .close { use(1) }"
                ),
                ["open M.provider", "close M.provider", "leak M.provider", "burst M.provider"]
            ),
        ])
    }

    func testTheSameAsForAnUnknownAction() {
        check([
            (
                "the state as it is",
                reducer("switch action.actionType { case ValveActionType.open: return state; default: return state }"),
                []
            ),
            (
                "the default state",
                reducer(
                    """
                    switch action.actionType {
                    case ValveActionType.open: return defaultState(from: state)
                    case ValveActionType.close: return Meter(pumps: 0, flow: 0)
                    default: return defaultState(from: state)
                    }
                    """), ["close Meter.reducer"]
            ),
            (
                "the same words with another value",
                reducer(
                    """
                    let isOpen = action.actionType as? ValveActionType == .open
                    return Meter(pumps: state.pumps, flow: isOpen ? 1 : state.flow)
                    """), ["open Meter.reducer"]
            ),
        ])
    }

    /// What is read in front of the test on the case says nothing about the cases that fall through it.
    func testAGuardInFrontOfASwitch() throws {
        let fixture = Fixture(
            Self.valves
                + ConsumerFixture.provider(
                    """
                    guard let flow = (action as? ValveAction)?.flow else { return }
                    switch action.actionType { case ValveActionType.open: use(flow); default: break }
                    """)
                    + """

                    struct Meter: StateType {
                        static let reducer: Reducer<Self> = { state, action in
                            if action.actionType as? ValveActionType == .close { return Meter() }
                            return state
                        }
                    }
                    """)
        let close = try fixture["ValveActionType.close"]
        XCTAssertEqual(close.reads, "flow: required")
        XCTAssertEqual(close.findings, [])
        XCTAssertEqual(close.record.handledBy, ["Meter.reducer"])
        XCTAssertEqual(try fixture["ValveActionType.open"].findings, [])
    }
}
