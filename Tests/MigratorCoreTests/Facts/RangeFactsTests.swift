import XCTest

@testable import MigratorCore

/// Every node of the facts finds its text in the file again.
final class RangeFactsTests: XCTestCase {
    private let source = """
        func run(state: State, action: Action) {
            guard action.isOpen, let lamp = (action as? Lamp)?.bulb else { return }
            outer: for id in [1, 2] where id > 1 {
                switch (action.kind, id) {
                case (.on, 1) where try check(id): break outer
                default: note(a ?? (b + c), d)
                }
            }
            let kind = if case .on = lamp { "on" } else { "off" }
        }
        """

    private func texts(of statements: [Statement]) -> (statements: [String], expressions: Set<String>) {
        let bytes = Array(source.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        var expressions: Set<String> = []
        let walker = BodyWalker()
        walker.onExpression = { expression, _ in expressions.insert(text(expression.range)) }
        walker.walk(statements, at: Place(file: 0, owner: nil, scope: nil))
        return (statements.map { text($0.range) }, expressions)
    }

    func testExpressionsAndStatements() throws {
        let facts = FactsExtractor.extract(path: "A.swift", bytes: Array(source.utf8), keepsBodies: true)
        let body = try XCTUnwrap(facts.functions.first?.body)
        let (statements, expressions) = texts(of: body)
        XCTAssertEqual(
            statements.map { $0.prefix(12) }, ["guard action", "outer: for i", "let kind = i"])
        // Without `try` and the parentheses around one value, with everything below an operator.
        for expected in [
            "action.isOpen", "(action as? Lamp)?.bulb", "action as? Lamp", "(action.kind, id)", "action.kind",
            "check(id)",
            "a ?? (b + c)", "b + c", "id > 1", "[1, 2]",
            "note(a ?? (b + c), d)",
        ] {
            XCTAssertTrue(expressions.contains(expected), "\(expected) in \(expressions.sorted())")
        }
        XCTAssertFalse(expressions.contains { $0.hasPrefix("try ") })
    }

    func testConditionsBranchesAndLabels() throws {
        let facts = FactsExtractor.extract(path: "A.swift", bytes: Array(source.utf8), keepsBodies: true)
        let body = try XCTUnwrap(facts.functions.first?.body)
        let bytes = Array(source.utf8)
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        guard case .guard(let conditions, _) = body[0].kind, case .for(_, _, _, let loop) = body[1].kind,
            case .switch(let choice) = loop[0].kind
        else { return XCTFail("a guard and a loop over a switch") }
        XCTAssertEqual(
            conditions.map { text($0.range) }, ["action.isOpen", "let lamp = (action as? Lamp)?.bulb"])
        XCTAssertEqual(body[1].label, "outer")
        XCTAssertEqual(choice.cases.map { text($0.range).prefix(8) }, ["case (.o", "default:"])
        XCTAssertEqual(choice.cases[0].items.map { text($0.range) }, ["(.on, 1) where try check(id)"])
        guard case .break("outer"?) = choice.cases[0].body[0].kind else { return XCTFail("a labelled break") }
    }

    func testAttributesAndModifiers() throws {
        let text = """
            @MainActor @propertyWrapper struct Logged { @Published var level = 1 }
            class A { @discardableResult override final func f() throws -> Int { 1 } }
            """
        let facts = FactsExtractor.extract(path: "A.swift", bytes: Array(text.utf8), keepsBodies: true)
        XCTAssertEqual(facts.types[0].attributes, ["MainActor", "propertyWrapper"])
        XCTAssertEqual(facts.types[0].variables[0].attributes, ["Published"])
        let function = try XCTUnwrap(facts.types[1].functions.first)
        XCTAssertEqual(function.modifiers, ["override", "final"])
        XCTAssertEqual(function.attributes, ["discardableResult"])
        XCTAssertTrue(function.hasEffectSpecifiers)
    }
}
