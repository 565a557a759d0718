import Foundation
import XCTest

@testable import MigratorCore

/// Files on the disk: each is replaced as a whole or not at all, and what is left of an interrupted run is finished.
final class TreeWriterTests: XCTestCase {
    private func change(_ path: String, _ old: String, _ new: String) -> FileChange {
        .init(path: path, old: Array(old.utf8), new: Array(new.utf8), edits: 1)
    }

    private func mode(_ path: String) throws -> Int {
        try XCTUnwrap(FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int)
    }

    private func names(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    // MARK: Writing

    func testWrite() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write("a\n", to: "App/a.swift")
        try folder.write("b\n", to: "b.swift")
        try folder.write("c\n", to: "c.swift")
        let failures = try TreeWriter(root: folder.path).write(
            [change("App/a.swift", "a\n", "A\r\n"), change("b.swift", "b\n", "")], step: "reducers")
        XCTAssertEqual(failures, [])
        XCTAssertEqual(try folder.read("App/a.swift"), "A\r\n")
        XCTAssertEqual(try folder.read("b.swift"), "")
        XCTAssertEqual(try folder.read("c.swift"), "c\n")
        // Nothing is left of the work.
        XCTAssertEqual(try names(folder), ["App", "b.swift", "c.swift"])
        XCTAssertEqual(try TreeWriter(root: folder.path).write([], step: "reducers"), [])
        XCTAssertEqual(try names(folder), ["App", "b.swift", "c.swift"])
    }

    func testPermissions() throws {
        let folder = try TemporaryFolder(for: self)
        let modes = ["plain": 0o644, "script": 0o755, "readOnly": 0o444, "mine": 0o600, "shared": 0o664]
        for (name, mode) in modes {
            try folder.write("a\n", to: "\(name).swift")
            try FileManager.default.setAttributes(
                [.posixPermissions: mode], ofItemAtPath: "\(folder.path)/\(name).swift")
        }
        let changes = modes.keys.sorted().map { change("\($0).swift", "a\n", "b\n") }
        XCTAssertEqual(try TreeWriter(root: folder.path).write(changes, step: "reducers"), [])
        for (name, mode) in modes {
            XCTAssertEqual(try folder.read("\(name).swift"), "b\n", name)
            XCTAssertEqual(try self.mode("\(folder.path)/\(name).swift"), mode, name)
        }
    }

    func testWhatIsNotWritten() throws {
        let folder = try TemporaryFolder(for: self)
        let outside = try TemporaryFolder(for: self)
        try outside.write("a\n", to: "a.swift")
        try folder.write("a\n", to: "real/a.swift")
        try folder.write("b\n", to: "b.swift")
        try folder.write("changed\n", to: "changed.swift")
        try folder.link("file.swift", to: "\(outside.path)/a.swift")
        try folder.link("inside.swift", to: "b.swift")
        try folder.link("folder", to: outside.path)
        try folder.link("loop", to: "real")
        try folder.makeFolder("folder.swift")
        let table: [(path: String, message: String)] = [
            ("file.swift", "it is no regular file any more; it is left as it is"),
            ("inside.swift", "it is no regular file any more; it is left as it is"),
            ("folder.swift", "it is no regular file any more; it is left as it is"),
            ("folder/a.swift", "a symbolic link leads out of the tree; it is left as it is"),
            (
                "../\(URL(fileURLWithPath: outside.path).lastPathComponent)/a.swift",
                "a symbolic link leads out of the tree; it is left as it is"
            ),
            ("gone.swift", "the file is gone (No such file or directory)"),
            ("nowhere/a.swift", "the file is gone (No such file or directory)"),
            ("changed.swift", "the file changed while the step was worked out; run it again"),
        ]
        let changes =
            table.map { change($0.path, "a\n", "new\n") } + [
                change("b.swift", "b\n", "B\n"), change("loop/a.swift", "a\n", "A\n"),
            ]
        let failures = try TreeWriter(root: folder.path).write(changes, step: "reducers")
        XCTAssertEqual(failures.map(\.path), table.map(\.path))
        XCTAssertEqual(failures.map(\.message), table.map(\.message))
        XCTAssertEqual(try outside.read("a.swift"), "a\n")
        XCTAssertEqual(try folder.read("changed.swift"), "changed\n")
        // The others are written; a link that stays inside of the tree is no reason to leave a file out.
        XCTAssertEqual(try folder.read("b.swift"), "B\n")
        XCTAssertEqual(try folder.read("real/a.swift"), "A\n")
        XCTAssertEqual(
            try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/inside.swift"), "b.swift")
        XCTAssertFalse(try names(folder).contains(TreeWriter.journalName))
    }

    /// The folder for the new contents is made by the run that uses it, and nothing else is taken for it.
    func testFolderForTheChanges() throws {
        let folder = try TemporaryFolder(for: self)
        let outside = try TemporaryFolder(for: self)
        try folder.write("a\n", to: "a.swift")
        try outside.write("mine\n", to: "0.new")
        try folder.link(TreeWriter.journalName, to: outside.path)
        XCTAssertThrowsError(
            try TreeWriter(root: folder.path).write([change("a.swift", "a\n", "b\n")], step: "reducers")
        ) {
            XCTAssertEqual(
                "\($0)",
                "\(folder.path)/.migrator-apply: error: the folder for the changes could not be made: File exists; "
                    + "nothing was changed")
        }
        XCTAssertNil(try TreeWriter(root: folder.path).recover())
        XCTAssertEqual(try folder.read("a.swift"), "a\n")
        XCTAssertEqual(try outside.read("0.new"), "mine\n")
        XCTAssertEqual(try names(outside), ["0.new"])
    }

    // MARK: Recovering

    /// A tree as a run leaves it that is interrupted when it has replaced some files: all contents but theirs are there.
    private func interrupted(replaced: Int, manifest: Bool = true) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(for: self)
        let files = ["App/a.swift", "App/b.swift", "c.swift"]
        for (index, file) in files.enumerated() {
            let isReplaced = index < replaced
            try folder.write(isReplaced ? "new \(index)\n" : "old \(index)\n", to: file)
            if !isReplaced { try folder.write("new \(index)\n", to: ".migrator-apply/\(index).new") }
            try folder.write("old \(index)\n", to: ".migrator-apply/\(index).old")
        }
        let text = "{\"step\": \"reducers\", \"paths\": [\"App/a.swift\", \"App/b.swift\", \"c.swift\"]}"
        try folder.write(text, to: ".migrator-apply/manifest.json\(manifest ? "" : ".part")")
        return folder
    }

