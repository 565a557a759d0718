import XCTest

/// Wrong usage: exit status 64, the wrong argument by name, the near one, the usage line, nothing on standard output.
final class UsageTests: XCTestCase {
    func testWrongUsage() throws {
        let program = try BuiltProgram(for: self)
        let scan = "Usage: migrator scan PATH [options]"
        let explain = "Usage: migrator explain CASE PATH [options]"
        let general = "Usage: migrator COMMAND [arguments] [options]"
        let table: [(arguments: [String], message: String, usage: String)] = [
            ([], "missing command", general),
            (["scna", "."], "unknown command 'scna'; did you mean 'scan'?", general),
            (["frobnicate"], "unknown command 'frobnicate'\n", general),
            (["help", "expalin"], "unknown command 'expalin'; did you mean 'explain'?", general),
            (["--formt", "json"], "unknown option '--formt'; did you mean '--format'?", general),
            (["scan", "--formt", "json", "."], "unknown option '--formt'; did you mean '--format'?", scan),
            (["scan", "-x", "."], "unknown option '-x'", scan),
            (["help", "--jobs", "2"], "unknown option '--jobs'", "Usage: migrator help [COMMAND]"),
            (
                ["scan", "--format", "jsn", "."],
                "'jsn' is not a value of '--format' (text, json); did you mean 'json'?", scan
            ),
            (["scan", "--format=jsn", "."], "'jsn' is not a value of '--format'", scan),
            (["scan", "--color", "alway", "."], "did you mean 'always'?", scan),
            (["scan", ".", "--format"], "'--format' needs a value: --format FORMAT", scan),
            (["scan", "--output", "--quiet", "."], "'--output' needs a value", scan),
            (["scan", "--config=", "."], "'--config' needs a value", scan),
            (["scan", "--quiet=yes", "."], "'--quiet' takes no value", scan),
            (["scan", "--jobs", "0", "."], "'0' is not a value of '--jobs': a whole number from 1 on", scan),
            (["scan", "--jobs", "-1", "."], "'-1' is not a value of '--jobs'", scan),
            (["scan", "--jobs", "two", "."], "'two' is not a value of '--jobs'", scan),
            (["scan", "--jobs", "99999999999999999999", "."], "is not a value of '--jobs'", scan),
            (["scan", "--quiet", "--verbose", "."], "'--quiet' and '--verbose' exclude each other", scan),
            (["scan", "--include", "[a", "."], "'[a' is not a valid pattern for '--include'", scan),
            (["scan"], "missing argument PATH: the folder of the Swift sources", scan),
            (["scan", ".", "extra"], "unexpected argument 'extra'", scan),
            (["explain", "A.b"], "missing argument PATH", explain),
            (["explain", "A.b", ".", "c"], "unexpected argument 'c'", explain),
            (["completions"], "missing argument SHELL: bash, zsh or fish", "Usage: migrator completions SHELL"),
            (
                ["completions", "bsh"], "'bsh' is not a value of 'SHELL' (bash, zsh, fish); did you mean 'bash'?",
                "Usage: migrator completions SHELL"
            ),
            (["check", "."], "missing option '--baseline FILE'", "Usage: migrator check PATH [options]"),
            (["plan", ".", "--format", "yaml"], "'yaml' is not a value of '--format' (json, text)", "migrator plan"),
            (["report", ".", "--histry", "x"], "did you mean '--history'?", "Usage: migrator report PATH [options]"),
            (["explain", "A.b", "."], "no case 'A.b' in '.'; run 'migrator scan .'", "migrator scan"),
        ]
        for (arguments, message, usage) in table {
            let result = try program.run(arguments)
            XCTAssertEqual(result.status, 64, "\(arguments)")
            XCTAssertEqual(result.output, "", "\(arguments)")
            XCTAssertTrue(result.errors.hasPrefix("migrator: error: "), result.errors)
            XCTAssertTrue(result.errors.contains(message), "\(arguments): \(result.errors)")
            XCTAssertTrue(result.errors.contains(usage), "\(arguments): \(result.errors)")
        }
    }

