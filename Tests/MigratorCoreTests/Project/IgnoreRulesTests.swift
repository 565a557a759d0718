import Foundation
import XCTest

@testable import MigratorCore

/// The rules of gitignore(5), as a table; the last test holds the table against git itself.
final class IgnoreRulesTests: XCTestCase {
    private struct Case {
        var patterns: String
        /// With a slash at the end: a folder.
        var path: String
        var ignored: Bool
        var line: UInt

        init(_ patterns: String, _ path: String, _ ignored: Bool, line: UInt = #line) {
            (self.patterns, self.path, self.ignored, self.line) = (patterns, path, ignored, line)
        }
    }

    private let cases = [
        // A name without a slash is looked for at every depth.
        Case("a.swift", "a.swift", true), Case("a.swift", "x/y/a.swift", true), Case("a.swift", "xa.swift", false),
        Case("out", "out/a.swift", true), Case("out", "x/out/y/a.swift", true),
        // Comments, empty lines, spaces at the end, CRLF, a byte order mark.
        Case("#a.swift", "#a.swift", false), Case("\\#a.swift", "#a.swift", true), Case("\n\n", "a.swift", false),
        Case("a.swift   ", "a.swift", true), Case("a\\ ", "a ", true), Case("a\\ ", "a", false),
        Case("a.swift\t", "a.swift", false), Case("a.swift\r\n", "a.swift", true),
        Case("\u{FEFF}a.swift", "a.swift", true),
        Case("a b.swift", "a b.swift", true), Case(" a.swift", "a.swift", false),
        // A slash at the end asks for a folder.
        Case("out/", "out", false), Case("out/", "out/", true), Case("out/", "x/out/a.swift", true),
        Case("/", "a.swift", false), Case("out//", "out/", false),
        // A slash elsewhere ties the pattern to the folder of the file.
        Case("/a.swift", "a.swift", true), Case("/a.swift", "x/a.swift", false), Case("x/a.swift", "x/a.swift", true),
        Case("x/a.swift", "y/x/a.swift", false), Case("x/y/", "x/y/a.swift", true),
        Case("x/y/", "z/x/y/a.swift", false),
        // Wildcards stay within a component.
        Case("*.gen.swift", "x/a.gen.swift", true), Case("*.gen.swift", "x/a.swift", false),
        Case("x/*.swift", "x/a.swift", true), Case("x/*.swift", "x/y/a.swift", false), Case("*", "x/a.swift", true),
        Case("/*", "x/a.swift", true), Case("x/*", "x/", false), Case("x*z", "x/z", false), Case("a?c", "abc", true),
        Case("a?c", "a/c", false), Case("a*c*e", "abbcdde", true), Case("*.swift", ".swift", true),
        Case("a*", "a", true), Case("Gen*ated", "Generated/a.swift", true),
        // Brackets.
        Case("[ab].swift", "a.swift", true), Case("[ab].swift", "c.swift", false), Case("[!ab].swift", "c.swift", true),
        Case("[^ab].swift", "a.swift", false), Case("[a-c]x", "bx", true), Case("[a-c]x", "dx", false),
        Case("[]]x", "]x", true), Case("[]-]x", "-x", true), Case("[[:digit:]]x", "4x", true),
        Case("[[:digit:]]x", "ax", false), Case("[[:upper:]]x", "Ax", true), Case("[ab", "[ab", false),
        Case("a[/]b", "a/b", false), Case("x[!a]y", "x/y", false), Case("[\\]]x", "]x", true),
        // Escapes.
        Case("\\!a", "!a", true), Case("a\\*", "a*", true), Case("a\\*", "ab", false), Case("\\a", "a", true),
        Case("a\\", "a\\", false), Case("a\\\\", "a\\", true), Case("\\*x*", "*xyz", true),
        // Two stars between slashes.
        Case("**/a.swift", "a.swift", true), Case("**/a.swift", "x/y/a.swift", true), Case("x/**", "x/y/a.swift", true),
        Case("x/**", "x/", false), Case("x/**/a", "x/a", true), Case("x/**/a", "x/y/z/a", true),
        Case("x/**/a", "y/a", false), Case("**/x/a", "y/x/a", true), Case("**/x/**/b", "p/x/q/r/b", true),
        Case("x**y", "xabcy", true), Case("x/**y", "x/ay", true), Case("x/**y", "x/a/y", false),
        Case("**", "x/a", true),
        Case("/**", "x/a", true), Case("**/", "a", false), Case("**/", "x/a", true), Case("x/**/", "x/a", false),
        Case("x/**/", "x/y/a", true), Case("/**/a", "x/a", true), Case("a/**/**/b", "a/b", true),
        // The last match wins, but nothing is taken back out of an ignored folder.
        Case("*.swift\n!a.swift", "a.swift", false), Case("*.swift\n!a.swift", "b.swift", true),
        Case("!a.swift\n*.swift", "a.swift", true), Case("x/\n!x/a.swift", "x/a.swift", true),
        Case("x/*\n!x/a.swift", "x/a.swift", false), Case("x/**\n!x/y/\n!x/y/a", "x/y/a", false),
        Case("/*\n!/x/", "x/a.swift", false), Case("!", "!", false), Case("!!a\na", "a", true),
        // Bytes beyond ASCII.
        Case("größe.swift", "x/größe.swift", true), Case("gr*e.swift", "größe.swift", true), Case("日本/", "日本/a", true),
    ]

