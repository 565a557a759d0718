import Foundation
import XCTest

/// `migrator apply` with a plan, an action, a recipe: which steps it takes, what it says of those that it cannot take.
final class ApplyPlanTests: ApplyTestCase {
    private let taken = """
        runtime: 1 files, 2 edits: 3 declarations
        middlewares: nothing to do
        reducers: 2 files, 5 edits: 1 aliases, 1 reducers

        """
    private let dead = "left: 1 dead case; --remove-dead takes them out\n"
    private let notAsked = "taken with --step, --action or --batch alone"

    /// Lamps with their plan; `edit` changes the plan as a person would.
    private func planned(_ edit: (inout [String: Any]) throws -> Void = { _ in }) throws -> BuiltProgram {
        let program = try lamps()
        XCTAssertEqual(try program.run("plan", "x", "-o", "plan.json").status, 0)
        let data = Data(try program.read("plan.json").utf8)
        var plan = try XCTUnwrap(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        try edit(&plan)
        try program.write(Array(try JSONSerialization.data(withJSONObject: plan)), to: "plan.json")
        return program
    }

    private func steps(_ plan: [String: Any]) throws -> [[String: Any]] {
        try XCTUnwrap(plan["steps"] as? [[String: Any]])
    }

    /// Skips a case of the only action type.
    private func skip(_ name: String, in plan: inout [String: Any]) throws {
        var types = try XCTUnwrap(plan["actionTypes"] as? [[String: Any]])
        var cases = try XCTUnwrap(types[0]["cases"] as? [[String: Any]])
        let index = try XCTUnwrap(cases.firstIndex { $0["case"] as? String == name })
        cases[index]["skip"] = true
        types[0]["cases"] = cases
        plan["actionTypes"] = types
    }

    func testPlan() throws {
        let program = try planned()
        let whole = try lamps()
        XCTAssertEqual(try whole.run("apply", "x").output, taken)
        let result = try program.run("apply", "x", "--plan", "plan.json")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output, taken + "left: 3 steps of the plan (2 case, 1 finish); \(notAsked)\n" + dead)
        assertSame(try contents(of: "\(program.folder)/x"), try contents(of: "\(whole.folder)/x"))
    }

    func testWhatThePlanSaysOfSteps() throws {
        let program = try planned { plan in
            try self.skip("dim", in: &plan)
            plan["steps"] = try self.steps(plan).filter { $0["step"] as? String != "reducers" }
        }
        let result = try program.run("apply", "x", "--plan", "plan.json")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(
            result.output,
            "runtime: 1 files, 2 edits: 3 declarations\nmiddlewares: nothing to do\n"
                + "left: 2 steps of the plan (1 case, 1 finish); \(notAsked)\n" + dead)
        XCTAssertFalse(try program.read("x/LampState.swift").contains("modernReducer"))
        let table: [(arguments: [String], status: Int32, output: String, errors: String)] = [
            (["--step", "runtime"], 0, "runtime: nothing to do\n", ""),
            (["--step", "reducers"], 64, "", "migrator: error: 'plan.json' has no step 'reducers'\n"),
            (
                ["--step", "case"], 1,
                "case LampActionType.glow: not taken; nothing was changed\n"
                    + "  LampView.swift:3:24: the tree has no `dispatch` for modern actions; take the step `runtime` first "
                    + "[runtime-missing]\n" + dead, ""
            ),
            (["--action", "LampActionType.dim"], 1, "case LampActionType.dim: not taken; the plan skips it\n", ""),
        ]
        for (arguments, status, output, errors) in table {
            let result = try program.run(["apply", "x", "--plan", "plan.json"] + arguments)
            XCTAssertEqual(result.status, status, "\(arguments)")
            XCTAssertEqual(result.output, output, "\(arguments)")
            XCTAssertTrue(errors.isEmpty ? result.errors.isEmpty : result.errors.hasPrefix(errors), result.errors)
        }
    }

    func testAction() throws {
        let program = try planned()
        let before = try contents(of: "\(program.folder)/x")
        let table: [(action: String, status: Int32, output: String, error: String)] = [
            (
                "LampActionType.flash", 1,
                "case LampActionType.flash: not taken; nothing dispatches or handles it; --remove-dead takes it out\n",
                ""
            ),
            ("LampActionType.glwo", 64, "", "LIST; did you mean 'LampActionType.glow'?\n"),
            ("Toolbar", 64, "", "LIST\n"),
        ]
        for (action, status, output, error) in table {
            // Without a plan it is the one that would be proposed.
            for (plan, list) in [(["--plan", "plan.json"], "'plan.json'"), ([], "the tree")] {
                let result = try program.run(["apply", "x", "--action", action] + plan)
                XCTAssertEqual(result.status, status, "\(action) \(plan)")
                XCTAssertEqual(result.output, output, "\(action) \(plan)")
                let message =
                    error.isEmpty
                    ? ""
                    : "migrator: error: no action type or case '\(action)' in " + error.replacing("LIST", with: list)
                XCTAssertTrue(result.errors.hasPrefix(message), result.errors)
            }
        }
        assertSame(try contents(of: "\(program.folder)/x"), before)
    }