    /// The commands that the overview lists.
    static func commands(_ program: BuiltProgram) throws -> [String] {
        let overview = try program.run("help").output
        let list = try XCTUnwrap(
            overview.components(separatedBy: "Commands:\n").last?.components(separatedBy: "\n\n").first)
        return list.split(separator: "\n").compactMap { $0.split(separator: " ").first.map(String.init) }
    }

    func testHelp() throws {
        let program = try BuiltProgram(for: self)
        let overview = try program.run("help")
        XCTAssertEqual(overview.status, 0)
        XCTAssertEqual(overview.errors, "")
        let commands = try Self.commands(program)
        XCTAssertTrue(
            Set(commands).isSuperset(of: ["scan", "explain", "plan", "report", "check", "completions", "help"]))
        for command in commands {
            let page = try program.run("help", command)
            XCTAssertEqual(page.status, 0)
            XCTAssertTrue(page.output.hasPrefix("Usage: migrator \(command)"), page.output)
            XCTAssertEqual(try program.run(command, "--help").output, page.output)
            XCTAssertEqual(try program.run("-h", command).output, page.output)
            for line in (overview.output + page.output).split(separator: "\n") {
                XCTAssertLessThanOrEqual(line.count, 100, "\(command): \(line)")
            }
        }
        XCTAssertEqual(try program.run("--help").output, overview.output)
        let scan = try program.run("scan", "--help", "--nonsense").output
        for option in [
            "--format", "-o, --output", "--config", "--include", "--exclude", "--jobs", "--no-cache", "--quiet",
        ] {
            XCTAssertTrue(scan.contains("  \(option) "), option)
        }
        for status in [0, 1, 64, 65, 66, 70, 74] {
            XCTAssertTrue(scan.contains("\n  \(status) "), "\(status)")
        }
    }

    /// Every page has two or three examples, and each of them is a command line that the program understands.
    func testExamples() throws {
        let program = try BuiltProgram(for: self)
        for command in try Self.commands(program) {
            let page = try program.run("help", command).output
            let section = try XCTUnwrap(page.components(separatedBy: "\nExamples:\n").dropFirst().first, command)
            let lines = section.components(separatedBy: "\n\n")[0].split(separator: "\n")
            let examples = lines.filter { !$0.hasPrefix("    ") }
            XCTAssertTrue((2...3).contains(examples.count), "\(command): \(examples)")
            XCTAssertGreaterThanOrEqual(lines.count, 2 * examples.count, "each has its meaning: \(command)")
            for example in examples {
                XCTAssertTrue(example.contains("migrator \(command)"), "\(example)")
                try checkUsage(of: String(example), program)
            }
        }
    }

    /// Runs an example in an empty folder, where it may find nothing, but not be wrong usage.
    private func checkUsage(of example: String, _ program: BuiltProgram) throws {
        // Shell syntax around the program is not its business.
        let inner = example.components(separatedBy: "<(").last ?? example
        let words = inner.prefix { $0 != ">" && $0 != ")" && $0 != "|" }.replacing("'", with: "").split(separator: " ")
        let result = try program.run(words.dropFirst().map(String.init))
        let isUnderstood = result.status != 64 || !result.errors.contains("Usage: ")
        XCTAssertTrue(isUnderstood, "\(example): \(result.errors)")
    }

    func testVersion() throws {
        let result = try BuiltProgram(for: self).run("--version")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "migrator 0.1.0\n")
    }

    func testOptionsStandAnywhere() throws {
        let program = try BuiltProgram(for: self)
        try program.write("let a = 1\n", to: "x/a.swift")
        let expected = try program.run("scan", "x", "--format", "json")
        XCTAssertEqual(expected.status, 0, expected.errors)
        let forms = [
            ["--format", "json", "scan", "x"], ["scan", "--format=json", "x"],
            ["--format=text", "scan", "x", "--format=json"],
            ["scan", "--format", "json", "--", "x"],
            ["scan", "--jobs=1", "--no-cache", "--format", "json", "--quiet", "x"],
            ["scan", "x", "--format", "json", "--output", "-"],
        ]
        for form in forms {
            XCTAssertEqual(try program.run(form).output, expected.output, "\(form)")
        }
        try program.write("let a = 1\n", to: "--odd/a.swift")
        XCTAssertEqual(try program.run("scan", "--", "--odd").status, 0)
    }
}
