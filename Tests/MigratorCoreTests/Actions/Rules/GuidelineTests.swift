import XCTest

@testable import MigratorCore

/// The rules of the modern form, on modern actions as they are written.
final class GuidelineTests: XCTestCase {
    func testRules() throws {
        let table: [(written: String, code: String?, message: String)] = [
            ("tap", nil, ""), ("tap(x: Int)", nil, ""), ("tap(x: Int, y: Int?, z: [Int])", nil, ""),
            ("tap(TapPayload)", nil, ""), ("tap(Deep.TapPayload)", nil, ""), ("tap(TapPayload?)", nil, ""),
            ("tap(Int)", "modern-unlabelled-value", "the value of type `Int` has no label"),
            ("tap([Toast])", "modern-unlabelled-value", "the value of type `[Toast]` has no label"),
            ("tap(String?)", "modern-unlabelled-value", "the value of type `String?` has no label"),
            ("tap(() -> Void)", "modern-unlabelled-value", "the value of type `() -> Void` has no label"),
            ("tap(x: Int, Toast)", "modern-unlabelled-value", "the value of type `Toast` has no label"),
            ("tap(_ x: Int)", "modern-unlabelled-value", "the value of type `Int` has no label"),
            (
                "tap(a: Int, b: Int, c: Int, d: Int)", "modern-too-many-values",
                "the case has 4 values; put them into a payload struct"
            ),
            ("tap(TapPayload, x: Int)", "modern-payload-not-alone", "`TapPayload` stands beside other values"),
            (
                "tap(payload: TapPayload)", "modern-payload-not-alone",
                "`TapPayload` has the label `payload`; a payload has none"
            ),
            (
                "tap(Toast)", "modern-payload-name",
                "the unlabelled value of type `Toast` is no payload by its name: label it, or let the name end in Payload"
            ),
        ]
        let cases = table.enumerated().map { "    case \($1.written.replacing("tap", with: "tap\($0)"))\n" }.joined()
        let source = "protocol ModernAction: Sendable {}\nenum LampAction: ModernAction {\n\(cases)}\n"
        let scan = try ScannedTree(for: self, ["Lamp.swift": source]).scan()
        let found = Guidelines.violations(in: ScanFindings(report: scan))
        for (index, entry) in table.enumerated() {
            let symbol = "LampAction.tap\(index)"
            let expected = entry.code.map {
                GuidelineViolation(
                    code: $0, place: SourcePlace(file: "Lamp.swift", line: 3 + index, column: 10), symbol: symbol,
                    message: entry.message)
            }
            XCTAssertEqual(found.filter { $0.symbol == symbol }, expected.map { [$0] } ?? [], entry.written)
        }
    }

    func testTwoRulesForOneCase() throws {
        let source = """
            protocol ModernAction: Sendable {}
            enum LampAction: ModernAction {
                case a(Int, Int, Int, Int)
            }
            """
        let scan = try ScannedTree(for: self, ["Lamp.swift": source]).scan()
        XCTAssertEqual(
            Guidelines.violations(in: ScanFindings(report: scan)).map(\.code),
            ["modern-unlabelled-value", "modern-too-many-values"])
    }

    func testTestCodeIsNotLookedAt() throws {
        let source = "protocol ModernAction: Sendable {}\nenum LampAction: ModernAction { case a(Int) }\n"
        let scan = try ScannedTree(for: self, ["LampTests/Lamp.swift": source]).scan()
        XCTAssertEqual(Guidelines.violations(in: ScanFindings(report: scan)), [])
    }

    func testCodes() {
        XCTAssertEqual(
            Guidelines.codes,
            [
                "modern-unlabelled-value", "modern-too-many-values", "modern-payload-not-alone", "modern-payload-name",
            ])
    }
}
