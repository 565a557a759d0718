import XCTest

/// Command lines and what they end with.
final class ExitStatusTests: XCTestCase {
    private typealias Line = (arguments: String, status: Int32)

    /// What there is beside the lamps in `x`: a folder per kind of trouble, and files that are wrong.
    private func folder() throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        try program.write("enum AActionType: ActionType {\n    case\n", to: "broken/a.swift")
        try program.write(Array("let a".utf8) + [0xF6], to: "latin/a.swift")
        try program.write("text", to: "notes.txt")
        try program.write("{\"exclud\": []}", to: "bad.json")
        try program.write("{}", to: "good.json")
        try program.write("no run\n", to: "bad.jsonl")
        XCTAssertEqual(try program.run("plan", "x", "-o", "plan.json").status, 0)
        XCTAssertEqual(try program.run("check", "x", "--baseline", "all.json", "--update").status, 0)
        XCTAssertEqual(try program.run("check", "empty", "--baseline", "nothing.json", "--update").status, 66)
        try program.write("{\"schemaVersion\": 1, \"entries\": []}\n", to: "none.json")
        try program.write("", to: "empty/a.swift")
        return program
    }

    private func check(_ lines: [Line], line: UInt = #line) throws {
        try check(lines, in: try folder(), line: line)
    }

    private func check(_ lines: [Line], in program: BuiltProgram, line: UInt = #line) throws {
        for (arguments, status) in lines {
            let result = try program.run(arguments.split(separator: " ").map(String.init))
            XCTAssertEqual(result.status, status, "\(arguments): \(result.errors)", line: line)
            XCTAssertFalse(result.errors.contains("bug in migrator"), arguments, line: line)
            if status >= 64 {
                XCTAssertFalse(result.errors.isEmpty, arguments, line: line)
            }
            // A file that cannot be used is no reason to keep the result back; everything else from 64 on is.
            if status >= 64, !arguments.contains("latin") {
                XCTAssertEqual(result.output, "", arguments, line: line)
            }
            if status == 0 {
                XCTAssertEqual(result.errors, "", arguments, line: line)
            }
        }
    }

    func testOverall() throws {
        try check([
            ("", 64), ("--help", 0), ("-h", 0), ("--version", 0), ("help", 0), ("help scan", 0), ("help nothing", 64),
            ("nothing", 64), ("--nothing", 64), ("completions bash", 0), ("completions zsh", 0),
            ("completions fish", 0), ("completions tcsh", 64), ("completions", 64),
        ])
    }

    /// What all commands have in common that scan a tree.
    func testCommon() throws {
        let program = try folder()
        for command in ["scan", "explain LampActionType.glow", "plan", "report", "check --baseline all.json"] {
            try check(
                [
                    ("\(command) x", 0), ("\(command) x --quiet --color never --jobs 1", 0),
                    ("\(command) x --config good.json", 0), ("\(command) x --format json", 0),
                    ("\(command)", 64), ("\(command) x y z", 64), ("\(command) x --nothing", 64),
                    ("\(command) x --format nothing", 64), ("\(command) x --jobs 0", 64), ("\(command) x --config", 64),
                    ("\(command) x --config bad.json", 65),
                    ("\(command) nowhere", 66), ("\(command) notes.txt", 66),
                    ("\(command) x --config nowhere.json", 66),
                    ("\(command) x --config x", 74), ("\(command) x -o x", 74), ("\(command) x -o nowhere/out", 74),
                ], in: program)
        }
    }

    func testFilesThatCannotBeUsed() throws {
        let program = try folder()
        for command in ["scan", "plan", "report", "check --baseline none.json"] {
            try check(
                [("\(command) broken", 1), ("\(command) latin", 74), ("\(command) empty", 0)], in: program)
        }
        try check([("explain LampActionType.glow broken", 64)], in: program)
    }

    func testExplain() throws {
        try check([
            ("explain glow x", 0), ("explain LampActionType.flash x", 0), ("explain nothing x", 64),
            ("explain LampActionType.glw x", 64),
        ])
    }

    func testPlan() throws {
        try check([
            ("plan x --plan plan.json", 0), ("plan x --plan plan.json --format text", 0),
            ("plan x --plan good.json", 65),
            ("plan x --plan notes.txt", 65), ("plan x --plan nowhere.json", 66),
            ("plan x --plan notes.txt/plan.json", 66),
            ("plan x --plan x", 74),
        ])
    }

    func testReport() throws {
        try check([
            ("report x --history new.jsonl", 0), ("report x --since nowhere", 64), ("report x --history bad.jsonl", 65),
            ("report x --history x", 74), ("report x --history nowhere/new.jsonl", 74),
        ])
    }

    func testCheck() throws {
        try check([
            ("check x --baseline all.json --update", 0), ("check x", 64), ("check x --baseline good.json", 65),
            ("check x --baseline notes.txt", 65), ("check x --baseline nowhere.json", 66),
            ("check x --baseline x", 74), ("check x --baseline nowhere/new.json --update", 74),
        ])
        let program = try folder()
        // New uses, then stale entries, which are not errors of the program: the result says what there is.
        for arguments in [["check", "x", "--baseline", "none.json"], ["check", "empty", "--baseline", "all.json"]] {
            let result = try program.run(arguments)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.errors, "")
            XCTAssertNotEqual(result.output, "")
        }
    }
}