    func testNothingToRecover() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write("a\n", to: "a.swift")
        XCTAssertNil(try TreeWriter(root: folder.path).recover())
        // A file of that name is none of ours.
        try folder.write("mine\n", to: TreeWriter.journalName)
        XCTAssertNil(try TreeWriter(root: folder.path).recover())
        XCTAssertEqual(try folder.read(TreeWriter.journalName), "mine\n")
    }

    func testInterruptedBeforeTheManifest() throws {
        let folder = try interrupted(replaced: 0, manifest: false)
        XCTAssertNil(try TreeWriter(root: folder.path).recover())
        for (index, file) in ["App/a.swift", "App/b.swift", "c.swift"].enumerated() {
            XCTAssertEqual(try folder.read(file), "old \(index)\n")
        }
        XCTAssertEqual(try names(folder), ["App", "c.swift"])
    }

    func testInterruptedWhileReplacing() throws {
        for replaced in 0...3 {
            let folder = try interrupted(replaced: replaced)
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/c.swift")
            if replaced < 3 {
                try FileManager.default.setAttributes(
                    [.posixPermissions: 0o755], ofItemAtPath: "\(folder.path)/.migrator-apply/2.new")
            }
            XCTAssertEqual(
                try TreeWriter(root: folder.path).recover(),
                TreeWriter.Recovery(step: "reducers", alreadyWritten: replaced, written: 3 - replaced, failures: []))
            for (index, file) in ["App/a.swift", "App/b.swift", "c.swift"].enumerated() {
                XCTAssertEqual(try folder.read(file), "new \(index)\n", "\(replaced)")
            }
            XCTAssertEqual(try mode("\(folder.path)/c.swift"), 0o755)
            XCTAssertEqual(try names(folder), ["App", "c.swift"])
            XCTAssertNil(try TreeWriter(root: folder.path).recover())
        }
    }

    /// What somebody did in between is not overwritten.
    func testChangedInBetween() throws {
        let folder = try interrupted(replaced: 1)
        try folder.write("mine\n", to: "App/b.swift")
        let recovery = try XCTUnwrap(TreeWriter(root: folder.path).recover())
        XCTAssertEqual(
            recovery,
            TreeWriter.Recovery(
                step: "reducers", alreadyWritten: 1, written: 1,
                failures: [
                    .init(
                        path: "App/b.swift",
                        message: "the file changed while the step was worked out; run it again")
                ]))
        XCTAssertEqual(try folder.read("App/b.swift"), "mine\n")
        XCTAssertEqual(try folder.read("c.swift"), "new 2\n")
        XCTAssertEqual(try names(folder), ["App", "c.swift"])

        let gone = try interrupted(replaced: 0)
        try FileManager.default.removeItem(atPath: "\(gone.path)/c.swift")
        XCTAssertEqual(
            try TreeWriter(root: gone.path).recover()?.failures.map(\.message),
            ["the file is gone (No such file or directory)"])
        XCTAssertEqual(try names(gone), ["App"])
    }

    /// A manifest that leads out of the tree does not make anything be written there.
    func testManifestOfSomebodyElse() throws {
        let folder = try interrupted(replaced: 0)
        let outside = try TemporaryFolder(for: self)
        try outside.write("old 0\n", to: "a.swift")
        let name = URL(fileURLWithPath: outside.path).lastPathComponent
        try folder.link("link", to: outside.path)
        try folder.write(
            "{\"step\": \"reducers\", \"paths\": [\"../\(name)/a.swift\", \"link/a.swift\"]}",
            to: ".migrator-apply/manifest.json")
        let recovery = try XCTUnwrap(TreeWriter(root: folder.path).recover())
        XCTAssertEqual(recovery.written, 0)
        XCTAssertEqual(recovery.failures.count, 2)
        XCTAssertEqual(try outside.read("a.swift"), "old 0\n")
    }

    func testManifestThatCannotBeRead() throws {
        let folder = try interrupted(replaced: 1)
        try folder.write("{\"step\": ", to: ".migrator-apply/manifest.json")
        XCTAssertThrowsError(try TreeWriter(root: folder.path).recover()) {
            XCTAssertEqual(
                "\($0)",
                "\(folder.path)/.migrator-apply/manifest.json: error: the record of an interrupted run cannot be read; look "
                    + "at the folder, then remove it")
        }
        XCTAssertEqual(try folder.read(".migrator-apply/1.new"), "new 1\n")
    }
}
