import XCTest

@testable import MigratorCore

/// `CODEOWNERS` files, as hosting services read them.
final class CodeOwnersTests: XCTestCase {
    func testLines() {
        let table: [(text: String, path: String, owners: [String])] = [
            ("* @all", "a.swift", ["@all"]), ("* @all", "x/y/a.swift", ["@all"]),
            ("*.swift @swift ops@example.org", "x/a.swift", ["@swift", "ops@example.org"]),
            ("*.swift @swift", "a.md", []), ("", "a.swift", []),
            // The last one that matches decides.
            ("* @all\n*.swift @swift", "a.swift", ["@swift"]), ("*.swift @swift\n* @all", "a.swift", ["@all"]),
            ("* @all\n/x/ @x\n/x/y/ @y", "x/y/z/a.swift", ["@y"]), ("* @all\n/x/ @x\n/x/y/ @y", "x/z/a.swift", ["@x"]),
            // Folders: at the root, anywhere, without the slash at the end.
            ("/x/ @x", "x/a.swift", ["@x"]), ("/x/ @x", "y/x/a.swift", []), ("x/ @x", "y/x/a.swift", ["@x"]),
            ("/x @x", "x/y/a.swift", ["@x"]), ("/x/ @x", "x", []), ("x/y @y", "x/y/a.swift", ["@y"]),
            ("x/y @y", "z/x/y/a.swift", []), ("**/y/ @y", "z/x/y/a.swift", ["@y"]), ("/x/** @x", "x/y/a.swift", ["@x"]),
            // The files in a folder, but not what is deeper.
            ("x/* @x", "x/a.swift", ["@x"]), ("x/* @x", "x/y/a.swift", []), ("/x/*.swift @x", "x/y/a.swift", []),
            // Nobody owns it, in spite of the lines above.
            ("* @all\n/x/", "x/a.swift", []), ("* @all\n/x/ # nobody", "x/a.swift", []),
            // Comments and sections.
            ("# * @no\n* @all # @no\n", "a.swift", ["@all"]), ("* @all#1", "a.swift", ["@all#1"]),
            ("[Swift]\n* @all", "a.swift", ["@all"]), ("^[Optional][2] @no\n* @all", "a.swift", ["@all"]),
            // Blanks.
            ("My\\ File.swift @my", "My File.swift", ["@my"]), ("My\\ File.swift @my", "My", []),
            ("  *.swift\t@a   @b  ", "a.swift", ["@a", "@b"]), ("*.swift @a\r\n*.md @b\r\n", "a.swift", ["@a"]),
            ("\\#a.swift @a", "#a.swift", ["@a"]),
        ]
        for (text, path, owners) in table {
            XCTAssertEqual(CodeOwners(text: text).owners(of: path), owners, "\(text) | \(path)")
        }
    }

    /// The patterns are relative to the repository, the paths to the scanned folder.
    func testScannedFolderBelowTheRepository() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.makeFolder(".git")
        try folder.write("/App/Sources/ @sources\n", to: ".github/CODEOWNERS")
        try folder.write("* @docs\n", to: "docs/CODEOWNERS")
        try folder.write("", to: "App/Sources/a.swift")
        XCTAssertEqual(CodeOwners(around: folder.path + "/App").owners(of: "Sources/a.swift"), ["@sources"])
        XCTAssertEqual(CodeOwners(around: folder.path).owners(of: "App/Sources/a.swift"), ["@sources"])
        XCTAssertEqual(CodeOwners(around: folder.path + "/App").owners(of: "a.swift"), [])
    }

    /// The file of the folder around a repository is about something else.
    func testTheSearchEndsAtTheRepository() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.write("* @outside\n", to: "CODEOWNERS")
        try folder.makeFolder("repository/.git")
        XCTAssertEqual(CodeOwners(around: folder.path + "/repository").owners(of: "a.swift"), [])
        try folder.makeFolder("plain")
        XCTAssertEqual(CodeOwners(around: folder.path + "/plain").owners(of: "a.swift"), ["@outside"])
    }
}
