import Foundation
import XCTest

/// What holds for every command: where the configuration is found, colour, the progress line.
final class ConventionsTests: XCTestCase {
    private let scanning = [
        ["scan", "x"], ["explain", "LampActionType.glow", "x"], ["plan", "x", "--format", "text"], ["report", "x"],
        ["check", "x", "--baseline", "all.json"],
    ]

    private func lamps() throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        XCTAssertEqual(try program.run("check", "x", "--baseline", "all.json", "--update").status, 0)
        return program
    }

    // MARK: Configuration

    /// The nearest file upwards from the scanned folder counts, and no other one.
    func testWhichConfigurationIsFound() throws {
        let program = try BuiltProgram(for: self)
        try program.write("let a = 1\n", to: "outer/middle/inner/a.swift")
        try program.write("{}", to: "outer/middle/inner/below/.migrator.json")
        let found = { (path: String) throws -> String? in
            let errors = try program.run("scan", path, "--verbose").errors
            return errors.split(separator: "\n").first.map {
                String($0).replacing("migrator: configuration: ", with: "")
            }
        }
        let none = "none found, using the defaults"
        XCTAssertEqual(try found("outer/middle"), none)
        for folder in ["", "outer/", "outer/middle/", "outer/middle/inner/"] {
            try program.write("{}", to: "\(folder).migrator.json")
            XCTAssertEqual(try found("outer/middle/inner"), "\(program.folder)/\(folder).migrator.json")
        }
        XCTAssertEqual(try found("outer/middle"), "\(program.folder)/outer/middle/.migrator.json")
        XCTAssertEqual(try found("outer/middle/inner/a.swift"), "\(program.folder)/outer/middle/inner/.migrator.json")
    }

    /// Its values reach every command.
    func testEveryCommandUsesTheConfiguration() throws {
        let program = try lamps()
        try program.write("{\"exclude\": [\"LampView.swift\"]}", to: "x/.migrator.json")
        let sites = "LampActionType.glow: had 1 production sites, has 0\n"
        try program.write("{}", to: "other.json")
        XCTAssertEqual(try program.run("plan", "x", "-o", "plan.json", "--config", "other.json").status, 0)
        XCTAssertTrue(try program.run("plan", "x", "--plan", "plan.json").errors.contains(sites))
        XCTAssertEqual(try program.run("check", "x", "--baseline", "all.json").status, 1)
        XCTAssertEqual(try program.run("check", "x", "--baseline", "all.json", "--config", "other.json").status, 0)
        XCTAssertNotEqual(
            try program.run("report", "x").output, try program.run("report", "x", "--config", "other.json").output)
    }

    // MARK: Streams

    func testResultsAreOnStandardOutputOnly() throws {
        let program = try lamps()
        for arguments in scanning + scanning.map({ $0 + ["--verbose"] }) {
            let plain = try program.run(arguments)
            XCTAssertEqual(plain.status, 0, "\(arguments)")
            XCTAssertEqual(plain.errors.isEmpty, !arguments.contains("--verbose"), plain.errors)
            let toFile = try program.run(arguments + ["-o", "out.txt"])
            XCTAssertEqual(toFile.output, "", "\(arguments)")
            XCTAssertEqual(try program.read("out.txt"), plain.output, "\(arguments)")
        }
    }

    func testColor() throws {
        let program = try lamps()
        for arguments in scanning {
            XCTAssertFalse(try program.run(arguments).output.contains("\u{1B}"), "\(arguments)")
            XCTAssertFalse(try program.run(arguments + ["--color", "never"]).output.contains("\u{1B}"), "\(arguments)")
            for environment in [["NO_COLOR": "1", "TERM": "xterm"], ["TERM": "dumb"]] {
                let text = try onTerminal(arguments, environment, program).output
                XCTAssertFalse(text.contains("\u{1B}"), "\(arguments) \(environment)")
            }
        }
        let never = try onTerminal(["scan", "x", "--color=never"], ["TERM": "xterm"], program).output
        XCTAssertFalse(never.contains("\u{1B}"), never)
        // An empty NO_COLOR says nothing.
        let text = try onTerminal(["scan", "x"], ["NO_COLOR": "", "TERM": "xterm"], program).output
        XCTAssertTrue(text.contains("\u{1B}[1m"), text)
    }

    // MARK: Progress

    /// Seen on a terminal, gone when the work is done, and never in a file or a pipe.
    func testProgressLine() throws {
        let program = try lamps()
        for arguments in scanning {
            let (output, terminal) = try onTerminal(arguments, ["TERM": "xterm"], program, errors: true)
            XCTAssertTrue(terminal.hasPrefix("\r\u{1B}[Kreading 4 files"), terminal)
            XCTAssertTrue(terminal.hasSuffix("\r\u{1B}[K"), terminal)
            XCTAssertEqual(output, try program.run(arguments).output, "\(arguments)")
            for (extra, environment) in [(["--quiet"], ["TERM": "xterm"]), ([], ["TERM": "dumb"])] {
                let nothing = try onTerminal(arguments + extra, environment, program, errors: true)
                XCTAssertEqual(nothing.terminal, "", "\(arguments + extra)")
            }
            // The result may go to a terminal: the line is not for that stream.
            let result = try onTerminal(arguments, ["TERM": "xterm", "NO_COLOR": "1"], program)
            XCTAssertFalse(result.output.contains("reading 4 files"), result.output)
            XCTAssertEqual(result.terminal, "")
        }
    }

    /// Runs the program with one of its streams on a terminal; gives what came out of standard output, and of standard
    /// error where that is the terminal.
    private func onTerminal(
        _ arguments: [String], _ environment: [String: String], _ program: BuiltProgram, errors: Bool = false
    ) throws -> (output: String, terminal: String) {
        let terminal = try PseudoTerminal()
        defer { terminal.close() }
        let stream = terminal.stream
        let result = try program.run(
            arguments, environment: environment, output: errors ? nil : stream, errors: errors ? stream : nil)
        XCTAssertEqual(result.status, 0, "\(arguments)")
        let seen = terminal.text()
        return errors ? (result.output, seen) : (seen, result.errors)
    }
}
