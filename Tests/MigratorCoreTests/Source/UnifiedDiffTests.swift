import Foundation
import XCTest

@testable import MigratorCore

/// Differences as text, and as `git apply` takes them.
final class UnifiedDiffTests: XCTestCase {
    private func diff(_ old: String, _ new: String, path: String = "a.swift") -> String {
        String(decoding: UnifiedDiff.text(path: path, old: Array(old.utf8), new: Array(new.utf8)), as: UTF8.self)
    }

    private func body(_ old: String, _ new: String) -> String {
        diff(old, new).components(separatedBy: "\n").dropFirst(3).joined(separator: "\n")
    }

    func testHead() {
        XCTAssertEqual(
            diff("a\n", "b\n", path: "App/a.swift"),
            """
            diff --git a/App/a.swift b/App/a.swift
            --- a/App/a.swift
            +++ b/App/a.swift
            @@ -1 +1 @@
            -a
            +b

            """)
        XCTAssertEqual(diff("a\n", "a\n"), "")
        XCTAssertEqual(diff("", ""), "")
    }

    func testNames() {
        let table: [(path: String, head: String)] = [
            (
                "new file.swift",
                "diff --git a/new file.swift b/new file.swift\n--- a/new file.swift\t\n+++ b/new file.swift\t\n"
            ),
            (
                "a\"b.swift",
                "diff --git \"a/a\\\"b.swift\" \"b/a\\\"b.swift\"\n--- \"a/a\\\"b.swift\"\n+++ \"b/a\\\"b.swift\"\n"
            ),
            (
                "a\\b.swift",
                "diff --git \"a/a\\\\b.swift\" \"b/a\\\\b.swift\"\n--- \"a/a\\\\b.swift\"\n+++ \"b/a\\\\b.swift\"\n"
            ),
            (
                "Größe.swift",
                "diff --git \"a/Gr\\303\\266\\303\\237e.swift\" \"b/Gr\\303\\266\\303\\237e.swift\"\n"
                    + "--- \"a/Gr\\303\\266\\303\\237e.swift\"\n+++ \"b/Gr\\303\\266\\303\\237e.swift\"\n"
            ),
            (
                "a\tb\u{1}\n",
                "diff --git \"a/a\\tb\\001\\n\" \"b/a\\tb\\001\\n\"\n--- \"a/a\\tb\\001\\n\"\n+++ \"b/a\\tb\\001\\n\"\n"
            ),
        ]
        for (path, head) in table {
            XCTAssertTrue(diff("a\n", "b\n", path: path).hasPrefix(head), diff("a\n", "b\n", path: path))
        }
    }

    func testHunks() {
        let ten = (1...10).map { "\($0)\n" }.joined()
        let table: [(what: String, old: String, new: String, body: String)] = [
            ("first line", ten, "0\n" + ten, "@@ -1,3 +1,4 @@\n+0\n 1\n 2\n 3\n"),
            ("last line", ten, ten + "11\n", "@@ -8,3 +8,4 @@\n 8\n 9\n 10\n+11\n"),
            (
                "in the middle", ten, ten.replacing("5\n", with: "five\n"),
                "@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n"
            ),
            ("everything goes", "a\nb\n", "", "@@ -1,2 +0,0 @@\n-a\n-b\n"),
            ("everything comes", "", "a\nb\n", "@@ -0,0 +1,2 @@\n+a\n+b\n"),
            ("no line break at the end before", "a", "a\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n"),
            ("no line break at the end behind", "a\n", "a", "@@ -1 +1 @@\n-a\n+a\n\\ No newline at end of file\n"),
            (
                "no line break at the end of both", "a\nb", "c\nb",
                "@@ -1,2 +1,2 @@\n-a\n+c\n b\n\\ No newline at end of file\n"
            ),
            (
                "near each other", ten, ten.replacing("2\n", with: "two\n").replacing("9\n", with: "nine\n"),
                "@@ -1,10 +1,10 @@\n 1\n-2\n+two\n 3\n 4\n 5\n 6\n 7\n 8\n-9\n+nine\n 10\n"
            ),
            (
                "apart from each other", ten, ten.replacing("1\n2", with: "one\n2").replacing("9\n", with: "nine\n"),
                "@@ -1,4 +1,4 @@\n-1\n+one\n 2\n 3\n 4\n@@ -6,5 +6,5 @@\n 6\n 7\n 8\n-9\n+nine\n 10\n"
            ),
            ("carriage returns", "a\r\nb\r\n", "a\r\nc\r\n", "@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n"),
        ]
        for (what, old, new, expected) in table {
            XCTAssertEqual(Array(body(old, new).utf8), Array(expected.utf8), "\(what): \(body(old, new))")
        }
    }

