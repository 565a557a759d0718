import XCTest

@testable import MigratorCore

/// The comparison of a tree with its baseline.
final class RatchetTests: XCTestCase {
    /// What a tree of lamps has of the legacy form: 1 struct, 6 cases, 5 pairs of site and case, 1 reducer, 5 consumers.
    private func uses(_ tree: ScannedTree) throws -> [LegacyUse] { LegacyUse.all(in: try tree.findings()) }

    private func lamps() throws -> (tree: ScannedTree, baseline: Baseline) {
        let tree = try ScannedTree(for: self, LampSources.files)
        return (tree, Baseline(entries: try uses(tree).map(\.entry)))
    }

    private func symbols(_ uses: [LegacyUse]) -> [String] {
        uses.map { "\($0.place.file):\($0.place.line) \($0.entry.code) \($0.entry.symbol)" }
    }

    func testUses() throws {
        let (tree, baseline) = try lamps()
        XCTAssertEqual(
            Dictionary(grouping: baseline.entries, by: \.code).mapValues(\.count),
            [
                "legacy-action-struct": 1, "legacy-case": 6, "legacy-site": 5, "legacy-reducer": 1,
                "legacy-consumer": 5,
            ])
        XCTAssertTrue(Ratchet(uses: try uses(tree), baseline: baseline).holds)
        XCTAssertEqual(Ratchet(uses: try uses(tree), baseline: baseline).shrunk, baseline)
        XCTAssertTrue(
            baseline.entries.contains(
                .init(code: "legacy-consumer", path: "LampState.swift", symbol: "LampState <- LampActionType.dim")))
    }

    /// Each kind of new use, with the place that it is reported at.
    func testNewUses() throws {
        let provider = """
            class LampMiddleware {
                lazy var lampProvider: Middleware<AppState> = { state, action in
                    if action.actionType as? LampActionType == LampActionType.dim { print("dim") }
                }
            }

            """
        let table: [(file: String, old: String, new: String, uses: [String])] = [
            (
                "LampAction.swift", "    case flash\n", "    case flash\n    case shine\n",
                ["LampAction.swift:9 legacy-case LampActionType.shine"]
            ),
            (
                "LampView.swift", "struct LampView {",
                "func f() { store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim)) }\n"
                    + "struct LampView {",
                // There are two of these now; the last one is named.
                ["LampView.swift:15 legacy-site LampActionType.dim"]
            ),
            (
                "LampView.swift", "struct LampView {", provider + "struct LampView {",
                [
                    "LampView.swift:2 legacy-consumer LampMiddleware.lampProvider <- LampActionType.dim",
                    "LampView.swift:2 legacy-middleware LampMiddleware.lampProvider",
                ]
            ),
            (
                "LampView.swift", "struct LampView {",
                "struct FanState: StateType {\n    static let reducer: Reducer<Self> = { state, _ in state }\n}\n"
                    + "struct LampView {",
                ["LampView.swift:2 legacy-reducer FanState"]
            ),
            (
                "LampView.swift", "struct LampView {",
                "struct FanAction: Action {\n    let windowUUID: WindowUUID\n    let actionType: ActionType\n}\n"
                    + "struct LampView {",
                ["LampView.swift:1 legacy-action-struct FanAction"]
            ),
            (
                "LampView.swift", "struct LampView {",
                "protocol ModernAction: Sendable {}\nenum FanModernAction: ModernAction { case spin(Int) }\n"
                    + "struct LampView {",
                ["LampView.swift:2 modern-unlabelled-value FanModernAction.spin"]
            ),
        ]
        for entry in table {
            let (tree, baseline) = try lamps()
            try tree.replace(entry.old, with: entry.new, in: entry.file)
            let ratchet = Ratchet(uses: try uses(tree), baseline: baseline)
            XCTAssertEqual(symbols(ratchet.new), entry.uses, entry.new)
            XCTAssertEqual(ratchet.stale, [], entry.new)
            XCTAssertEqual(ratchet.shrunk, baseline, "nothing is added: \(entry.new)")
            XCTAssertFalse(ratchet.holds)
        }
    }

