import XCTest

@testable import MigratorCore

/// The ideas of a plan: for each rule what is suggested, and what is not.
final class PlanSuggestionTests: XCTestCase {
    /// An action with an optional field `value` of a type, its sites, and a reducer that reads the value of every case.
    private func tree(
        _ cases: [String], type: String = "Int", sites: [(String, String)] = [], reads: Bool = true,
        more: String = ""
    ) throws -> ScannedTree {
        let branches = cases.map { name in
            "        case AActionType.\(name): \(reads ? "print(action.value)" : "print(\"\")")\n"
        }
        let calls = sites.enumerated().map { index, site in
            "func f\(index)(_ x: \(type)) {\n    store.dispatch(AAction(value: \(site.1), windowUUID: window, "
                + "actionType: AActionType.\(site.0)))\n}\n"
        }
        return try ScannedTree(
            for: self,
            [
                "Action.swift": """
                enum Direction { case up, down, left }
                enum AActionType: ActionType {
                    case \(cases.joined(separator: ", "))
                }
                struct AAction: Action {
                    let windowUUID: WindowUUID
                    let actionType: ActionType
                    let value: \(type)?
                    init(value: \(type)? = nil, windowUUID: WindowUUID, actionType: ActionType) {
                        self.windowUUID = windowUUID
                        self.actionType = actionType
                        self.value = value
                    }
                }
                struct AState: StateType {
                    static let reducer: Reducer<Self> = { state, action in
                        guard let action = action as? AAction else { return state }
                        switch action.actionType {
                \(branches.joined())        default: break
                        }
                        return state
                    }
                }

                """, "Sites.swift": calls.joined(), "More.swift": more,
            ])
    }

    private func suggestions(_ kind: PlanSuggestion.Kind, _ tree: ScannedTree) throws -> [PlanSuggestion] {
        try tree.plan().suggestions.filter { $0.kind == kind }
    }

    func testSplit() throws {
        let table: [(type: String, sites: [String], message: String?)] = [
            ("Bool", ["true", "false", "true"], "`false` at 1, `true` at 2"),
            ("Direction", [".up", ".down"], "`.down` at 1, `.up` at 1"),
            ("Direction", [".up", "Direction.down"], "`.down` at 1, `.up` at 1"),
            ("Bool", ["true", "nil"], "`nil` at 1, `true` at 1"),
            // One constant, a variable, numbers, texts: nothing tells the sites apart.
            ("Bool", ["true", "true"], nil), ("Bool", ["true", "x"], nil), ("Int", ["1", "2"], nil),
            ("String", ["\"a\"", "\"b\""], nil), ("Bool", ["true"], nil),
        ]
        for entry in table {
            let found = try suggestions(.split, tree(["a"], type: entry.type, sites: entry.sites.map { ("a", $0) }))
            guard let message = entry.message else {
                XCTAssertEqual(found, [], "\(entry.sites)")
                continue
            }
            XCTAssertEqual(found.map(\.symbol), ["AActionType.a"], "\(entry.sites)")
            XCTAssertEqual(found.first?.field, "value")
            XCTAssertEqual(
                found.first?.message,
                "every site gives `value` as a constant: \(message); each group may be a case of its own")
            XCTAssertEqual(found.first?.evidence.map(\.line), entry.sites.indices.map { 2 + 3 * $0 })
        }
    }

    func testNarrow() throws {
        let table: [(type: String, sites: [String], used: String?)] = [
            ("Direction", [".up", ".up"], "`.up`"), ("Direction", [".up", ".down"], "`.down`, `.up`"),
            ("Direction", [".up", "nil"], "`.up`"),
            ("Direction", [".up", ".down", ".left"], nil), ("Direction", [".up", "x"], nil), ("Bool", ["true"], nil),
        ]
        for entry in table {
            let found = try suggestions(.narrow, tree(["a"], type: entry.type, sites: entry.sites.map { ("a", $0) }))
            let expected = entry.used.map {
                "of the 3 cases of `Direction` the sites only use \($0); a smaller type, or a case for each, may do"
            }
            XCTAssertEqual(found.map(\.message), expected.map { [$0] } ?? [], "\(entry.sites)")
        }
    }