    func testTable() {
        for entry in cases {
            var rules = IgnoreRules()
            rules.add(IgnoreFile(contents: Array(entry.patterns.utf8), depth: 0))
            XCTAssertEqual(
                isIgnored(entry.path, by: rules), entry.ignored, "\(entry.patterns.debugDescription) \(entry.path)",
                line: entry.line)
        }
    }

    func testInnerFileOverridesOuterFile() {
        var rules = IgnoreRules()
        rules.add(IgnoreFile(contents: Array("*.swift\n".utf8), depth: 0))
        rules.add(IgnoreFile(contents: Array("!a.swift\n/b.swift".utf8), depth: 1))
        XCTAssertFalse(rules.ignores(["x", "a.swift"], isFolder: false))
        XCTAssertTrue(rules.ignores(["x", "b.swift"], isFolder: false))
        XCTAssertFalse(rules.ignores(["x", "c.txt"], isFolder: false))
    }

    func testTableAgreesWithGit() throws {
        let git = ["/usr/bin/git", "/usr/local/bin/git", "/opt/homebrew/bin/git"].first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
        guard let git else { throw XCTSkip("git is not installed") }
        let folder = try TemporaryFolder(for: self)
        _ = try run(git, ["init", "-q", folder.path], input: "")
        // Each case has a folder of its own, so that they do not meet.
        let paths = cases.enumerated().map { "case\($0)/\($1.path)" }
        for (entry, path) in zip(cases, paths) {
            try folder.write(entry.patterns, to: path.prefix { $0 != "/" } + "/.gitignore")
            if path.hasSuffix("/") {
                try folder.makeFolder(path)
            } else {
                try folder.write("", to: path)
            }
        }
        let asked = paths.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        let answer = try run(
            git, ["-C", folder.path, "check-ignore", "--no-index", "-z", "--stdin"],
            input: asked.joined(separator: "\0"))
        let ignored = Set(answer.split(separator: "\0").map(String.init))
        XCTAssertFalse(ignored.isEmpty)
        for (entry, path) in zip(cases, asked) {
            XCTAssertEqual(
                ignored.contains(path), entry.ignored,
                "git says otherwise: \(entry.patterns.debugDescription) \(entry.path)", line: entry.line)
        }
    }

    private func isIgnored(_ path: String, by rules: IgnoreRules) -> Bool {
        let components = path.split(separator: "/").map(String.init)
        return components.indices.contains { index in
            let isFolder = index < components.count - 1 || path.hasSuffix("/")
            return rules.ignores(Array(components[...index]), isFolder: isFolder)
        }
    }

    private func run(_ program: String, _ arguments: [String], input: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.environment = ["HOME": "/nonexistent", "GIT_CONFIG_NOSYSTEM": "1", "PATH": "/usr/bin:/bin"]
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        try process.run()
        stdin.fileHandleForWriting.write(Data(input.utf8))
        try stdin.fileHandleForWriting.close()
        let output = stdout.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: output, as: UTF8.self)
    }
}
