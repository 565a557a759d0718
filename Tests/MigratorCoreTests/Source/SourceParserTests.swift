import XCTest

@testable import MigratorCore

/// What only one of the language modes accepts. The compiler said which is which (`-swift-version 5 -typecheck`).
final class SourceParserTests: XCTestCase {
    private func faults(_ source: String) -> [String] {
        SourceParser.faults(in: SourceParser.parse(Array(source.utf8))).map(\.message)
    }

    func testSwift5() {
        let table = [
            "@available (iOS 12, *)\nfinal class V {}",
            "struct S { @inline (__always) func f() {} }",
            "@backDeployed (before: macOS 12)\npublic func f() {}",
            "@ discardableResult func f() -> Int { 1 }",
            "struct S { @W (wrappedValue: 1) var x: Int }",
            "typealias F = @convention (c) (Int) -> Void",
            "func f(_ g: @MainActor(_ x: Int) -> Void) {}",
            "func f(_ g: @MainActor() -> Void) {}",
            "var f: (@MainActor(String?) -> Void)?",
            "var f: @MainActor(inout Int) -> Void = { _ in }",
            "typealias R<S> = @MainActor(S, Int) -> S",
            "func f(_ g: @Sendable @MainActor() async -> Void) {}",
        ]
        for source in table { XCTAssertEqual(faults(source), [], source) }
    }

    func testBothModes() {
        let table = [
            "func f(_ g: @MainActor (Int) -> Void) {}", "func f(_ a: Int,) {}", "func f(_ g: @escaping() -> Void) {}",
            "unowned (unsafe) var c: C", "let f = { @MainActor (x: Int) -> Void in }",
            "#if compiler(>=99)\nlet x = = 3\n#endif", "#if swift(>=99)\nsome new syntax here\n#endif",
            "#if compiler(>=99) && os(iOS)\nlet x = = 3\n#endif",
        ]
        for source in table { XCTAssertEqual(faults(source), [], source) }
    }

    func testNeither() {
        let table = [
            "let x = = 3", "struct S {}\n}", "let a = 1 let b = 2", "func f() throws async {}",
            "@available\n(iOS 12, *)\nfinal class V {}", "#if os(iOS)\nlet x = = 3\n#endif", "let x= 1",
            // Swift 5 syntax does not hide a fault elsewhere.
            "@available (iOS 12, *)\nfinal class V {}\nlet x = = 3",
        ]
        for source in table { XCTAssertNotEqual(faults(source), [], source) }
    }

    /// The type is read as what it is, not only without a complaint.
    func testTheTypeIsRead() {
        let source = "typealias R<S> = @MainActor(S, Int) -> S"
        let facts = FactsExtractor.extract(path: "A.swift", bytes: Array(source.utf8), keepsBodies: true)
        XCTAssertEqual(
            facts.aliases.first?.target, .function([.named(["S"], []), .named(["Int"], [])], .named(["S"], [])))
    }
}
