import Foundation
import SwiftParser
import XCTest

@testable import MigratorCore

/// One snapshot of bytes in a run, with edits over it; facts and trees once for each version of a file.
final class WorkspaceTests: XCTestCase {
    private func workspace(_ files: [(path: String, text: String)]) -> Workspace {
        Workspace(files: files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) })
    }

    private func open(_ folder: TemporaryFolder) throws -> Workspace {
        let tree = SourceTree(root: try ScanRoot(path: folder.path), configuration: Configuration())
        return Workspace(tree: tree, configuration: Configuration(), jobs: 2)
    }

    private func text(_ workspace: Workspace, _ path: String) -> String? {
        workspace.bytes(of: path).map { String(decoding: $0, as: UTF8.self) }
    }

    // MARK: The snapshot

    func testWhatHappensOnTheDiskLaterIsNotSeen() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write("let a = 1\n", to: "changed.swift")
        try folder.write("let b = 1\n", to: "gone.swift")
        let workspace = try open(folder)
        try folder.write("let a = 2\n", to: "changed.swift")
        try folder.write("let c = 1\n", to: "new.swift")
        try FileManager.default.removeItem(atPath: "\(folder.path)/gone.swift")
        XCTAssertEqual(text(workspace, "changed.swift"), "let a = 1\n")
        XCTAssertEqual(text(workspace, "gone.swift"), "let b = 1\n")
        XCTAssertNil(text(workspace, "new.swift"))
        XCTAssertEqual(
            workspace.facts(of: [0, 1], keepsBodies: true).map { $0.variables.map(\.name) }, [["a"], ["b"]])
        XCTAssertEqual(workspace.problems, [])
    }

    /// What was worked out on the snapshot is written only over what the snapshot holds.
    func testWhatChangedOnTheDiskIsNotWrittenOver() throws {
        let folder = try TemporaryFolder(for: self)
        for name in ["kept", "changed", "gone"] { try folder.write("let a = 1\n", to: "\(name).swift") }
        let workspace = try open(folder)
        for name in ["kept", "changed", "gone"] {
            workspace.replace("\(name).swift", with: Array("let b = 1\n".utf8))
        }
        try folder.write("let mine = 1\n", to: "changed.swift")
        try FileManager.default.removeItem(atPath: "\(folder.path)/gone.swift")
        let failures = try TreeWriter(root: folder.path).write(workspace.changes, step: "rename")
        XCTAssertEqual(
            failures,
            [
                .init(path: "gone.swift", message: "the file is gone (No such file or directory)"),
                .init(
                    path: "changed.swift", message: "the file changed while the step was worked out; run it again"),
            ])
        XCTAssertEqual(try folder.read("kept.swift"), "let b = 1\n")
        XCTAssertEqual(try folder.read("changed.swift"), "let mine = 1\n")
    }

    func testWhatCannotBeRead() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write("let a = 1\n", to: "a.swift")
        try folder.write([0x6C, 0xFF, 0x0A], to: "b.swift")
        try folder.write("let c = (\n", to: "c.swift")
        try folder.link("d.swift", to: "nowhere.swift")
        let workspace = try open(folder)
        XCTAssertEqual(workspace.listed, 3)
        XCTAssertEqual(workspace.count, 2)
        XCTAssertNil(workspace.bytes(of: "b.swift"))
        XCTAssertNil(workspace.tree(of: "b.swift"))
        XCTAssertEqual(workspace.problems.map(\.file), ["d.swift", "b.swift"])
        // A syntax error is known when somebody looked at the file, and said once.
        for keepsBodies in [false, true] { _ = workspace.facts(of: [0, 1], keepsBodies: keepsBodies) }
        XCTAssertEqual(workspace.problems.map(\.file), ["d.swift", "b.swift", "c.swift"])
        XCTAssertEqual(workspace.problems.map(\.code), [.brokenLink, .notUTF8, .syntaxError])
        // It is a fault of what was read, whatever the steps make of it.
        workspace.replace("c.swift", with: Array("let c = 1\n".utf8))
        _ = workspace.facts(of: [0, 1], keepsBodies: true)
        XCTAssertEqual(workspace.problems.map(\.file), ["d.swift", "b.swift", "c.swift"])
    }

    // MARK: Edits

    func testEditsAreLaidOver() throws {
        let workspace = workspace([("a.swift", "struct A {}\n"), ("b.swift", "struct B {}\n")])
        XCTAssertEqual(workspace.changes, [])
        workspace.replace("b.swift", with: Array("struct New { func f() {} }\n".utf8))
        XCTAssertEqual(text(workspace, "b.swift"), "struct New { func f() {} }\n")
        XCTAssertEqual(workspace.files(declaring: ["New"]), [1])
        XCTAssertEqual(workspace.files(declaring: ["B"]), [])
        XCTAssertEqual(workspace.files(containing: ["f", "A"]), [0, 1])
        XCTAssertEqual(workspace.tree(of: "b.swift")?.description, "struct New { func f() {} }\n")
        XCTAssertEqual(workspace.facts(of: [1], keepsBodies: true).map { $0.types.map(\.name) }, [["New"]])
        workspace.replace("b.swift", with: Array("struct Newer {}\n".utf8))
        workspace.replace("a.swift", with: Array("struct A { }\n".utf8))
        XCTAssertEqual(
            workspace.changes,
            [
                FileChange(
                    path: "a.swift", old: Array("struct A {}\n".utf8), new: Array("struct A { }\n".utf8), edits: 0),
                FileChange(
                    path: "b.swift", old: Array("struct B {}\n".utf8), new: Array("struct Newer {}\n".utf8), edits: 0),
            ])
        // What is again as it was is no change.
        workspace.replace("b.swift", with: Array("struct B {}\n".utf8))
        XCTAssertEqual(workspace.changes.map(\.path), ["a.swift"])
        workspace.replace("nowhere.swift", with: [])
        XCTAssertNil(workspace.bytes(of: "nowhere.swift"))
    }

    // MARK: Once for each version

    func testFactsOnce() {
        let workspace = workspace([("a.swift", "func a() { b() }\n"), ("b.swift", "func b() {}\n")])
        let table: [(what: String, wanted: [Int], keepsBodies: Bool, lowered: Int)] = [
            ("the first time", [0, 1], true, 2), ("again", [1, 0], true, 2), ("without bodies", [0], false, 3),
            ("again without bodies", [0], false, 3), ("with bodies still", [0, 1], true, 3),
        ]
        for (what, wanted, keepsBodies, lowered) in table {
            let facts = workspace.facts(of: wanted, keepsBodies: keepsBodies)
            XCTAssertEqual(facts.map(\.path), wanted.map { ["a.swift", "b.swift"][$0] }, what)
            XCTAssertEqual(facts.map { $0.functions[0].body != nil }, wanted.map { _ in keepsBodies }, what)
            XCTAssertEqual(workspace.work, .init(lowered: lowered, parsed: 0), what)
        }
        workspace.replace("b.swift", with: Array("func c() {}\n".utf8))
        XCTAssertEqual(
            workspace.facts(of: [0, 1], keepsBodies: true).map { $0.functions.map(\.name) }, [["a"], ["c"]])
        XCTAssertEqual(workspace.work.lowered, 4)
    }

    func testTreesOnce() {
        let workspace = workspace([("a.swift", "let a = 1\n"), ("b.swift", "let b = 1\n")])
        let first = workspace.tree(of: "a.swift")
        XCTAssertEqual(workspace.tree(of: "a.swift")?.id, first?.id)
        XCTAssertEqual(workspace.work.parsed, 1)
        workspace.replace("a.swift", with: Array("let c = 1\n".utf8))
        XCTAssertEqual(workspace.tree(of: "a.swift")?.description, "let c = 1\n")
        XCTAssertEqual(workspace.work.parsed, 2)
        // A tree that is there already is taken.
        let given = Parser.parse(source: "let d = 1\n")
        workspace.replace("b.swift", with: Array("let d = 1\n".utf8), tree: given)
        XCTAssertEqual(workspace.tree(of: "b.swift")?.id, given.id)
        XCTAssertEqual(workspace.work.parsed, 2)
    }

    /// Threads that ask for the same trees get the same ones.
    func testTreesOfManyThreads() {
        let names = (0..<8).map { "\($0).swift" }
        let workspace = workspace(names.map { ($0, "let a = 1\n") })
        let asked = (0..<64).map { names[$0 % 8] }
        let trees = Parallel.map(asked, jobs: 4) { workspace.tree(of: $0) }
        for (name, tree) in zip(asked, trees) { XCTAssertEqual(tree?.id, workspace.tree(of: name)?.id) }
        XCTAssertEqual(workspace.work.parsed, 8)
    }

    // MARK: Rounds

    /// What an analysis demands is loaded, and nothing else; it looks again as long as there is something new.
    func testRounds() {
        let files = [
            ("a.swift", "let a = b()\n"), ("b.swift", "func b() -> C { C() }\n"),
            ("c.swift", "struct C { var d: D }\n"),
            ("d.swift", "struct D { func f() { g() } }\n"), ("e.swift", "struct E {}\n"),
        ]
        let table: [(what: String, rounds: Int, demands: [Demand], loaded: [String], looks: Int)] = [
            ("nothing is demanded", 9, [Demand()], ["a.swift"], 1),
            ("what is not there", 9, [Demand(words: ["z"], types: ["Z"])], ["a.swift"], 1),
            ("what is there already", 9, [Demand(words: ["a"])], ["a.swift"], 1),
            ("a word", 9, [Demand(words: ["C"])], ["a.swift", "b.swift", "c.swift"], 2),
            ("a type, without bodies", 9, [Demand(types: ["D"])], ["a.swift", "(d.swift)"], 2),
            (
                "one after the other", 9, [Demand(words: ["b"]), Demand(types: ["C"]), Demand(types: ["C", "D"])],
                ["a.swift", "b.swift", "(c.swift)", "(d.swift)"], 4
            ),
            (
                "a limit", 2, [Demand(words: ["b"]), Demand(types: ["C"]), Demand(types: ["D"])],
                ["a.swift", "b.swift", "(c.swift)"], 3
            ),
            (
                "bodies later", 9, [Demand(types: ["D"]), Demand(words: ["g"])], ["a.swift", "d.swift"], 3
            ),
        ]
        for (what, rounds, demands, loaded, looks) in table {
            var loader = ProgramLoader(workspace: workspace(files))
            XCTAssertTrue(loader.load(Demand(words: ["a"])), what)
            var count = 0
            let found = loader.load(maximumRounds: rounds) { program in
                count += 1
                let files = program.files.map { $0.hasBodies ? $0.path : "(\($0.path))" }
                return (files, count <= demands.count ? demands[count - 1] : Demand())
            }
            XCTAssertEqual(found, loaded, what)
            XCTAssertEqual(count, looks, what)
        }
    }
}
