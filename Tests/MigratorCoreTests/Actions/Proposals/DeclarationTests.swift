import SwiftParser
import SwiftParserDiagnostics
import XCTest

@testable import MigratorCore

/// The Swift source that follows from a plan.
final class DeclarationTests: XCTestCase {
    private func value(_ field: String, _ type: String, optional: Bool = false) -> PlannedValue {
        PlannedValue(field: field, name: field, type: type, optional: optional)
    }

    private func planned(_ name: String, _ values: [PlannedValue], documentation: String = "") -> PlannedCase {
        let proposed = PlannedCase.Proposed(
            name: name, payloadStruct: values.count > 3 ? Naming.payloadStruct(forCase: name) : nil,
            documentation: documentation, values: values, status: .ready, sites: 1, handledBy: [])
        return PlannedCase(case: name, proposed: proposed, dropped: [])
    }

    private func type(_ cases: [PlannedCase], access: String = "internal") -> PlannedActionType {
        PlannedActionType(
            actionType: "LampActionType", file: "Lamp.swift",
            proposed: .init(enum: "LampModernAction", finalName: "LampAction", access: access), cases: cases)
    }

    private func check(_ planned: PlannedActionType, _ expected: String, line: UInt = #line) {
        let text = DeclarationWriter().declaration(of: planned)
        XCTAssertEqual(text, expected, line: line)
        XCTAssertEqual(Self.syntaxErrors(text), [], line: line)
    }

    private static func syntaxErrors(_ text: String) -> [String] {
        ParseDiagnosticsGenerator.diagnostics(for: Parser.parse(source: text)).map(\.message)
    }

    func testTheSampleParses() throws {
        let plan = PlanBuilder(
            try Scanner.findings(ScanRequest(root: Repository.sample, jobs: 2)), recipe: .modernActions
        ).plan()
        XCTAssertGreaterThan(plan.actionTypes.count, 20)
        for planned in plan.actionTypes {
            XCTAssertEqual(Self.syntaxErrors(planned.declaration), [], planned.actionType)
        }
        let appearance = plan.actionTypes.first { $0.actionType == "AppearanceActionType" }
        XCTAssertEqual(
            appearance?.declaration,
            """
            enum AppearanceModernAction: ModernAction {
                case viewDidLoad
                case switchAppearance(appearance: Appearance)
                case toggleFollowsArtwork(followsArtwork: Bool)
                case tintStrengthDidChange(tintStrength: Double)
                case systemBrightnessDidChange
            }
            """)
    }

    func testValues() {
        check(
            type([
                planned("none", []), planned("one", [value("level", "Int")]),
                planned("three", [value("level", "Int", optional: true), value("a", "[Int]"), value("b", "A.B")]),
            ]),
            """
            enum LampModernAction: ModernAction {
                case none
                case one(level: Int)
                case three(level: Int?, a: [Int], b: A.B)
            }
            """)
    }

    func testTypesThatNeedParentheses() {
        let table = [
            ("Int", "Int?"), ("(() -> Void)", "(() -> Void)?"), ("() -> Void", "(() -> Void)?"),
            ("@Sendable (Int) -> (Bool)", "(@Sendable (Int) -> (Bool))?"), ("any View", "(any View)?"),
            ("A & B", "(A & B)?"), ("[() -> Void]", "[() -> Void]?"), ("Box<() -> Void>", "Box<() -> Void>?"),
            ("(Int, String)", "(Int, String)?"), ("[String: Int]", "[String: Int]?"),
        ]
        for (type, expected) in table {
            XCTAssertEqual(value("a", type, optional: true).declaredType, expected)
            XCTAssertEqual(value("a", type).declaredType, type)
        }
    }

    func testUnwrappedTypes() {
        let table = [
            ("Int?", "Int"), ("Int!", "Int"), ("Optional<Int>", "Int"), ("(() -> Void)?", "(() -> Void)"),
            ("(any View)?", "any View"), ("[Int?]", "[Int?]"), ("Int??", "Int?"), ("Int", "Int"),
        ]
        for (type, expected) in table { XCTAssertEqual(TypeText(type).unwrapped, expected, type) }
    }

    func testKeywords() {
        check(
            type([planned("default", [value("in", "Int"), value("repeat", "Bool")]), planned("set", [])]),
            """
            enum LampModernAction: ModernAction {
                case `default`(`in`: Int, `repeat`: Bool)
                case set
            }
            """)
    }

