import Foundation
import XCTest

/// `migrator apply`: what it writes, what it says, what it refuses.
final class ApplyCommandTests: ApplyTestCase {
    /// The sample as the steps leave it is what is committed beside it, and the steps are done then.
    func testSample() throws {
        let program = try BuiltProgram(for: self)
        try copySample("Legacy", to: "x", of: program)
        let expected = try contents(of: "\(Self.samples)/Prepared")
        let result = try program.run("apply", "x")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        assertSame(try contents(of: "\(program.folder)/x"), expected)

        let again = try program.run("apply", "x")
        XCTAssertEqual(again.status, 0, again.errors)
        XCTAssertEqual(again.output, "runtime: nothing to do\nmiddlewares: nothing to do\nreducers: nothing to do\n")
        assertSame(try contents(of: "\(program.folder)/x"), expected)
    }

    /// What is printed is what is written: as a patch in the folder, and as a stack of patches in its repository.
    func testSampleAsPatches() throws {
        let program = try BuiltProgram(for: self)
        try copySample("Legacy", to: "repository/App", of: program)
        let (repository, app) = ("\(program.folder)/repository", "\(program.folder)/repository/App")
        try commitAll(in: repository)
        let expected = try contents(of: "\(Self.samples)/Prepared")

        let dry = try program.run("apply", "repository/App", "--dry-run", "--exit-code")
        XCTAssertEqual(dry.status, 1, dry.errors)
        XCTAssertEqual(try git("status", "--porcelain", in: repository), "")
        try program.write(dry.output, to: "all.patch")
        // In the folder and at the root of the work tree alike.
        for folder in [app, repository] {
            try git("apply", "--whitespace=nowarn", "\(program.folder)/all.patch", in: folder)
            assertSame(try contents(of: app), expected)
            try git("checkout", "--quiet", ".", in: repository)
        }

        let stack = try program.run("apply", "repository/App", "--patches", "patches")
        XCTAssertEqual(stack.status, 0, stack.errors)
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(program.folder)/patches").sorted()
        XCTAssertEqual(
            names,
            [
                "0001-Add-the-runtime-of-modern-actions.patch",
                "0002-Give-every-middleware-a-half-for-modern-actions.patch",
                "0003-Give-every-reducer-a-half-for-modern-actions.patch",
            ])
        XCTAssertEqual(try git("status", "--porcelain", in: repository), "")
        for name in names { try git("am", "--quiet", "\(program.folder)/patches/\(name)", in: repository) }
        assertSame(try contents(of: app), expected)
        XCTAssertEqual(try git("rev-list", "--count", "HEAD", in: repository), "4\n")
        XCTAssertEqual(try git("status", "--porcelain", in: repository), "")
    }

    private let diff = """
        diff --git a/LampState.swift b/LampState.swift
        --- a/LampState.swift
        +++ b/LampState.swift
        @@ -1,7 +1,13 @@
         struct LampState: StateType {
             var level = 0
         
        -    static let reducer: Reducer<Self> = { state, action in
        +    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)
        +
        +    static let modernReducer: ReducerMethod<Self> = { state, _, _ in
        +        return state
        +    }
        +
        +    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                 guard let action = action as? LampAction else { return state }
                 switch action.actionType {
                 case LampActionType.glow: return LampState(level: action.level ?? 0)
        diff --git a/Redux.swift b/Redux.swift
        --- a/Redux.swift
        +++ b/Redux.swift
        @@ -1,10 +1,19 @@
         protocol StateType {}
         protocol ActionType {}
        +
        +/// Something that happened, with the values that describe it: a case of an enum with associated values.
        +protocol ModernAction: Sendable {}
         protocol Action {
             var windowUUID: WindowUUID { get }
             var actionType: ActionType { get }
         }
        -typealias Reducer<State> = (State, Action) -> State
        +typealias Reducer<State> = (legacyReducer: LegacyReducerMethod<State>, modernReducer: ReducerMethod<State>)
        +
        +/// Takes an action of the legacy form.
        +typealias LegacyReducerMethod<State> = (State, Action) -> State
        +
        +/// Takes an action of the modern form.
        +typealias ReducerMethod<State> = (State, ModernAction, WindowUUID) -> State
         struct WindowUUID: Equatable {}
         class Store { func dispatch(_ action: Action) {} }
         let store = Store()

        """

