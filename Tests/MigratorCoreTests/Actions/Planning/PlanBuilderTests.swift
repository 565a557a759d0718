import XCTest

@testable import MigratorCore

/// What is proposed for the lamps.
final class PlanBuilderTests: XCTestCase {
    func testProposal() throws {
        let plan = try ScannedTree(for: self, LampSources.files).plan()
        XCTAssertEqual(plan.actionTypes.map(\.actionType), ["LampActionType"])
        let lamp = plan.actionTypes[0]
        XCTAssertEqual(lamp.file, "LampAction.swift")
        XCTAssertEqual([lamp.enum, lamp.finalName, lamp.access], ["LampModernAction", "LampAction", "internal"])
        XCTAssertEqual(lamp.cases.map(\.case), ["glow", "paint", "dim", "open", "close", "flash"])
        XCTAssertEqual(
            lamp.cases.map { $0.values.map { "\($0.name): \($0.declaredType)" } },
            [
                ["level: Int", "color: String"], ["level: Int", "color: String", "width: Int", "height: Int"],
                ["level: Int?"], [], [], [],
            ])
        XCTAssertEqual(lamp.cases.map(\.payloadStruct), [nil, "PaintPayload", nil, nil, nil, nil])
        XCTAssertEqual(lamp.cases.map(\.proposed.status), [.ready, .ready, .ready, .ready, .ready, .dead])
        XCTAssertEqual(lamp.cases.map(\.proposed.sites), [1, 1, 1, 1, 1, 0])
        XCTAssertEqual(
            lamp.cases[0].dropped, [DroppedValue(field: "note", type: "String", optional: false, reason: .unused)])
        XCTAssertEqual(lamp.cases[0].documentation, "The lamp is on.")
        XCTAssertEqual(lamp.cases[1].documentation, "")
        XCTAssertEqual(lamp.cases[5].documentation, "")
        XCTAssertEqual(
            plan.steps.map { $0.cases.isEmpty ? $0.step.rawValue : $0.cases.joined(separator: "+") },
            [
                "runtime", "middlewares", "reducers", "LampActionType.dim", "LampActionType.glow",
                "LampActionType.open+LampActionType.close", "LampActionType.paint", "finish",
            ])
    }

    func testAccess() throws {
        let table = [("public ", "public"), ("package ", "package"), ("private ", "internal"), ("", "internal")]
        for (written, expected) in table {
            let tree = try ScannedTree(for: self, ["A.swift": "\(written)enum AActionType: ActionType { case a }\n"])
            XCTAssertEqual(try tree.plan().actionTypes.map(\.access), [expected], written)
        }
    }

    /// A dropped field that cannot be nil stays so when it is kept.
    func testDroppedFields() throws {
        let tree = try ScannedTree(
            for: self,
            [
                "A.swift": """
                enum AActionType: ActionType { case a, b }
                struct AAction: Action {
                    let windowUUID: WindowUUID
                    let actionType: ActionType
                    let flag: Bool
                    let done: (() -> Void)?
                    let text: String?
                    init(
                        flag: Bool = false, done: (() -> Void)? = nil, text: String? = nil, windowUUID: WindowUUID,
                        actionType: ActionType
                    ) {
                        self.windowUUID = windowUUID
                        self.actionType = actionType
                        self.flag = flag
                        self.done = done
                        self.text = text
                    }
                }
                func one() {
                    store.dispatch(
                        AAction(flag: true, done: {}, text: "a", windowUUID: window, actionType: AActionType.a))
                }
                func two() { store.dispatch(AAction(windowUUID: window, actionType: AActionType.a)) }
                struct AState: StateType {
                    static let reducer: Reducer<Self> = { state, action in
                        guard let action = action as? AAction else { return state }
                        switch action.actionType {
                        case AActionType.a: return AState()
                        case AActionType.b:
                            print(action.text)
                            return AState()
                        default: return state
                        }
                    }
                }

                """
            ])
        let cases = try tree.plan().actionTypes[0].cases
        XCTAssertEqual(
            cases[0].dropped,
            [
                DroppedValue(field: "flag", type: "Bool", optional: false, reason: .unused),
                DroppedValue(field: "done", type: "(() -> Void)", optional: true, reason: .unused),
                DroppedValue(field: "text", type: "String", optional: true, reason: .unused),
            ])
        // Nobody dispatches the case, so that nothing says what its consumers will not get.
        XCTAssertEqual(cases[1].dropped, [])
        XCTAssertEqual(
            cases[1].values, [PlannedValue(field: "text", name: "text", type: "String", optional: true)])
    }
}
