import XCTest

@testable import MigratorCore

/// The naming rules of the modern form.
final class NamingTests: XCTestCase {
    func testStemsAndEnums() {
        let table = [
            ("ToolbarActionType", "Toolbar", "ToolbarModernAction"),
            ("ToolbarMiddlewareActionType", "ToolbarMiddleware", "ToolbarMiddlewareModernAction"),
            ("ToolbarType", "Toolbar", "ToolbarModernAction"),
            ("ToolbarAction", "Toolbar", "ToolbarModernAction"),
            ("ToolbarActions", "ToolbarActions", "ToolbarActionsModernAction"),
            ("ActionType", "Action", "ActionModernAction"),
            ("Toolbar.ActionType", "Toolbar", "ToolbarModernAction"),
            ("Toolbar.TapActionType", "Tap", "TapModernAction"),
            ("Type", "Type", "TypeModernAction"),
        ]
        for (name, stem, modern) in table {
            XCTAssertEqual(Naming.stem(ofActionType: name), stem, name)
            XCTAssertEqual(Naming.modernEnum(forActionType: name), modern, name)
        }
    }

    func testPayloadStructs() {
        XCTAssertEqual(Naming.payloadStruct(forCase: "urlDidChange"), "UrlDidChangePayload")
        XCTAssertEqual(Naming.payloadStruct(forCase: "x"), "XPayload")
    }

    func testWords() {
        let table: [(String, [String])] = [
            ("didTapButton", ["did", "tap", "button"]), ("tapURL", ["tap", "url"]), ("tap2Times", ["tap2", "times"]),
            ("tap", ["tap"]), ("", []),
        ]
        for (name, words) in table { XCTAssertEqual(Naming.words(of: name), words, name) }
    }

    func testIdentifiers() {
        for name in ["a", "_a", "a1", "ü", "init", "A"] { XCTAssertTrue(Naming.isIdentifier(name), name) }
        for name in ["", "_", "1a", "a b", "a.b", "a-b", "`a`"] { XCTAssertFalse(Naming.isIdentifier(name), name) }
    }

    func testKeywords() {
        for name in ["default", "in", "init", "self", "repeat"] { XCTAssertEqual(Naming.escaped(name), "`\(name)`") }
        for name in ["set", "left", "actor", "some"] { XCTAssertEqual(Naming.escaped(name), name) }
    }

    /// Names that would be those of another type get more in front.
    func testClashes() throws {
        let action = { (name: String, type: String) in
            """
            struct \(name): Action {
                let windowUUID: WindowUUID
                let actionType: ActionType
                let a, b, c, d: Int
            }
            func dispatch\(name)() {
                store.dispatch(
                    \(name)(windowUUID: window, actionType: \(type).didTap, a: 1, b: 2, c: 3, d: 4))
            }
            struct \(name)State: StateType {
                static let reducer: Reducer<Self> = { state, action in
                    if let action = action as? \(name), action.actionType as? \(type) == \(type).didTap {
                        print(action.a, action.b, action.c, action.d)
                    }
                    return state
                }
            }

            """
        }
        let tree = try ScannedTree(
            for: self,
            [
                "A.swift": "enum LampActionType: ActionType { case didTap }\n" + action("LampAction", "LampActionType"),
                "B.swift": "enum FanActionType: ActionType { case didTap }\n" + action("FanAction", "FanActionType"),
                "C.swift": "enum Lamp { enum ActionType: Redux.ActionType { case on } }\n",
                "D.swift": "enum Fan { enum Motor { enum FanActionType: ActionType { case on } } }\n",
            ])
        let plan = try tree.plan()
        XCTAssertEqual(
            plan.actionTypes.map { "\($0.actionType) \($0.enum) \($0.finalName)" },
            [
                "LampActionType LampModernAction LampAction", "FanActionType FanModernAction FanAction",
                "Lamp.ActionType LampActionTypeModernAction LampActionTypeAction",
                "Fan.Motor.FanActionType FanMotorFanModernAction FanMotorFanAction",
            ])
        XCTAssertEqual(plan.actionTypes[0].cases[0].payloadStruct, "LampDidTapPayload")
        XCTAssertEqual(plan.actionTypes[1].cases[0].payloadStruct, "FanDidTapPayload")
    }
}
