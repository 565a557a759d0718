import XCTest

@testable import MigratorCore

/// Cases for which one plain modern case is no match, and cases that an open site may carry.
final class RefusedCasesTests: XCTestCase {
    private static let lamps = """
        struct LampAction: Action { let windowUUID: WindowUUID; let actionType: ActionType; var level: Int? }
        struct MenuAction: Action {
            let windowUUID: WindowUUID; let actionType: ActionType; var origin: String?; var level: Int?
        }
        func use(_ value: Any?) {}
        let w = WindowUUID()

        """

    // MARK: Values

    func testCasesWithValues() throws {
        let types = """
            enum LampActionType: ActionType, Equatable {
                case dim, /*9*/paint(String), /*8*/tint(hue: Int, Double?), blink
            }

            """
        let site = { (type: String) in "store.dispatch(/*1*/LampAction(windowUUID: w, actionType: \(type)))" }
        let sites: [(what: String, source: String)] = [
            ("at the site", "func f() { \(site("LampActionType.paint(\"red\")")) }"),
            ("in a local", "func f() { let type = LampActionType.paint(\"red\"); \(site("type")) }"),
            ("an implicit member", "func f() { let type: LampActionType = .paint(\"red\"); \(site("type")) }"),
            (
                "through a parameter",
                "func f(_ type: LampActionType) { \(site("type")) }\nfunc g() { f(.paint(\"red\")) }"
            ),
            ("a ternary", "func f() { \(site("true ? LampActionType.paint(\"a\") : LampActionType.paint(\"b\")")) }"),
        ]
        for (what, source) in sites {
            let fixture = Fixture(Self.lamps + types + source)
            XCTAssertEqual(fixture.cases(at: 1), ["LampActionType.paint"], what)
            XCTAssertEqual(
                fixture.remaining,
                ["case-with-values @9 LampActionType.paint", "case-with-values @8 LampActionType.tint"], what)
            XCTAssertEqual(try fixture["LampActionType.paint"].record.status, .blocked, what)
            XCTAssertEqual(try fixture["LampActionType.dim"].record.status, .dead, what)
        }
        let consumers: [(what: String, body: String, cases: [String])] = [
            (
                "bound",
                "switch action.actionType { case LampActionType.paint(let color): use(color); default: break }",
                ["paint"]
            ),
            (
                "let in front",
                "switch action.actionType { case let LampActionType.paint(color): use(color); default: break }",
                ["paint"]
            ),
            ("without its values", "if case .paint = action.actionType as? LampActionType { use(1) }", ["paint"]),
            ("if case", "if case LampActionType.tint(hue: let hue, _) = action.actionType { use(hue) }", ["tint"]),
            ("compared", "if action.actionType as? LampActionType == .paint(\"red\") { use(1) }", ["paint"]),
            (
                "a value in the pattern",
                "switch action.actionType { case LampActionType.paint(\"red\"): use(1); default: break }", ["paint"]
            ),
            (
                "over the enum",
                """
                guard let type = action.actionType as? LampActionType else { return }
                switch type { case .paint(let color): use(color); case .dim: use(0); case .tint, .blink: break }
                """, ["dim", "paint"]
            ),
            (
                "in a list", "if [LampActionType.dim, .paint(\"red\")].contains(action.actionType) { use(1) }",
                ["dim", "paint"]
            ),
        ]
        for (what, body, cases) in consumers {
            let fixture = Fixture(
                Self.lamps + types + "func f() { \(site("LampActionType.blink")) }\n" + ConsumerFixture.provider(body))
            XCTAssertEqual(fixture.result.problems.map(\.message), [], what)
            XCTAssertEqual(fixture.result.cases.filter { !$0.handledBy.isEmpty }.map(\.case), cases, what)
        }
    }

    func testTheValueIsKeptInTheProposal() throws {
        let fixture = Fixture(
            Self.lamps
                + """
                enum LampActionType: ActionType { case paint(String), tint(hue: Int, Double?), glow(Int) }
                func f() {
                    store.dispatch(LampAction(windowUUID: w, actionType: LampActionType.paint("red"), level: 1))
                }
                final class M {
                    lazy var provider: Middleware<AppState> = { state, action in
                        if case LampActionType.paint(let color) = action.actionType { use((color, (action as? LampAction)?.level)) }
                    }
                }
                """)
        XCTAssertEqual(
            try fixture["LampActionType.paint"].record.proposal?.declaration, "case paint(color: String, level: Int)")
        XCTAssertEqual(
            try fixture["LampActionType.tint"].record.proposal?.declaration, "case tint(hue: Int, value2: Double?)")
        XCTAssertEqual(try fixture["LampActionType.glow"].record.proposal?.declaration, "case glow(value: Int)")
    }

    // MARK: Several structs

    private static let bothStructs = """
        enum LampActionType: ActionType { case /*9*/dim }
        func f() {
            store.dispatch(/*1*/LampAction(windowUUID: w, actionType: LampActionType.dim, level: 2))
            store.dispatch(/*2*/MenuAction(windowUUID: w, actionType: LampActionType.dim, origin: "menu", level: 2))
        }

        """

    func testSeveralStructs() throws {
        let select = "guard action.actionType as? LampActionType == .dim else { return }\n"
        let apart = "structs-told-apart @9 LampActionType.dim"
        let table: [(what: String, body: String, remaining: [String], findings: [String])] = [
            ("nobody asks", select + "use(1)", [], ["severalStructs @1 @2"]),
            (
                "one struct is wanted",
                select + "guard let menu = action as? MenuAction else { return }\nuse(menu.windowUUID)",
                [apart], ["severalStructs @1 @2", "unused"]
            ),
            (
                "a field of the one",
                select + "guard let origin = (action as? MenuAction)?.origin else { return }\nuse(origin)",
                [apart], ["severalStructs @1 @2", "unused"]
            ),
            (
                "a field of both, each in its struct",
                select
                    + "if let lamp = action as? LampAction { use(lamp.level) }\nif let menu = action as? MenuAction { use(menu.level) }",
                [apart], ["severalStructs @1 @2", "unused"]
            ),
            ("by struct alone", "if action is LampAction { use(1) }", [apart], ["severalStructs @1 @2", "unused"]),
        ]
        for (what, body, remaining, _) in table {
            let fixture = Fixture(Self.lamps + Self.bothStructs + ConsumerFixture.provider(body))
            let dim = try fixture["LampActionType.dim"]
            XCTAssertEqual(fixture.remaining, remaining, what)
            XCTAssertEqual(dim.findings.filter { $0.hasPrefix("severalStructs") }, ["severalStructs @1 @2"], what)
            XCTAssertEqual(dim.findings.filter { $0.hasPrefix("requiredButOmitted") }, [], what)
            XCTAssertEqual(dim.record.status, remaining.isEmpty ? .ready : .blocked, what)
        }
    }

    /// In its own struct a site still answers for what it leaves out.
    func testASiteOfTheSameStruct() throws {
        let fixture = Fixture(
            Self.lamps + Self.bothStructs
                + "func g() { store.dispatch(/*3*/MenuAction(windowUUID: w, actionType: LampActionType.dim)) }\n"
                + ConsumerFixture.provider(
                    """
                    guard let menu = action as? MenuAction, action.actionType as? LampActionType == .dim else { return }
                    guard let origin = menu./*5*/origin else { return }
                    use(origin)
                    """))
        XCTAssertEqual(
            try fixture["LampActionType.dim"].findings.filter { $0.hasPrefix("requiredButOmitted") },
            ["requiredButOmitted origin @3 @5"])
    }

    func testOneStructHasNoSuchFinding() throws {
        let fixture = Fixture(
            Self.lamps
                + """
                enum LampActionType: ActionType { case dim }
                func f() { store.dispatch(LampAction(windowUUID: w, actionType: LampActionType.dim)) }
                """)
        XCTAssertEqual(try fixture["LampActionType.dim"].findings.filter { $0.hasPrefix("severalStructs") }, [])
    }

    func testThePlanLeavesThemOut() throws {
        let tree = try ScannedTree(
            for: self,
            [
                "App.swift":
                    """
                enum LampActionType: ActionType { case dim, paint(String), blink }
                struct LampAction: Action { let windowUUID: WindowUUID; let actionType: ActionType }
                struct MenuAction: Action { let windowUUID: WindowUUID; let actionType: ActionType }
                func f() {
                    store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim))
                    store.dispatch(MenuAction(windowUUID: window, actionType: LampActionType.dim))
                    store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.paint("a")))
                    store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.blink))
                }
                final class M {
                    lazy var provider: Middleware<AppState> = { state, action in
                        if action is MenuAction { print(1) }
                        if action.actionType as? LampActionType == .dim { print(2) }
                    }
                }
                """
            ])
        let cases = try tree.plan().actionTypes[0].cases
        XCTAssertEqual(cases.map(\.case), ["dim", "paint", "blink"])
        XCTAssertEqual(cases.map(\.skip), [true, true, false])
    }

    // MARK: Open sites

    func testAnOpenSite() throws {
        let consumer = ConsumerFixture.provider(
            """
            guard let lamp = action as? LampAction else { return }
            switch action.actionType { case LampActionType.dim: use(lamp.level); default: break }
            """)
        let types = "enum LampActionType: ActionType { case dim, blink }\n"
        let known = "func g() { store.dispatch(LampAction(windowUUID: w, actionType: LampActionType.blink)) }\n"
        let table: [(what: String, site: String, dim: [String], status: CaseStatus)] = [
            ("nothing is open", "", ["handledNeverDispatched", "neverProvided"], .ready),
            (
                "a site of the struct",
                "func f(key: RemoteKey) { store.dispatch(LampAction(windowUUID: w, actionType: key.type, level: 1)) }",
                [],
                .blocked
            ),
            (
                "a part of a site",
                "func f(key: RemoteKey) { store.dispatch(LampAction(windowUUID: w, actionType: true ? LampActionType.blink : key.type)) }",
                [], .ready
            ),
            (
                "a site of another struct",
                "func f(key: RemoteKey) { store.dispatch(MenuAction(windowUUID: w, actionType: key.type)) }",
                ["handledNeverDispatched", "neverProvided"], .ready
            ),
            (
                "a wrapper that nothing calls",
                "func f(_ type: ActionType) { store.dispatch(LampAction(windowUUID: w, actionType: type)) }",
                ["handledNeverDispatched", "neverProvided"], .ready
            ),
        ]
        for (what, site, expected, status) in table {
            let fixture = Fixture(Self.lamps + types + known + consumer + "\n" + site)
            let dim = try fixture["LampActionType.dim"].record
            XCTAssertEqual(dim.findings.map(\.code.rawValue).sorted(), expected, what)
            XCTAssertEqual(dim.status, status, what)
            XCTAssertEqual(dim.neverProvided, expected.isEmpty ? [] : ["level"], what)
        }
    }

    /// A case that nobody handles either is not called dead while a site is open.
    func testNothingIsDead() throws {
        let fixture = Fixture(
            Self.lamps
                + """
                enum LampActionType: ActionType { case dim }
                func f(key: RemoteKey) { store.dispatch(LampAction(windowUUID: w, actionType: key.type)) }
                """)
        let dim = try fixture["LampActionType.dim"].record
        XCTAssertEqual(dim.findings.map(\.code), [])
        XCTAssertEqual(dim.status, .blocked)
    }

    // MARK: What nobody provides

    func testKindsOfWhatNobodyProvides() throws {
        let fixture = Fixture(
            """
            struct LampAction: Action {
                let windowUUID: WindowUUID; let actionType: ActionType; var a: Int?; var b: Int?; var c: Int?
            }
            enum LampActionType: ActionType { case dim }
            func use(_ value: Any?) {}
            func f(_ w: WindowUUID) { store.dispatch(LampAction(windowUUID: w, actionType: LampActionType.dim)) }
            final class M {
                lazy var provider: Middleware<AppState> = { state, action in
                    guard let lamp = action as? LampAction, lamp.actionType as? LampActionType == .dim else { return }
                    use(lamp.a ?? 1)
                    use(lamp.b)
                    if let c = lamp.c { use(c) }
                }
            }
            """)
        let findings = try fixture["LampActionType.dim"].record.findings.filter { $0.code == .neverProvided }
        XCTAssertEqual(findings.map(\.field), ["a", "b", "c"])
        XCTAssertEqual(findings.map(\.read), [.defaulted, .forwarded, .required])
    }
}
