import Foundation
import XCTest

@testable import MigratorCore

/// A patch for each step, which `git am` takes.
final class PatchStackTests: XCTestCase {
    private func outcome(_ name: String, _ changes: [(path: String, old: String, new: String)])
        throws -> StepOutcome
    {
        StepOutcome(
            step: try XCTUnwrap(Recipe.modernActions.step(named: name)),
            changes: changes.map { .init(path: $0.path, old: Array($0.old.utf8), new: Array($0.new.utf8), edits: 2) },
            counts: [:], remaining: [], isRefused: false)
    }

    func testPatch() throws {
        let stack = PatchStack(date: 1_700_000_000, prefix: "App/")
        let patches = try stack.patches([
            outcome("runtime", []),
            outcome("middlewares", [("a.swift", "a\n", "b\n"), ("b.swift", "c\n", "d\n")]),
            outcome("reducers", [("a.swift", "b\n", "c\n")]),
        ])
        // A step that changes nothing has no patch.
        XCTAssertEqual(
            patches.map(\.name),
            [
                "0001-Give-every-middleware-a-half-for-modern-actions.patch",
                "0002-Give-every-reducer-a-half-for-modern-actions.patch",
            ])
        let version = ToolIdentity.current.version
        XCTAssertEqual(
            String(decoding: patches[0].bytes, as: UTF8.self),
            """
            From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001
            From: migrator <migrator@localhost>
            Date: Tue, 14 Nov 2023 22:13:20 +0000
            Subject: [PATCH 1/2] Give every middleware a half for modern actions
            MIME-Version: 1.0
            Content-Type: text/plain; charset=UTF-8
            Content-Transfer-Encoding: 8bit

            Every middleware provider becomes a tuple of two halves. The legacy half is what the provider was; the
            modern half does what the provider does for an action that it does not know. Calls name the legacy half.
            ---
             2 files changed, 4 edits

            diff --git a/App/a.swift b/App/a.swift
            --- a/App/a.swift
            +++ b/App/a.swift
            @@ -1 +1 @@
            -a
            +b
            diff --git a/App/b.swift b/App/b.swift
            --- a/App/b.swift
            +++ b/App/b.swift
            @@ -1 +1 @@
            -c
            +d
            -- \nmigrator \(version)


            """)
        XCTAssertEqual(try stack.patches([outcome("runtime", [])]), [])
    }

    func testGitAm() throws {
        let repository = try GitFolder(for: self)
        let old = [
            "App/plain.swift": "a\nb\n", "App/größe ä.swift": "größe\n", "App/windows.swift": "a\r\nb=\r\nc\r\n",
            "App/end.swift": "no line break",
            "App/mail.swift": "From me\n--- a\n+++ b\n-- \nSubject: none\n>From you\n", "App/mark.swift": "\u{FEFF}a\n",
        ]
        let steps: [[(path: String, old: String, new: String)]] = [
            [
                ("plain.swift", "a\nb\n", "a\nnew\nb\n"), ("größe ä.swift", "größe\n", "Größe\nä\n"),
                ("windows.swift", "a\r\nb=\r\nc\r\n", "a\r\nb=3D\r\nc\r\nd\r\n"),
                ("end.swift", "no line break", "none\nhere"), ("mark.swift", "\u{FEFF}a\n", "\u{FEFF}b\n"),
            ],
            [
                ("plain.swift", "a\nnew\nb\n", "new\n"),
                (
                    "mail.swift", "From me\n--- a\n+++ b\n-- \nSubject: none\n>From you\n",
                    "From me\n--- a\n+++ c\n-- \nSubject: all\n>From you\n\n"
                ),
            ],
        ]
        for (path, text) in old { try repository.folder.write(text, to: path) }
        try repository.commit("before")
        let outcomes = [try outcome("runtime", steps[0]), try outcome("reducers", steps[1])]
        for patch in PatchStack(date: 1_700_000_000, prefix: "App/").patches(outcomes) {
            try repository.folder.write(patch.bytes, to: "../\(repository.name)-\(patch.name)")
            try repository.git("am", "--quiet", "../\(repository.name)-\(patch.name)")
            try FileManager.default.removeItem(atPath: "\(repository.folder.path)/../\(repository.name)-\(patch.name)")
        }
        var expected = old
        for step in steps { for change in step { expected["App/" + change.path] = change.new } }
        for (path, text) in expected {
            XCTAssertEqual(try repository.bytes(path), Array(text.utf8), path)
        }
        XCTAssertEqual(try repository.git("status", "--porcelain"), "")
        XCTAssertEqual(
            try repository.git("log", "--format=%s|%an|%ad", "--date=unix", "-2"),
            "Give every reducer a half for modern actions|migrator|1700000000\n"
                + "Add the runtime of modern actions|migrator|1700000000\n")
        XCTAssertEqual(
            try repository.git("log", "--format=%b", "-1"),
            """
            Every reducer becomes a tuple of two halves. The legacy half is what the reducer was; the modern half does
            what the reducer does for an action that it does not know: it guards the window and hands the action to
            its children. Calls name the legacy half.


            """)
    }
}