    func testDocumentation() {
        check(
            type([planned("glow", [], documentation: "On.\n\n- Note: bright."), planned("dim", [])]),
            """
            enum LampModernAction: ModernAction {
                /// On.
                ///
                /// - Note: bright.
                case glow
                case dim
            }
            """)
    }

    func testPayloadStruct() {
        let values = [
            value("a", "Int"), value("b", "String", optional: true), value("done", "(() -> Void)"),
            value("init", "Int"),
        ]
        check(
            type([planned("paint", values), planned("dim", [])]),
            """
            enum LampModernAction: ModernAction {
                case paint(PaintPayload)
                case dim
            }

            /// What `LampModernAction.paint` carries.
            struct PaintPayload: Sendable {
                let a: Int
                let b: String?
                let done: (() -> Void)
                let `init`: Int
            }
            """)
        check(
            type([planned("paint", values)], access: "public"),
            """
            public enum LampModernAction: ModernAction {
                case paint(PaintPayload)
            }

            /// What `LampModernAction.paint` carries.
            public struct PaintPayload: Sendable {
                public let a: Int
                public let b: String?
                public let done: (() -> Void)
                public let `init`: Int

                /// A payload of these values.
                public init(
                    a: Int,
                    b: String?,
                    done: @escaping (() -> Void),
                    `init`: Int
                ) {
                    self.a = a
                    self.b = b
                    self.done = done
                    self.`init` = `init`
                }
            }
            """)
    }

    func testOnlyFunctionsEscape() {
        let values = [
            value("a", "() -> Void"), value("b", "[() -> Void]"), value("c", "Box<(Int) -> Void>"),
            value("d", "(Int, () -> Void)"), value("e", "() -> Void", optional: true),
        ]
        let text = DeclarationWriter().declaration(of: type([planned("paint", values)], access: "package"))
        XCTAssertEqual(Self.syntaxErrors(text), [])
        XCTAssertTrue(text.contains("        a: @escaping () -> Void,\n        b: [() -> Void],\n"), text)
        XCTAssertEqual(text.components(separatedBy: "@escaping").count, 2, text)
    }

    func testSplit() {
        var glow = planned("glow", [value("level", "Int"), value("isOn", "Bool")], documentation: "It glows.")
        glow.split = [PlannedSplit(name: "glowOff", when: ["isOn": "false"])]
        check(
            type([glow]),
            """
            enum LampModernAction: ModernAction {
                /// It glows.
                case glow(level: Int, isOn: Bool)
                /// It glows.
                /// Where `isOn` is `false`.
                case glowOff(level: Int)
            }
            """)
    }

    /// A case made by a split carries a struct of its own: the other one has the field that tells them apart.
    func testSplitOfAPayloadStruct() {
        let values = ["a", "b", "c", "d", "e"].map { value($0, "Int") }
        var paint = planned("paint", values)
        paint.split = [
            PlannedSplit(name: "paintOne", when: ["a": "1"]),
            PlannedSplit(name: "paintTwo", when: ["a": "1", "b": "2"]),
        ]
        check(
            type([paint]),
            """
            enum LampModernAction: ModernAction {
                case paint(PaintPayload)
                /// Where `a` is `1`.
                case paintOne(PaintOnePayload)
                /// Where `a` is `1` and `b` is `2`.
                case paintTwo(c: Int, d: Int, e: Int)
            }

            /// What `LampModernAction.paint` carries.
            struct PaintPayload: Sendable {
                let a: Int
                let b: Int
                let c: Int
                let d: Int
                let e: Int
            }

            /// What `LampModernAction.paintOne` carries.
            struct PaintOnePayload: Sendable {
                let b: Int
                let c: Int
                let d: Int
                let e: Int
            }
            """)
    }

    func testKeptAndSkipped() {
        var glow = planned("glow", [value("level", "Int")])
        glow.dropped = [DroppedValue(field: "note", type: "String", optional: true, reason: .unused)]
        glow.keep = ["note"]
        var dim = planned("dim", [])
        dim.skip = true
        check(
            type([glow, dim]),
            """
            enum LampModernAction: ModernAction {
                case glow(level: Int, note: String?)
            }
            """)
        var all = type([glow])
        all.skip = true
        XCTAssertEqual(DeclarationWriter().declaration(of: all), "")
        XCTAssertEqual(DeclarationWriter().declaration(of: type([dim])), "")
    }
}
