import Foundation
import XCTest

@testable import MigratorCore

final class SourceTreeTests: XCTestCase {
    private func list(
        _ folder: TemporaryFolder, _ path: String = "", include: [String] = [], exclude: [String] = []
    ) throws -> SourceTree {
        var configuration = Configuration()
        configuration.include = include
        configuration.exclude = exclude
        return SourceTree(root: try ScanRoot(path: "\(folder.path)/\(path)"), configuration: configuration)
    }

    private func folder(with files: [String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder(for: self)
        for file in files {
            try folder.write("", to: file)
        }
        return folder
    }

    func testListsSwiftFilesSortedByBytes() throws {
        let folder = try folder(with: [
            "b/x.swift", "a.swift", "b.swift", "B.swift", "a/z.swift", "a-b/y.swift", "a.txt", "swift", ".swift",
            "é.swift",
            "f.swift/g.swift",
        ])
        let tree = try list(folder)
        XCTAssertEqual(
            tree.files,
            [
                ".swift", "B.swift", "a-b/y.swift", "a.swift", "a/z.swift", "b.swift", "b/x.swift", "f.swift/g.swift",
                "é.swift",
            ])
        XCTAssertEqual(tree.problems, [])
        XCTAssertEqual(tree.root.folder, folder.path)
    }

    func testLeavesOutHiddenFoldersAndGenerated() throws {
        let folder = try folder(with: [
            ".build/a.swift", ".git/a.swift", ".swiftpm/a.swift", ".hidden.swift", "x/.cache/a.swift",
            "DerivedData/a.swift",
            "x/DerivedData/a.swift", "build/a.swift", "Pods/a.swift",
        ])
        XCTAssertEqual(try list(folder).files, [".hidden.swift", "Pods/a.swift", "build/a.swift"])
    }

    func testEmptyFolder() throws {
        let tree = try list(try TemporaryFolder(for: self))
        XCTAssertEqual(tree.files, [])
        XCTAssertEqual(tree.problems, [])
    }

    func testOneFileAsRoot() throws {
        let folder = try folder(with: ["x/a.swift", "x/b.swift", "x/c.txt"])
        try folder.write("*", to: ".gitignore")
        let tree = try list(folder, "x/a.swift", exclude: ["a.swift"])
        XCTAssertEqual(tree.files, ["a.swift"])
        XCTAssertEqual(tree.root.folder, folder.path + "/x")
        XCTAssertThrowsError(try list(folder, "x/c.txt")) { error in
            XCTAssertEqual(error as? ScanRootError, .notSwift(path: folder.path + "/x/c.txt"))
        }
        XCTAssertThrowsError(try list(folder, "nowhere")) { error in
            XCTAssertEqual(error as? ScanRootError, .notFound(path: folder.path + "/nowhere"))
        }
        XCTAssertThrowsError(try list(folder, "x/a.swift/y"))
    }

    func testIgnoreFilesHoldWithoutWorkTree() throws {
        let folder = try folder(with: ["a.swift", "x/a.swift", "x/b.swift", "x/y/a.swift", "gen/a.swift"])
        try folder.write("gen/\n", to: ".gitignore")
        try folder.write("/a.swift\n", to: "x/.gitignore")
        XCTAssertEqual(try list(folder).files, ["a.swift", "x/b.swift", "x/y/a.swift"])
        // Without a work tree nothing says that the files above the root are about it.
        try folder.write("*.swift\n", to: ".gitignore")
        XCTAssertEqual(try list(folder, "x").files, ["b.swift", "y/a.swift"])
    }

    func testIgnoreFilesAboveTheRootHoldInAWorkTree() throws {
        let folder = try folder(with: ["p/q/a.swift", "p/q/b.swift", "p/q/gen/c.swift", "p/q/d.swift", ".git/HEAD"])
        try folder.write("/p/q/a.swift\ngen\nd.swift\n", to: ".gitignore")
        try folder.write("q/b.swift\n!d.swift\n", to: "p/.gitignore")
        XCTAssertEqual(try list(folder, "p/q").files, ["d.swift"])
        // The root itself was named by the user: that an ignore file names it too does not matter.
        XCTAssertEqual(try list(folder, "p/q/gen").files, ["c.swift"])
    }

    func testNestedWorkTreeHasItsOwnRules() throws {
        let folder = try folder(with: ["a.swift", "sub/a.swift", "sub/.git", ".git/HEAD"])
        try folder.write("a.swift\n", to: ".gitignore")
        XCTAssertEqual(try list(folder).files, ["sub/a.swift"])
    }

    func testIncludeAndExclude() throws {
        let folder = try folder(with: [
            "a.swift", "x/a.swift", "x/y/b.swift", "z/b.swift", "z/Tests/c.swift", ".git/HEAD",
        ])
        XCTAssertEqual(try list(folder, include: ["x"]).files, ["x/a.swift", "x/y/b.swift"])
        XCTAssertEqual(
            try list(folder, include: ["/x/*.swift", "z/**"]).files, ["x/a.swift", "z/Tests/c.swift", "z/b.swift"])
        XCTAssertEqual(try list(folder, exclude: ["Tests/", "x/y"]).files, ["a.swift", "x/a.swift", "z/b.swift"])
        XCTAssertEqual(try list(folder, include: ["b.swift"], exclude: ["x"]).files, ["z/b.swift"])
        // Relative to the scanned root, not to the work tree.
        XCTAssertEqual(try list(folder, "z", include: ["/b.swift"]).files, ["b.swift"])
        XCTAssertEqual(try list(folder, "z", exclude: ["/Tests"]).files, ["b.swift"])
    }

    func testLinksListNothingTwiceAndDoNotLoop() throws {
        let folder = try folder(with: ["root/x/a.swift", "outside/b.swift"])
        try folder.link("root/alias.swift", to: "x/a.swift")
        try folder.link("root/again", to: "x")
        try folder.link("root/x/up", to: "..")
        try folder.link("root/out", to: "../outside")
        try folder.link("root/out.swift", to: "../outside/b.swift")
        let tree = try list(folder, "root")
        XCTAssertEqual(tree.files, ["x/a.swift"])
        XCTAssertEqual(tree.problems, [])
        try folder.link("entry", to: "root")
        XCTAssertEqual(try list(folder, "entry").root.folder, folder.path + "/root")
    }

    func testBrokenLinks() throws {
        let folder = try folder(with: ["a.swift"])
        try folder.link("gone.swift", to: "nowhere.swift")
        try folder.link("circle", to: "circle")
        try folder.link("ignored.swift", to: "nowhere")
        try folder.link("image.png", to: "nowhere")
        try folder.write("ignored.swift", to: ".gitignore")
        let problems = try list(folder).problems
        XCTAssertEqual(problems.map(\.file), ["circle", "gone.swift"])
        XCTAssertEqual(problems.map(\.code), [.brokenLink, .brokenLink])
        XCTAssertTrue(problems[0].message.contains("circles"), problems[0].message)
        XCTAssertTrue(problems[1].message.contains("leads nowhere"), problems[1].message)
    }

    func testFolderThatCannotBeListed() throws {
        let folder = try folder(with: ["a.swift", "deep/b.swift"])
        try folder.makeFolderTooDeepToList(in: "deep")
        let tree = try list(folder)
        XCTAssertEqual(tree.files, ["a.swift", "deep/b.swift"])
        XCTAssertEqual(tree.problems.map(\.code), [.unreadableFolder])
        XCTAssertTrue(try XCTUnwrap(tree.problems.first).message.contains("left out"))
    }

    func testNameThatIsNotUTF8() throws {
        #if os(Linux)
            let folder = try folder(with: ["a.swift"])
            let name = (Array(folder.path.utf8) + [0x2F, 0xFF] + Array(".swift".utf8) + [0]).map(
                CChar.init(bitPattern:))
            let descriptor = open(name, O_CREAT | O_WRONLY, 0o644)
            XCTAssertGreaterThanOrEqual(descriptor, 0)
            close(descriptor)
            let tree = try list(folder)
            XCTAssertEqual(tree.files, ["a.swift"])
            XCTAssertEqual(tree.problems.map(\.code), [.unreadable])
        #else
            throw XCTSkip("the file system takes only UTF-8 names")
        #endif
    }

    func testPipeIsNotOpened() throws {
        let folder = try folder(with: ["a.swift"])
        XCTAssertEqual(mkfifo(folder.path + "/pipe.swift", 0o644), 0)
        XCTAssertEqual(try list(folder).files, ["a.swift"])
        XCTAssertThrowsError(try FileReader.bytes(ofFileAt: folder.path + "/pipe.swift"))
    }
}
