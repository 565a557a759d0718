import Foundation
import XCTest

/// `migrator apply --verify COMMAND`: steps behind which a command fails are taken back.
final class ApplyVerifyTests: ApplyTestCase {
    /// The place of the log, which is another one in each run, is left out.
    private func withoutLog(_ text: String) throws -> String {
        let parts = text.components(separatedBy: "; its output is in ")
        guard parts.count == 2, let end = parts[1].firstIndex(of: " ") else { return text }
        let log = String(parts[1][..<end])
        XCTAssertTrue(FileManager.default.fileExists(atPath: log), log)
        try? FileManager.default.removeItem(atPath: log)
        return parts[0] + "; its output is in LOG" + parts[1][end...]
    }

    /// It makes the same of the tree as without the command, which runs in the tree behind each step.
    func testPassing() throws {
        let (program, plain) = (try lamps(committed: true), try lamps())
        let command = "test -f Redux.swift && git diff --shortstat | sed 's/ *//' >> ../runs"
        let result = try program.run("apply", "x", "--verify", command)
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, try plain.run("apply", "x").output)
        XCTAssertEqual(
            result.errors,
            "migrator: Add the runtime of modern actions: running \(command)\n"
                + "migrator: Give every reducer a half for modern actions: running \(command)\n")
        assertSame(try contents(of: "\(program.folder)/x"), try contents(of: "\(plain.folder)/x"))
        XCTAssertEqual(try program.read("runs").split(separator: "\n").map { $0.prefix(2) }, ["1 ", "2 "])
        XCTAssertEqual(try program.run("apply", "x", "--quiet", "--allow-dirty", "--verify", "false").status, 0)
    }

    /// The files are what they were, the output is kept, and the next steps go on.
    func testFailing() throws {
        let (program, dim) = (try modernLamps(), try modernLamps())
        for folder in [program, dim] { XCTAssertEqual(try folder.run("apply", "x").status, 0) }
        let before = try contents(of: "\(program.folder)/x")
        let result = try program.run(
            "apply", "x", "--step", "case", "--verify", "echo looking; ! grep -rq 'LampModernAction.glow' .")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            try withoutLog(result.output),
            """
            case LampActionType.dim: 3 files, 7 edits: 1 branches, 1 enums, 1 pruned, 1 sites
            case LampActionType.glow: not taken; nothing was changed
              LampAction.swift:1:1: the command of --verify ended with the status 1; its output is in LOG [failed-verification]
            left: 1 dead case; --remove-dead takes them out

            """)
        XCTAssertTrue(result.errors.hasSuffix("    looking\n"), result.errors)
        XCTAssertEqual(try dim.run("apply", "x", "--action", "LampActionType.dim").status, 0)
        assertSame(try contents(of: "\(program.folder)/x"), try contents(of: "\(dim.folder)/x"))
        XCTAssertNotEqual(before, try contents(of: "\(program.folder)/x"))
    }

    func testJSON() throws {
        let program = try lamps()
        let before = try contents(of: "\(program.folder)/x")
        let result = try program.run(
            "apply", "x", "--step", "runtime", "--format", "json", "--quiet", "--verify", "kill -9 $$")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.output.contains("\"code\": \"failed-verification\""), result.output)
        XCTAssertTrue(result.output.contains("ended with the signal 9; its output is in "), result.output)
        XCTAssertTrue(result.output.contains("\"refused\": true"), result.output)
        assertSame(try contents(of: "\(program.folder)/x"), before)
        // The output is empty, and its file is for a person to take away.
        for line in result.output.split(separator: "\n") where line.contains("its output is in ") {
            _ = try withoutLog(String(line).replacing("\",", with: " "))
        }
    }

    /// A file that the command itself changed is not written over.
    func testCommandThatChangesTheStep() throws {
        let program = try lamps()
        let result = try program.run(
            "apply", "x", "--step", "runtime", "--quiet", "--verify",
            "echo '// mine' >> Redux.swift; rm -f nothing; false")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.errors.hasSuffix(
                "migrator: error: the command changed files of the step, so that they could not be taken back; look at them:\n"
                    + "    Redux.swift\n"), result.errors)
        XCTAssertTrue(try program.read("x/Redux.swift").hasSuffix("// mine\n"))
    }

    func testUncommittedChanges() throws {
        let program = try lamps(committed: true)
        try program.write(LampTree.state + "// mine\n", to: "x/LampState.swift")
        let result = try program.run("apply", "x", "--quiet", "--verify", "true")
        XCTAssertEqual(result.status, 1)
        // What was taken before is said.
        XCTAssertEqual(result.output, "runtime: 1 files, 2 edits: 3 declarations\n")
        XCTAssertTrue(result.errors.contains("uncommitted changes"), result.errors)
        XCTAssertTrue(try program.read("x/Redux.swift").contains("ModernAction"))
    }

    /// Whoever stops the program gets the step back that was being verified.
    func testInterruption() throws {
        let program = try lamps()
        let before = try contents(of: "\(program.folder)/x")
        let (process, _, errors) = try start(["apply", "x", "--verify", "touch ../started; sleep 60"], program)
        while process.isRunning, access("\(program.folder)/started", F_OK) != 0 { usleep(1000) }
        usleep(100_000)
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        let text = String(decoding: errors.fileHandleForReading.availableData, as: UTF8.self)
        XCTAssertEqual(process.terminationStatus, 1, text)
        XCTAssertTrue(
            text.hasSuffix("stopped while 'Add the runtime of modern actions' was verified; it was taken back\n"), text)
        assertSame(try contents(of: "\(program.folder)/x"), before)
    }

    func testInteractive() throws {
        let program = try lamps()
        let before = try contents(of: "\(program.folder)/x")
        let (process, _, errors) = try start(
            ["apply", "x", "--interactive", "--quiet", "--verify", "false"], program, input: "y\nn\n")
        process.waitUntilExit()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        XCTAssertEqual(process.terminationStatus, 1, text)
        XCTAssertTrue(text.contains("runtime: not taken; nothing was changed\n"), text)
        assertSame(try contents(of: "\(program.folder)/x"), before)
    }

    func testWrongUsage() throws {
        let program = try lamps()
        let table: [(arguments: [String], message: String)] = [
            (["--dry-run"], "'--verify' goes with neither '--dry-run' nor '--patches', which write nothing"),
            (["--patches", "p"], "'--verify' goes with neither '--dry-run' nor '--patches', which write nothing"),
        ]
        for (arguments, message) in table {
            let result = try program.run(["apply", "x", "--verify", "true"] + arguments)
            XCTAssertEqual(result.status, 64, "\(arguments)")
            XCTAssertTrue(result.errors.hasPrefix("migrator: error: \(message)\n"), result.errors)
        }
        XCTAssertEqual(try program.run("apply", "x", "--verify", " ").status, 64)
    }
}
