import Foundation
import XCTest

@testable import MigratorCore

/// What is asked of git, in repositories made for it.
final class GitRepositoryTests: XCTestCase {
    private func git(_ folder: TemporaryFolder, _ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", folder.path] + identity + arguments
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try XCTSkipIf(process.terminationStatus == 127, "there is no git")
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments)")
    }

    private func repository() throws -> TemporaryFolder {
        let folder = try TemporaryFolder(for: self)
        try git(folder, "init", "--quiet")
        for file in ["App/same.swift", "App/edited.swift", "App/gone.swift", "App/moved.swift", "outside.swift"] {
            try folder.write("let file = \"\(file)\"\n", to: file)
        }
        try folder.write("ignored.swift\n", to: ".gitignore")
        try git(folder, "add", ".")
        try git(folder, "commit", "--quiet", "-m", "first")
        return folder
    }

    func testChanges() throws {
        let folder = try repository()
        try folder.write("let committed = 1\n", to: "App/committed.swift")
        try git(folder, "add", ".")
        try git(folder, "commit", "--quiet", "-m", "second")
        try folder.write("let file = 1\n", to: "App/edited.swift")
        try folder.write("let file = 1\n", to: "outside.swift")
        try folder.write("", to: "App/new Größe.swift")
        try folder.write("", to: "App/ignored.swift")
        try FileManager.default.removeItem(atPath: folder.path + "/App/gone.swift")
        try git(folder, "mv", "App/moved.swift", "App/Moved2.swift")
        // Relative to the folder that is scanned, with quotes around nothing.
        let app = GitRepository(folder: folder.path + "/App")
        XCTAssertEqual(
            try app.changes(since: "HEAD").paths,
            ["edited.swift", "gone.swift", "moved.swift", "Moved2.swift", "new Größe.swift"])
        XCTAssertTrue(try app.changes(since: "HEAD~1").contains("committed.swift"))
        XCTAssertFalse(try app.changes(since: "HEAD").contains("committed.swift"))
        XCTAssertEqual(try app.changes(since: "HEAD").revision, "HEAD")
    }

    func testHeadCommit() throws {
        let folder = try repository()
        let commit = try XCTUnwrap(GitRepository(folder: folder.path).headCommit())
        XCTAssertEqual(commit.count, 40)
        XCTAssertEqual(GitRepository(folder: folder.path + "/App").headCommit(), commit)
        XCTAssertNil(GitRepository(folder: try TemporaryFolder(for: self).path).headCommit())
    }

    func testErrors() throws {
        let folder = try repository()
        for revision in ["nowhere", "--output=stolen", ""] {
            XCTAssertThrowsError(try GitRepository(folder: folder.path).changes(since: revision)) { error in
                XCTAssertTrue("\(error)".hasPrefix("fatal: "), "\(revision): \(error)")
            }
        }
        XCTAssertFalse(FileManager.default.fileExists(atPath: folder.path + "/stolen"))
        let outside = try TemporaryFolder(for: self)
        XCTAssertThrowsError(try GitRepository(folder: outside.path).changes(since: "HEAD")) { error in
            XCTAssertEqual("\(error)", "\(outside.path) is not in a git work tree")
        }
    }

    func testOnlyWhatTouchesAChangedFileIsShown() throws {
        let tree = try ScannedTree(for: self, LampSources.files)
        try git(tree.folder, "init", "--quiet")
        try git(tree.folder, "add", ".")
        try git(tree.folder, "commit", "--quiet", "-m", "first")
        try tree.folder.write("enum FanActionType: ActionType { case spin }\n", to: "Fan.swift")
        let scan = try tree.scan()
        let all = ProgressBuilder(scan: scan, owners: CodeOwners()).report()
        let changes = try GitRepository(folder: tree.folder.path).changes(since: "HEAD")
        let report = ProgressBuilder(scan: scan, owners: CodeOwners(), changes: changes).report()
        XCTAssertEqual(report.since, "HEAD")
        XCTAssertEqual(report.cases.map(\.symbol), ["FanActionType.spin"])
        XCTAssertEqual(report.actionTypes.map(\.name), ["FanActionType"])
        XCTAssertEqual(Set(report.issues.map(\.place.file)), ["Fan.swift"])
        XCTAssertEqual(report.totals, all.totals)
        XCTAssertEqual(all.cases.count, 7)
    }
}