    func testNames() throws {
        let cases = [
            "showToast", "toggleMute", "tapButton", "toastShown", "showsToast", "didTap", "willAppear", "tapSeed",
            "selectedTab", "reloaded", "cardTapped", "tappedCard", "updatedListSeen", "wasLost", "proceed",
        ]
        let tree = try tree(cases)
        let orders = try suggestions(.consequenceName, tree)
        XCTAssertEqual(orders.map(\.symbol), ["AActionType.showToast", "AActionType.toggleMute"])
        XCTAssertEqual(
            orders.first?.message, "`showToast` says what is to follow; a case is named after what happened")
        XCTAssertEqual(orders.first?.evidence.map(\.file), ["Action.swift"])
        let tenses = try suggestions(.tense, tree)
        XCTAssertEqual(
            tenses.map(\.message),
            [
                "`didTap` is not in the present tense (`did`)", "`willAppear` is not in the present tense (`will`)",
                "`reloaded` is not in the present tense (`reloaded`)",
                "`cardTapped` is not in the present tense (`tapped`)",
                "`tappedCard` is not in the present tense (`tapped`)",
                "`updatedListSeen` is not in the present tense (`updated`)",
                "`wasLost` is not in the present tense (`was`)",
            ])
    }

    func testReadsNothing() throws {
        let without = try suggestions(.readsNothing, tree(["a", "b"], sites: [("a", "1")], reads: false))
        XCTAssertEqual(
            without.map(\.message),
            [
                "only `AState.reducer` selects the case, and it reads nothing of what the sites give (`value`)",
                "only `AState.reducer` selects the case, and it reads nothing",
            ])
        XCTAssertEqual(without.first?.evidence.map(\.file), ["Action.swift"])
        XCTAssertEqual(try suggestions(.readsNothing, tree(["a"], sites: [("a", "1")])), [])
        // Two consumers: it is not the business of one.
        let second = """
            struct BState: StateType {
                static let reducer: Reducer<Self> = { state, action in
                    if action.actionType as? AActionType == AActionType.a { return BState() }
                    return state
                }
            }
            """
        XCTAssertEqual(try suggestions(.readsNothing, tree(["a"], sites: [("a", "1")], reads: false, more: second)), [])
    }

    func testNameTaken() throws {
        let taken = """
            struct AModernAction: Action {
                let windowUUID: WindowUUID
                let actionType: ActionType
            }
            """
        let found = try suggestions(.nameTaken, tree(["a", "b"], more: taken))
        XCTAssertEqual(found.map(\.symbol), ["AActionType"])
        XCTAssertEqual(found.first?.evidence, [SourcePlace(file: "More.swift", line: 1, column: 1)])
        XCTAssertEqual(try suggestions(.nameTaken, tree(["a", "b"])), [])
    }

    /// The rule asks the program: the report knows of actions alone.
    func testNameTakenByATypeThatIsNoAction() throws {
        let kinds = [
            "final class AModernAction { let type = AActionType.a }", "enum AModernAction { case a(AActionType) }",
            "actor AModernAction { let type = AActionType.a }",
        ]
        for taken in kinds {
            let found = try suggestions(.nameTaken, tree(["a", "b"], more: "\n" + taken))
            XCTAssertEqual(found.map(\.symbol), ["AActionType"], taken)
            XCTAssertEqual(found.first?.evidence.map(\.line), [2], taken)
        }
        let others = [
            "enum AModernAction: ModernAction { case a }", "enum Scope { enum AModernAction { case a(AActionType) } }",
            "extension AModernAction { static let type = AActionType.a }",
        ]
        for free in others {
            XCTAssertEqual(try suggestions(.nameTaken, tree(["a", "b"], more: free)), [], free)
        }
    }
}
