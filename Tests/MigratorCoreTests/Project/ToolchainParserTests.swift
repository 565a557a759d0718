import SwiftParser
import SwiftSyntax
import XCTest

/// The package finds the parser that the toolchain ships, when it is built and when it runs.
final class ToolchainParserTests: XCTestCase {
    func testParses() {
        XCTAssertEqual(Parser.parse(source: "let a = 1; let b = 2").statements.count, 2)
    }
}
