import Foundation
import XCTest

/// `migrator check`: the gate.
final class CheckCommandTests: XCTestCase {
    private let command = "migrator check x --baseline base.json --update"

    private func lamps() throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        XCTAssertEqual(try program.run("check", "x", "--baseline", "base.json", "--update").status, 0)
        return program
    }

    private func check(_ program: BuiltProgram, _ more: String...) throws -> BuiltProgram.Result {
        try program.run(["check", "x", "--baseline", "base.json"] + more)
    }

    func testTheFirstBaseline() throws {
        let program = try lamps()
        XCTAssertEqual(
            try program.read("base.json"),
            """
            {
              "schemaVersion": 1,
              "entries": [
                {"code": "legacy-action-struct", "path": "LampAction.swift", "symbol": "LampAction"},
                {"code": "legacy-case", "path": "LampAction.swift", "symbol": "LampActionType.dim"},
                {"code": "legacy-case", "path": "LampAction.swift", "symbol": "LampActionType.flash"},
                {"code": "legacy-case", "path": "LampAction.swift", "symbol": "LampActionType.glow"},
                {"code": "legacy-consumer", "path": "LampState.swift", "symbol": "LampState <- LampActionType.dim"},
                {"code": "legacy-consumer", "path": "LampState.swift", "symbol": "LampState <- LampActionType.glow"},
                {"code": "legacy-reducer", "path": "LampState.swift", "symbol": "LampState"},
                {"code": "legacy-site", "path": "LampView.swift", "symbol": "LampActionType.dim"},
                {"code": "legacy-site", "path": "LampView.swift", "symbol": "LampActionType.glow"}
              ]
            }

            """)
        let result = try check(program)
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "The tree and the baseline agree: 9 entries.\n")
        XCTAssertEqual(try program.files, ["base.json", "x"])
    }

    func testWhatIsNew() throws {
        let table: [(file: String, old: String, new: String, line: String)] = [
            (
                "LampAction.swift", "    case flash\n", "    case flash\n    case shine\n",
                "LampAction.swift:5:1: error: new: `LampActionType.shine` is a case of the legacy form "
                    + "[legacy-case]"
            ),
            (
                "LampAction.swift", "struct LampAction",
                "struct FanAction: Action {\n    let windowUUID: WindowUUID\n"
                    + "    let actionType: ActionType\n}\n\nstruct LampAction",
                "LampAction.swift:7:1: error: new: `FanAction` is an action struct of the legacy form "
                    + "[legacy-action-struct]"
            ),
            (
                "LampState.swift", "        default:",
                "        case LampActionType.flash: return LampState(level: 9)\n"
                    + "        default:",
                "LampState.swift:4:1: error: new: the reducer of `LampState` handles `LampActionType.flash` "
                    + "[legacy-consumer]"
            ),
            (
                "LampState.swift", "struct LampState",
                "struct FanState: StateType {\n"
                    + "    static let reducer: Reducer<Self> = { state, _ in state }\n}\n\nstruct LampState",
                "LampState.swift:2:1: error: new: the reducer of `FanState` has no modern half [legacy-reducer]"
            ),
            (
                "LampView.swift", "    func dim",
                "    func flash() {\n        store.dispatch(LampAction(windowUUID: window, "
                    + "actionType: LampActionType.flash))\n    }\n\n    func dim",
                "LampView.swift:7:24: error: new: `LampView.flash` constructs `LampActionType.flash` "
                    + "[legacy-site]"
            ),
        ]
        for entry in table {
            let program = try lamps()
            let text = try program.read("x/\(entry.file)")
            XCTAssertEqual(text.components(separatedBy: entry.old).count, 2, entry.old)
            try program.write(text.replacing(entry.old, with: entry.new), to: "x/\(entry.file)")
            let base = try program.read("base.json")
            let result = try check(program)
            XCTAssertEqual(result.status, 1)
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(
                result.output,
                "\(entry.line)\n1 new, 0 stale.\nWrite what is new in the modern form; the baseline only shrinks.\n")
            // Nothing is ever added.
            XCTAssertEqual(try check(program, "--update").status, 1)
            XCTAssertEqual(try program.read("base.json"), base)
        }
    }

    func testStaleEntries() throws {
        let program = try lamps()
        let text = try program.read("x/LampAction.swift")
        try program.write(text.replacing("    case flash\n", with: ""), to: "x/LampAction.swift")
        let base = try program.read("base.json")
        let result = try check(program)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output,
            """
            LampAction.swift: error: stale entry: nothing is left of LampActionType.flash [legacy-case]
            0 new, 1 stale.
            Take the stale entries out of the baseline with: \(command)

            """)
        XCTAssertEqual(try program.read("base.json"), base)
        // The command that is named mends it, and does nothing else.
        let update = try program.run(command.split(separator: " ").dropFirst().map(String.init))
        XCTAssertEqual(update.status, 0)
        XCTAssertEqual(update.output, "The tree and the baseline agree: 8 entries.\n")
        let line =
            "    {\"code\": \"legacy-case\", \"path\": \"LampAction.swift\", \"symbol\": \"LampActionType.flash\"},\n"
        XCTAssertEqual(try program.read("base.json"), base.replacing(line, with: ""))
        XCTAssertEqual(try check(program).status, 0)
        XCTAssertEqual(try program.files, ["base.json", "x"])
    }

    func testUpdateWithoutStaleEntriesLeavesTheFileAlone() throws {
        let program = try lamps()
        // A file that somebody laid out by hand.
        let spread = try program.read("base.json").replacing("\", ", with: "\",   ")
        try program.write(spread, to: "base.json")
        XCTAssertEqual(try check(program, "--update").status, 0)
        XCTAssertEqual(try program.read("base.json"), spread)
    }

    func testTheCommandCanBePasted() throws {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program, folder: "it's x")
        let result = try program.run("check", "it's x", "--baseline", "my base.json")
        XCTAssertEqual(result.status, 66)
        XCTAssertEqual(
            result.errors,
            "migrator: error: 'my base.json': there is no such baseline; write the first one with: "
                + "migrator check 'it'\\''s x' --baseline 'my base.json' --update\n")
    }

    func testJSON() throws {
        struct Result: Decodable, Equatable {
            struct New: Decodable, Equatable {
                var code, file, symbol, message: String
                var line, column: Int
            }

            struct Stale: Decodable, Equatable {
                var code, path, symbol: String
            }

            var schemaVersion, entries: Int
            var holds: Bool
            var new: [New]
            var stale: [Stale]
            var command: String
        }
        let program = try lamps()
        let text = try program.read("x/LampAction.swift")
        try program.write(text.replacing("    case flash\n", with: "    case shine\n"), to: "x/LampAction.swift")
        let result = try check(program, "--format", "json")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            try JSONDecoder().decode(Result.self, from: Data(result.output.utf8)),
            Result(
                schemaVersion: 1, entries: 8, holds: false,
                new: [
                    .init(
                        code: "legacy-case", file: "LampAction.swift", symbol: "LampActionType.shine",
                        message: "`LampActionType.shine` is a case of the legacy form", line: 4, column: 1)
                ],
                stale: [.init(code: "legacy-case", path: "LampAction.swift", symbol: "LampActionType.flash")],
                command: command))
        try program.write(text, to: "x/LampAction.swift")
        let good = try JSONDecoder().decode(Result.self, from: Data(check(program, "--format", "json").output.utf8))
        XCTAssertTrue(good.holds)
        XCTAssertEqual(good.entries, 9)
    }

    func testBrokenBaseline() throws {
        let program = try lamps()
        let base = try program.read("base.json").replacing("legacy-reducer", with: "legacy-reducr")
        try program.write(base, to: "base.json")
        for more in [[], ["--update"]] {
            let result = try program.run(["check", "x", "--baseline", "base.json"] + more)
            XCTAssertEqual(result.status, 65)
            XCTAssertEqual(result.output, "")
            XCTAssertEqual(
                result.errors,
                "base.json:10:14: error: $.entries[6].code: 'legacy-reducr' is no kind of entry; did you mean "
                    + "'legacy-reducer'?\n")
        }
        XCTAssertEqual(try program.read("base.json"), base)
    }

    func testModernActions() throws {
        let program = try lamps()
        try program.write(
            "protocol ModernAction: Sendable {}\nenum FanModernAction: ModernAction {\n    case spin(Int)\n}\n",
            to: "x/Fan.swift")
        let result = try check(program)
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(
            result.output.hasPrefix(
                "Fan.swift:3:10: error: new: `FanModernAction.spin`: the value of type `Int` has no label "
                    + "[modern-unlabelled-value]\n"), result.output)
    }
}