    func testDryRun() throws {
        let program = try lamps()
        let before = try contents(of: "\(program.folder)/x")
        let result = try program.run("apply", "x", "--dry-run")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, diff)
        XCTAssertEqual(
            result.errors,
            """
            runtime: 1 files, 2 edits (not written): 3 declarations
            middlewares: nothing to do
            reducers: 2 files, 5 edits (not written): 1 aliases, 1 reducers

            """)
        for jobs in ["1", "3"] {
            XCTAssertEqual(try program.run("apply", "x", "--dry-run", "--jobs", jobs).output, diff)
        }
        assertSame(try contents(of: "\(program.folder)/x"), before)
        let filed = try program.run("apply", "x", "--dry-run", "-o", "steps.diff")
        XCTAssertEqual(filed.output, "")
        XCTAssertEqual(try String(contentsOfFile: "\(program.folder)/steps.diff", encoding: .utf8), diff)

        XCTAssertEqual(try program.run("apply", "x", "--dry-run", "--exit-code").status, 1)
        XCTAssertEqual(try program.run("apply", "x").status, 0)
        let done = try program.run("apply", "x", "--dry-run", "--exit-code")
        XCTAssertEqual(done.status, 0)
        XCTAssertEqual(done.output, "")
    }

    func testOneStepAfterTheOther() throws {
        let program = try lamps()
        let whole = try lamps()
        XCTAssertEqual(try whole.run("apply", "x").status, 0)
        let before = try contents(of: "\(program.folder)/x")
        let early = try program.run("apply", "x", "--step", "reducers")
        XCTAssertEqual(early.status, 1)
        XCTAssertEqual(
            early.output,
            """
            reducers: not taken; nothing was changed
              Redux.swift:7:11: the tree has no `ModernAction`; take the step `runtime` first, or configure the names of a \
            runtime that lies outside of the tree [runtime-missing]

            """)
        assertSame(try contents(of: "\(program.folder)/x"), before)
        for (step, text) in [
            ("runtime", "runtime: 1 files, 2 edits: 3 declarations\n"), ("middlewares", "middlewares: nothing to do\n"),
            ("reducers", "reducers: 2 files, 5 edits: 1 aliases, 1 reducers\n"),
            ("reducers", "reducers: nothing to do\n"),
            ("runtime", "runtime: nothing to do\n"),
        ] {
            let result = try program.run("apply", "x", "--step", step)
            XCTAssertEqual(result.status, 0, step)
            XCTAssertEqual(result.output, text)
        }
        assertSame(try contents(of: "\(program.folder)/x"), try contents(of: "\(whole.folder)/x"))
    }

    func testJSON() throws {
        let program = try lamps()
        let result = try program.run("apply", "x", "--format", "json")
        XCTAssertEqual(result.status, 0)
        let document = try JSONDecoder().decode(Document.self, from: Data(result.output.utf8))
        XCTAssertEqual(
            document,
            Document(
                schemaVersion: 1,
                steps: [
                    .init(
                        step: "runtime", refused: false, files: [.init(path: "Redux.swift", edits: 2)],
                        counts: ["declarations": 3], remaining: []),
                    .init(step: "middlewares", refused: false, files: [], counts: [:], remaining: []),
                    .init(
                        step: "reducers", refused: false,
                        files: [.init(path: "LampState.swift", edits: 4), .init(path: "Redux.swift", edits: 1)],
                        counts: ["aliases": 1, "reducers": 1], remaining: []),
                ]))
        // What could not be done has its place.
        try program.write(
            "struct OddState: StateType {\n    static let reducer: Reducer<Self> = { state, action in\n        log(action)\n"
                + "        return state\n    }\n}\n", to: "x/OddState.swift")
        let odd = try program.run("apply", "x", "--format", "json", "--step", "reducers")
        XCTAssertEqual(odd.status, 1)
        XCTAssertEqual(
            try JSONDecoder().decode(Document.self, from: Data(odd.output.utf8)).steps,
            [
                .init(
                    step: "reducers", refused: true, files: [], counts: [:],
                    remaining: [.init(code: "unspecialised-consumer", file: "OddState.swift", line: 3, column: 9)])
            ])
    }

    private struct Document: Decodable, Equatable {
        struct Step: Decodable, Equatable {
            let step: String
            let refused: Bool
            let files: [File]
            let counts: [String: Int]
            let remaining: [Remaining]
        }
        struct File: Decodable, Equatable {
            let path: String
            let edits: Int
        }
        struct Remaining: Decodable, Equatable {
            let code: String
            let file: String
            let line: Int
            let column: Int
        }
        let schemaVersion: Int
        let steps: [Step]
    }

    // MARK: Refusals

    func testDirtyFiles() throws {
        let program = try lamps(committed: true)
        let folder = "\(program.folder)/x"
        try program.write(LampTree.state + "// mine\n", to: "x/LampState.swift")
        // A file that no step edits may have changes.
        try program.write(LampTree.view + "// mine\n", to: "x/LampView.swift")
        let before = try contents(of: folder)
        let refused = try program.run("apply", "x")
        XCTAssertEqual(refused.status, 1)
        XCTAssertEqual(refused.output, "")
        XCTAssertEqual(
            refused.errors,
            "migrator: error: 1 files that would be edited have uncommitted changes; commit them, or use --allow-dirty:\n"
                + "    LampState.swift\n")
        assertSame(try contents(of: folder), before)
        // The difference can be looked at all the same.
        XCTAssertEqual(try program.run("apply", "x", "--dry-run").status, 0)
        let patches = try program.run("apply", "x", "--patches", "patches")
        XCTAssertEqual(patches.status, 0)
        XCTAssertTrue(
            patches.errors.contains(
                "warning: 1 files of the patches have uncommitted changes, such as LampState.swift"),
            patches.errors)
        XCTAssertEqual(try program.run("apply", "x", "--step", "runtime").status, 0)
        XCTAssertEqual(try program.run("apply", "x", "--allow-dirty").status, 0)
        let text = try program.read("x/LampState.swift")
        XCTAssertTrue(text.contains("(legacyReducer, modernReducer)") && text.hasSuffix("// mine\n"), text)
    }

    /// A file that git does not know has nothing to go back to either.
    func testUntrackedFiles() throws {
        let program = try lamps(committed: true)
        try program.write(LampTree.state.replacing("LampState", with: "BulbState"), to: "x/BulbState.swift")
        let refused = try program.run("apply", "x")
        XCTAssertEqual(refused.status, 1)
        XCTAssertTrue(refused.errors.hasSuffix(":\n    BulbState.swift\n"), refused.errors)
    }

    /// What the compiler does not take is said; the parser makes the best of it.
    func testSyntaxErrors() throws {
        let program = try lamps()
        try program.write(LampTree.view + "func broken( {\n", to: "x/LampView.swift")
        let result = try program.run("apply", "x", "--dry-run")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("LampView.swift"), result.errors)
        XCTAssertFalse(result.output.contains("LampView.swift"), result.output)
    }

    func testNothingThere() throws {
        let program = try BuiltProgram(for: self)
        try program.write("let a = 1\n", to: "x/a.swift")
        let result = try program.run("apply", "x")
        XCTAssertEqual(result.status, 0)
        XCTAssertEqual(result.output, "runtime: nothing to do\nmiddlewares: nothing to do\nreducers: nothing to do\n")
        XCTAssertEqual(try program.read("x/a.swift"), "let a = 1\n")
        XCTAssertEqual(try program.run("apply", "nowhere").status, 66)
    }

    func testWrongUsage() throws {
        let program = try lamps()
        let before = try contents(of: "\(program.folder)/x")
        let table: [(arguments: [String], message: String)] = [
            (["--dry-run", "--interactive"], "'--dry-run', '--patches' and '--interactive' exclude each other"),
            (["--dry-run", "--patches", "p"], "'--dry-run', '--patches' and '--interactive' exclude each other"),
            (["-i", "--patches", "p"], "'--dry-run', '--patches' and '--interactive' exclude each other"),
            (["--exit-code"], "'--exit-code' goes with '--dry-run'"),
            (["--exit-code", "--patches", "p"], "'--exit-code' goes with '--dry-run'"),
            (["--step", "everything"], "'everything' is not a value of '--step'"),
            (["--format", "html"], "'html' is not a value of '--format'"),
        ]
        for (arguments, message) in table {
            let result = try program.run(["apply", "x"] + arguments)
            XCTAssertEqual(result.status, 64, "\(arguments)")
            XCTAssertTrue(result.errors.contains(message), result.errors)
        }
        XCTAssertEqual(try program.run("apply").status, 64)
        assertSame(try contents(of: "\(program.folder)/x"), before)
        XCTAssertEqual(try program.files, ["x"])
    }
}