    func testJSON() throws {
        struct Document: Decodable {
            struct Left: Decodable, Equatable {
                let step: String
                let symbols: [String]
                let reason: String
            }
            struct Step: Decodable { let step: String }
            let steps: [Step]
            let left: [Left]?
        }
        let program = try planned()
        let left = [
            Document.Left(step: "case", symbols: ["LampActionType.dim"], reason: notAsked),
            Document.Left(step: "case", symbols: ["LampActionType.glow"], reason: notAsked),
            Document.Left(step: "finish", symbols: ["LampActionType"], reason: notAsked),
            Document.Left(step: "dead", symbols: ["LampActionType.flash"], reason: "--remove-dead takes them out"),
        ]
        let names = ["runtime", "middlewares", "reducers"]
        let table: [(arguments: [String], steps: [String], left: [Document.Left]?)] = [
            ([], names, nil), (["--plan", "plan.json"], names, left),
            (["--plan", "plan.json", "--step", "runtime"], ["runtime"], nil),
            (["--action", "LampActionType.dim"], names + ["case"], nil),
            (
                ["--step", "finish"], ["finish"], Array(left.suffix(1))
            ),
        ]
        for (arguments, steps, left) in table {
            let result = try program.run(["apply", "x", "--patches", "p", "--format", "json"] + arguments)
            let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
            XCTAssertEqual(document.steps.map(\.step), steps, "\(arguments)")
            XCTAssertEqual(document.left, left, "\(arguments)")
        }
    }

    func testRemoveDead() throws {
        let program = try planned()
        let result = try program.run("apply", "x", "--step", "dead", "--remove-dead")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.output, "dead LampActionType.flash: 1 files, 1 edits: 1 removed\n")
        XCTAssertFalse(try program.read("x/LampAction.swift").contains("flash"))
        XCTAssertEqual(try program.run("apply", "x", "--step", "dead", "--remove-dead").output, "nothing to do\n")
        XCTAssertEqual(
            try program.run("apply", "x", "--step", "dead", "--remove-dead", "--plan", "plan.json").output,
            "dead LampActionType.flash: nothing to do\n")
    }

    func testPlansThatCannotBeUsed() throws {
        let program = try planned { plan in
            var steps = try self.steps(plan)
            steps[0]["step"] = "runtme"
            plan["steps"] = steps
        }
        let before = try contents(of: "\(program.folder)/x")
        let broken = try program.run("apply", "x", "--plan", "plan.json")
        XCTAssertEqual(broken.status, 65)
        XCTAssertTrue(broken.errors.hasPrefix("plan.json:1:"), broken.errors)
        XCTAssertTrue(
            broken.errors.contains(
                "'runtme' is none of runtime, middlewares, reducers, case, finish; did you mean 'runtime'?"),
            broken.errors)
        XCTAssertEqual(try program.run("plan", "x", "--plan", "plan.json").errors, broken.errors)
        XCTAssertEqual(try program.run("apply", "x", "--plan", "nowhere.json").status, 66)
        assertSame(try contents(of: "\(program.folder)/x"), before)
    }

    func testRecipe() throws {
        let program = try lamps()
        XCTAssertEqual(try program.run("apply", "x", "--recipe", "modern-actions").output, taken)
        let table: [(arguments: [String], message: String)] = [
            (["--recipe", "states"], "'states' is not a value of '--recipe' (modern-actions)"),
            (
                ["--step", "runtme"],
                "'runtme' is not a value of '--step' (runtime, middlewares, reducers, case, finish, dead)"
            ),
            (["--step", "dead"], "'--step dead' goes with '--remove-dead'"),
            (
                ["--step", "runtime", "--action", "LampActionType"],
                "'--action' chooses among the steps of a plan, and '--step runtime' is none of them"
            ),
        ]
        for (arguments, message) in table {
            let result = try program.run(["apply", "x"] + arguments)
            XCTAssertEqual(result.status, 64, "\(arguments)")
            XCTAssertTrue(result.errors.hasPrefix("migrator: error: \(message)"), result.errors)
        }
        let help = try program.run("help", "apply").output
        for name in ["modern-actions", "runtime", "middlewares", "reducers", "case", "finish"] {
            XCTAssertTrue(help.contains(name), name)
            for shell in ["bash", "zsh", "fish"] {
                XCTAssertTrue(try program.run("completions", shell).output.contains(name), "\(shell): \(name)")
            }
        }
    }

    /// A file that changes while a question waits for its answer is not written over.
    func testFileThatChangesMeanwhile() throws {
        let program = try lamps()
        let mine = LampTree.redux + "// mine\n"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuiltProgram.path)
        process.arguments = ["apply", "x", "--interactive"]
        process.currentDirectoryURL = URL(fileURLWithPath: program.folder)
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // The question comes when the step is worked out.
        var text = ""
        while !text.contains("[y,n,a,q] ") {
            let data = errors.fileHandleForReading.availableData
            if data.isEmpty { break }
            text += String(decoding: data, as: UTF8.self)
        }
        try program.write(mine, to: "x/Redux.swift")
        try input.fileHandleForWriting.write(contentsOf: Data("y\nq\n".utf8))
        try input.fileHandleForWriting.close()
        text += String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        XCTAssertEqual(process.terminationStatus, 1)
        XCTAssertTrue(
            text.contains("Redux.swift: error: the file changed while the step was worked out; run it again\n"), text)
        XCTAssertEqual(try program.read("x/Redux.swift"), mine)
    }
}
