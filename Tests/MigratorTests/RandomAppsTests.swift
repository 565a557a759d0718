import Foundation
import XCTest

/// The law "behaviour stays", for applications that were made at random: `Tests/Support/random_apps.py` takes all steps on a copy of
/// each, compiles and runs both, and compares what they do. That script runs as many as one asks for.
final class RandomAppsTests: XCTestCase {
    /// A few for every run, of which each fourth is tame.
    static let usual = Array(2...4)

    /// Seeds that came out wrong once, with what was wrong.
    static let once: [(seed: Int, fault: String)] = [
        (1, "a helper was written for a consumer that never gets the case, with a value that the case does not carry")
    ]

    func testThatApplicationsDoTheSame() throws {
        let seeds = Self.usual + Self.once.map(\.seed)
        let list = seeds.map(String.init).joined(separator: ",")
        let arguments = [try BuiltProgram.path, "--seeds", list, "--jobs", "2"]
        let result = try SupportScript.run("random_apps.py", arguments)
        XCTAssertEqual(result.status, 0, result.output)
        XCTAssertTrue(result.output.contains("\(seeds.count) same"), result.output)
    }
}
