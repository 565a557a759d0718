import Foundation
import XCTest

@testable import Earshot

/// Plays the scripted session with all reducers and middlewares, and compares what comes of it with what is committed.
/// When the application is meant to behave differently, `swift run earshot-trace` prints the new fixture.
@MainActor
final class SessionTraceTests: XCTestCase {
    func testSession() async throws {
        let expected = try String(contentsOf: fixtureURL, encoding: .utf8)

        let trace = await Session.run()

        XCTAssertEqual(firstDifference(trace, expected), nil)
    }

    func testSession_isTheSameTheSecondTime() async {
        let first = await Session.run()
        let second = await Session.run()

        XCTAssertEqual(firstDifference(first, second), nil)
    }

    private var fixtureURL: URL {
        return URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent()
            .appendingPathComponent("Fixtures/session.trace")
    }

    /// The first line that differs; thousands of lines in a failure help nobody.
    private func firstDifference(_ trace: String, _ expected: String) -> String? {
        let (lines, expectedLines) = (trace.split(separator: "\n"), expected.split(separator: "\n"))
        for (index, line) in lines.enumerated() {
            guard index < expectedLines.count else { return "unexpected: \(line)" }
            guard line == expectedLines[index] else {
                return "line \(index + 1) without blank ones: “\(line)” instead of “\(expectedLines[index])”"
            }
        }
        return lines.count < expectedLines.count ? "missing: \(expectedLines[lines.count])" : nil
    }
}
