import Foundation
import XCTest

/// The scripts of `migrator completions`, in the shells that they are for.
final class CompletionsTests: XCTestCase {
    /// Runs a program with its output as text; nil where the program is not installed.
    private func run(_ arguments: [String], in folder: String) throws -> (status: Int32, output: String)? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let candidates = path.split(separator: ":").map { "\($0)/\(arguments[0])" }
        guard let file = candidates.first(where: FileManager.default.isExecutableFile) else { return nil }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: file)
        process.arguments = Array(arguments.dropFirst())
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// A folder with the script of a shell in it.
    private func script(_ shell: String) throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        let result = try program.run("completions", shell)
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.errors, "")
        try program.write(result.output, to: "script")
        return program
    }

    func testSyntax() throws {
        for (shell, check) in [("bash", "-n"), ("zsh", "-n"), ("fish", "--no-execute")] {
            let program = try script(shell)
            guard let result = try run([shell, check, "script"], in: program.folder) else {
                print("left out: \(shell) is not installed, so its script was not checked")
                continue
            }
            XCTAssertEqual(result.status, 0, "\(shell): \(result.output)")
            XCTAssertEqual(result.output, "", shell)
        }
    }

    /// Every command and every option of the help stands in every script.
    func testNothingIsMissing() throws {
        let program = try BuiltProgram(for: self)
        let scripts = try ["bash", "zsh", "fish"].map { try program.run("completions", $0).output }
        for command in try UsageTests.commands(program) {
            let page = try program.run("help", command).output
            let options = page.matches(of: /\n  (?:-., )?--([a-z-]+)/).map(\.1)
            for script in scripts {
                XCTAssertTrue(script.contains(command), command)
                for option in options { XCTAssertTrue(script.contains(option), "\(command) --\(option)") }
            }
        }
    }

    func testBash() throws {
        let program = try script("bash")
        for file in ["Sources/a.swift", "Sources/Deep Folder/b.swift", "notes.txt"] { try program.write("", to: file) }
        // The words of a command line as bash splits them, the last one being completed.
        let table: [(words: [String], offers: [String])] = [
            (["sc"], ["scan"]), (["co"], ["completions"]), (["--v"], ["--version"]), (["--he"], ["--help"]),
            (["scan", "--fo"], ["--format"]), (["scan", "--hist"], []), (["report", "--hist"], ["--history"]),
            (["scan", "--format", ""], ["text", "json"]), (["scan", "--format", "=", "j"], ["json"]),
            (["scan", "--format", "="], ["text", "json"]), (["scan", ".", "--color", "a"], ["auto", "always"]),
            (["plan", "--format", ""], ["json", "text"]), (["report", "--format", "s"], ["sarif"]),
            (["--format", "json", "re"], ["report"]), (["scan", "-o", "n"], ["notes.txt"]),
            (["plan", ".", "--plan", "n"], ["notes.txt"]), (["scan", ""], ["Sources"]),
            (["scan", "Sources/"], ["Sources/Deep Folder", "Sources/a.swift"]),
            (["explain", ""], []), (["explain", "A.b", "S"], ["Sources"]), (["scan", "--jobs", ""], []),
            (["help", "pl"], ["plan"]), (["completions", ""], ["bash", "zsh", "fish"]), (["scan", "--", "--fo"], []),
            (["nothing", ""], []),
        ]
        var lines = ["source ./script", "set -u"]
        for (words, _) in table {
            let quoted = (["migrator"] + words).map { "'\($0)'" }.joined(separator: " ")
            lines.append("COMP_WORDS=(\(quoted)) COMP_CWORD=\(words.count)")
            lines.append("COMP_LINE=\"${COMP_WORDS[*]}\" COMP_POINT=${#COMP_LINE}; _migrator")
            lines.append("(IFS='|'; echo \"${COMPREPLY[*]-}\")")
        }
        lines.append("complete -p migrator")
        try program.write(lines.joined(separator: "\n"), to: "driver")
        guard let result = try run(["bash", "--norc", "driver"], in: program.folder) else {
            throw XCTSkip("bash is not installed")
        }
        XCTAssertEqual(result.status, 0, result.output)
        let offers = result.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (index, entry) in table.enumerated() {
            XCTAssertEqual(offers[index], entry.offers.joined(separator: "|"), "\(entry.words)")
        }
        XCTAssertEqual(offers.dropFirst(table.count).first, "complete -F _migrator migrator")
    }

    func testFish() throws {
        let program = try script("fish")
        let table: [(line: String, offers: [String])] = [
            ("migrator sc", ["scan"]), ("migrator scan --fo", ["--format"]),
            ("migrator scan --format ", ["json", "text"]),
            ("migrator completions ", ["bash", "fish", "zsh"]), ("migrator help pl", ["plan"]),
        ]
        for (line, offers) in table {
            guard
                let result = try run(["fish", "-N", "-c", "source script; complete -C '\(line)'"], in: program.folder)
            else {
                throw XCTSkip("fish is not installed")
            }
            let words = result.output.split(separator: "\n").compactMap {
                $0.split(separator: "\t").first.map(String.init)
            }
            XCTAssertEqual(words, offers, line)
        }
    }
}