    /// What git makes of the difference is the new text, byte for byte.
    func testGitApplies() throws {
        let lines = (1...40).map { "line \($0)\n" }.joined()
        let texts: [(old: String, new: String)] = [
            ("a\n", "b\n"), ("a\n", "a\nb\n"), ("a\n", "0\na\n"), ("a", "a\n"), ("a\n", "a"), ("a\nb", "c\nb"),
            ("a", "b"), ("a\r\nb\r\n", "a\r\nnew\r\nb\r\n"), ("a\r\nb\n", "a\nb\r\n"), ("\u{FEFF}a\n", "\u{FEFF}b\n"),
            (lines, lines.replacing("line 1\n", with: "").replacing("line 40\n", with: "end")),
            (lines, lines.replacing("line 9\n", with: "nine\n").replacing("line 16\n", with: "sixteen\n")),
            (lines, lines.replacing("line 9\n", with: "nine\n").replacing("line 17\n", with: "seventeen\n")),
            (lines, "--- a/x\n+++ b/x\n@@ -1 +1 @@\n" + lines + "-- \n"), ("\n\n\n", "\n\n"), ("a \t\n", "b \t\n"),
        ]
        let names = [
            "plain.swift", "with blanks.swift", "quote\".swift", "back\\slash.swift", "Größe/ä ö.swift", "tab\t.swift",
        ]
        let repository = try GitFolder(for: self)
        var patch: [UInt8] = []
        var expected: [String: String] = [:]
        for (index, text) in texts.enumerated() {
            let path = "\(index)/" + names[index % names.count]
            try repository.folder.write(text.old, to: path)
            expected[path] = text.new
            patch += UnifiedDiff.text(path: path, old: Array(text.old.utf8), new: Array(text.new.utf8))
        }
        try repository.commit("before")
        try repository.folder.write(patch, to: "all.patch")
        try repository.git("apply", "all.patch")
        for (path, text) in expected {
            XCTAssertEqual(try repository.bytes(path), Array(text.utf8), path)
        }
    }

    /// Any two texts: removals and insertions in places that the seed says.
    func testGitAppliesAnything() throws {
        let repository = try GitFolder(for: self)
        var random = SeededNumbers(seed: 7)
        var patch: [UInt8] = []
        var expected: [String: String] = [:]
        for index in 0..<60 {
            var old: [String] = (0..<Int.random(in: 1...30, using: &random)).map { _ in
                ["a", "b", "", "  c", "d\r"].randomElement(using: &random) ?? ""
            }
            let text = old.joined(separator: "\n") + (index % 3 == 0 ? "" : "\n")
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let place = Int.random(in: 0...old.count, using: &random)
                if place < old.count, Bool.random(using: &random) {
                    old.remove(at: place)
                } else {
                    old.insert("new", at: place)
                }
            }
            let new = old.joined(separator: "\n") + (index % 4 == 0 ? "" : "\n")
            // A file that becomes empty is one that git removes.
            guard !text.isEmpty, !new.isEmpty, text != new else { continue }
            try repository.folder.write(text, to: "\(index).swift")
            expected["\(index).swift"] = new
            patch += UnifiedDiff.text(path: "\(index).swift", old: Array(text.utf8), new: Array(new.utf8))
        }
        try repository.commit("before")
        try repository.folder.write(patch, to: "all.patch")
        try repository.git("apply", "all.patch")
        for (path, text) in expected {
            XCTAssertEqual(try repository.bytes(path), Array(text.utf8), path)
        }
    }
}

/// Numbers that look like chance and are the same in every run.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}
