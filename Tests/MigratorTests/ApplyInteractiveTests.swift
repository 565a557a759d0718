import Foundation
import XCTest

/// `migrator apply --interactive` with answers from a script.
final class ApplyInteractiveTests: ApplyTestCase {
    private struct Answered {
        let status: Int32
        let output: String
        let errors: String
        /// Files that are not as they were.
        let changed: [String]
    }

    private func answer(_ answers: String) throws -> Answered {
        let program = try lamps(committed: true)
        let folder = "\(program.folder)/x"
        let (process, output, errors) = try start(["apply", "x", "--interactive"], program, input: answers)
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let message = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let changed = try git("diff", "--name-only", in: folder).split(separator: "\n").map(String.init)
        return Answered(status: process.terminationStatus, output: text, errors: message, changed: changed)
    }

    private let runtime = "Add the runtime of modern actions (1 files): take this step? [y,n,a,q] "
    private let reducers = "Give every reducer a half for modern actions (2 files): take this step? [y,n,a,q] "

    func testYes() throws {
        let result = try answer("y\ny\n")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(
            result.errors,
            runtime + reducers + "runtime: 1 files, 2 edits: 3 declarations\nmiddlewares: nothing to do\n"
                + "reducers: 2 files, 5 edits: 1 aliases, 1 reducers\n")
        XCTAssertEqual(result.changed, ["LampState.swift", "Redux.swift"])
        // Each step's difference is shown on what the one before it made.
        XCTAssertEqual(result.output.components(separatedBy: "diff --git a/Redux.swift b/Redux.swift").count, 3)
        XCTAssertTrue(result.output.contains("+protocol ModernAction: Sendable {}\n"), result.output)
        XCTAssertTrue(
            result.output.contains("+    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)\n"))
    }

    func testAll() throws {
        let result = try answer("a\n")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(result.errors.hasPrefix(runtime + "runtime: 1 files"), result.errors)
        XCTAssertEqual(result.changed, ["LampState.swift", "Redux.swift"])
        XCTAssertFalse(result.output.contains("LampState"), result.output)
    }

    func testQuit() throws {
        for answers in ["q\n", ""] {
            let result = try answer(answers)
            XCTAssertEqual(result.status, 0)
            XCTAssertEqual(result.errors, runtime)
            XCTAssertEqual(result.changed, [])
        }
        let later = try answer("y\nq\n")
        XCTAssertEqual(later.status, 0)
        XCTAssertEqual(
            later.errors,
            runtime + reducers + "runtime: 1 files, 2 edits: 3 declarations\nmiddlewares: nothing to do\n")
        XCTAssertEqual(later.changed, ["Redux.swift"])
    }

    /// Without the runtime the steps behind it cannot be taken, which is said.
    func testNo() throws {
        let result = try answer("n\n")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.hasPrefix(runtime + "runtime: declined\nmiddlewares: nothing to do\nreducers: not taken"),
            result.errors)
        XCTAssertEqual(result.changed, [])
        let second = try answer("y\nn\n")
        XCTAssertEqual(second.status, 0)
        XCTAssertEqual(second.changed, ["Redux.swift"])
    }

    func testOtherAnswersAreAskedAgain() throws {
        let result = try answer("what?\n\nYES\n N \n")
        XCTAssertEqual(result.status, 0)
        XCTAssertTrue(
            result.errors.hasPrefix(runtime + runtime + runtime + reducers + "reducers: declined\nruntime: 1 files"),
            result.errors)
        XCTAssertEqual(result.changed, ["Redux.swift"])
    }
}