    /// What cannot be followed may be a new site.
    func testPlacesThatCannotBeFollowed() throws {
        let (tree, baseline) = try lamps()
        try tree.replace(
            "struct LampView {",
            with: "func f(_ names: [String: ActionType]) {\n"
                + "    store.dispatch(LampAction(windowUUID: window, actionType: names[\"dim\"]!))\n}\nstruct LampView {",
            in: "LampView.swift")
        let ratchet = Ratchet(uses: try uses(tree), baseline: baseline)
        XCTAssertEqual(ratchet.new.map(\.entry.code), ["untraced-action-type"])
        XCTAssertEqual(ratchet.new.map(\.place.line), [2])
    }

    func testStaleEntries() throws {
        let (tree, baseline) = try lamps()
        try tree.replace("    case flash\n", with: "", in: "LampAction.swift")
        let ratchet = Ratchet(uses: try uses(tree), baseline: baseline)
        let flash = Baseline.Entry(code: "legacy-case", path: "LampAction.swift", symbol: "LampActionType.flash")
        XCTAssertEqual(ratchet.stale, [flash])
        XCTAssertEqual(symbols(ratchet.new), [])
        XCTAssertEqual(ratchet.shrunk.entries, baseline.entries.filter { $0 != flash })
        XCTAssertFalse(ratchet.holds)
    }

    /// New and stale at once: the baseline shrinks, and what is new stays new.
    func testARenamedCase() throws {
        let (tree, baseline) = try lamps()
        try tree.replace("    case flash\n", with: "    case shine\n", in: "LampAction.swift")
        let ratchet = Ratchet(uses: try uses(tree), baseline: baseline)
        XCTAssertEqual(ratchet.stale.map(\.symbol), ["LampActionType.flash"])
        XCTAssertEqual(ratchet.new.map(\.entry.symbol), ["LampActionType.shine"])
        XCTAssertEqual(ratchet.shrunk.entries.count, baseline.entries.count - 1)
    }

    /// Two equal sites are two entries.
    func testEqualEntriesCount() throws {
        let (tree, baseline) = try lamps()
        let call = "store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim))"
        try tree.replace(
            "struct LampView {", with: "func f() {\n    \(call)\n}\nstruct LampView {", in: "LampView.swift")
        let two = Baseline(entries: try uses(tree).map(\.entry))
        XCTAssertEqual(two.entries.count, baseline.entries.count + 1)
        XCTAssertEqual(two.entries.count { $0.code == "legacy-site" && $0.symbol == "LampActionType.dim" }, 2)
        XCTAssertEqual(
            Ratchet(uses: try uses(tree), baseline: baseline).new.map(\.message),
            [
                "`LampView.dim` constructs `LampActionType.dim`; the file has 2 of these, the baseline tolerates 1"
            ])
        XCTAssertEqual(Ratchet(uses: try uses(tree), baseline: two).new.count, 0)
        try tree.replace(call, with: "", in: "LampView.swift")
        let ratchet = Ratchet(uses: try uses(tree), baseline: two)
        XCTAssertEqual(ratchet.stale.map(\.symbol), ["LampActionType.dim"])
        XCTAssertEqual(ratchet.shrunk, baseline)
    }

    func testMovingCodeInsideAFileChangesNothing() throws {
        let (tree, baseline) = try lamps()
        for file in LampSources.files.keys {
            try tree.folder.write("// One more line.\n\n" + tree.folder.read(file), to: file)
        }
        try tree.replace("            case glow\n".replacing("        ", with: ""), with: "", in: "LampAction.swift")
        try tree.replace("    case flash\n", with: "    case flash\n    case glow\n", in: "LampAction.swift")
        XCTAssertTrue(Ratchet(uses: try uses(tree), baseline: baseline).holds)
    }

    func testTestCodeIsTolerated() throws {
        let (tree, baseline) = try lamps()
        try tree.folder.write(
            """
            enum MockActionType: ActionType { case a }
            func f() { store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim)) }
            func g(_ names: [String: ActionType]) {
                store.dispatch(LampAction(windowUUID: window, actionType: names["dim"]!))
            }

            """, to: "LampTests/Mock.swift")
        XCTAssertTrue(Ratchet(uses: try uses(tree), baseline: baseline).holds)
    }
}
