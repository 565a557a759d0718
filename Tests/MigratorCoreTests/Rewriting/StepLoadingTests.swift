import XCTest

@testable import MigratorCore

/// What steps load: enough to find every use of a consumer, nothing for sites, nothing twice.
final class StepLoadingTests: RewriteTestCase {
    private let state = """
        struct BookState: StateType {
            static let reducer: Reducer<Self> = { state, action in
                return state
            }
        }

        """

    private let converted = """
        struct BookState: StateType {
            static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

            static let modernReducer: ReducerMethod<Self> = { state, _, _ in
                return state
            }

            static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
                return state
            }
        }

        """

    /// The types that lead to a reducer are looked at, though their files name nothing of the runtime.
    func testCallsThroughTypesOfOtherFiles() throws {
        let reducers = "struct Parts {\n    let book: Reducer<BookState> = BookState.reducer\n}\n"
        try check(
            "a type in between", .reducers,
            [
                File("BookState.swift", state, converted), File("Parts.swift", reducers),
                File("Whole.swift", "struct Whole {\n    let parts = Parts()\n}\n"),
                File("Box.swift", "struct Box {\n    var whole: Whole\n}\n"),
                File(
                    "Use.swift",
                    "func use(_ box: Box, _ s: BookState, _ a: BookAction) { _ = box.whole.parts.book(s, a) }\n",
                    "func use(_ box: Box, _ s: BookState, _ a: BookAction) { _ = box.whole.parts.book.legacyReducer(s, a) }\n"
                ),
            ])
    }

    /// Who calls a function that takes a reducer is looked at, whatever else is in the file.
    func testCallersOfWhatTakesAReducer() throws {
        try check(
            "a closure from a file that names nothing else", .reducers,
            [
                File("BookState.swift", state, converted),
                File(
                    "Make.swift",
                    "func make(_ reducer: @escaping /*1*/Reducer<BookState>) {}\n".replacing("/*1*/", with: "")),
                File("Call.swift", "func call() { make { state, _ in state } }\n"),
            ], remaining: ["closure-as-consumer Call.swift:1:20"], isRefused: true)
    }

    private func workspace(_ files: [String: String]) -> Workspace {
        Workspace(
            files: (files.merging(["Redux.swift": Self.prelude]) { own, _ in own }).sorted { $0.key < $1.key }
                .map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) })
    }

    /// The callers of a wrapper matter to a scan alone.
    func testSitesAreNotFollowed() throws {
        let files = [
            "BookState.swift": state,
            "Wrapper.swift":
                "func send(_ type: BookActionType) { _ = BookAction(windowUUID: WindowUUID(), actionType: type) }\n",
            "Caller.swift": "func caller() { send(.opened) }\n",
        ]
        let scanned = workspace(files)
        XCTAssertEqual(Scanner.findings(scanned).report.summary.filesParsed, 4)
        XCTAssertEqual(scanned.work.lowered, 4)
        for step in Recipe.modernActions.steps {
            let workspace = workspace(files)
            _ = Migration(workspace: workspace).work(out: step)
            XCTAssertEqual(workspace.work.lowered, 3, step.name)
        }
    }

    /// A step lowers what the steps before it changed, and what it is the first to want.
    func testFactsAreReused() throws {
        let migration = Migration(workspace: workspace(["BookState.swift": state, "Other.swift": "struct Other {}\n"]))
        let recipe = Recipe.modernActions
        let table: [(step: String, changed: [String], lowered: Int)] = [
            ("runtime", [], 2), ("middlewares", ["Redux.swift"], 2),
            ("reducers", ["BookState.swift", "Redux.swift"], 3), ("reducers", [], 5), ("runtime", [], 5),
        ]
        for (name, changed, lowered) in table {
            let outcome = migration.work(out: try XCTUnwrap(recipe.step(named: name)))
            XCTAssertEqual(migration.workspace.work.lowered, lowered, name)
            XCTAssertEqual(outcome.changes.map(\.path), changed, name)
            migration.accept(outcome)
        }
        XCTAssertEqual(migration.allChanges.map(\.path), ["BookState.swift", "Redux.swift"])
    }
}
