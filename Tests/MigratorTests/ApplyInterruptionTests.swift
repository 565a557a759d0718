import Foundation
import XCTest

/// The program is killed while it works: every file is old or new, and the next run ends where an undisturbed one does.
final class ApplyInterruptionTests: ApplyTestCase {
    /// When to kill.
    private enum Moment: CustomStringConvertible {
        /// Seconds after the start.
        case after(Double)
        /// As soon as the folder for the new contents is there.
        case folder
        /// As soon as its manifest is.
        case manifest
        /// As soon as a number of files is in place.
        case replaced(Int)

        var description: String {
            switch self {
            case .after(let seconds): "\(seconds) s"
            case .folder: "folder"
            case .manifest: "manifest"
            case .replaced(let count): "\(count) replaced"
            }
        }

        func isReached(in journal: String, since start: Date) -> Bool {
            switch self {
            case .after(let seconds): return Date().timeIntervalSince(start) >= seconds
            case .folder: return access(journal, F_OK) == 0
            case .manifest: return access("\(journal)/manifest.json", F_OK) == 0
            case .replaced(let count):
                return access("\(journal)/manifest.json", F_OK) == 0 && access("\(journal)/\(count - 1).new", F_OK) != 0
            }
        }
    }

    /// Kills the program at a moment, unless it is done before.
    ///
    /// - Returns: whether it was killed.
    private func kill(at moment: Moment, _ program: BuiltProgram) throws -> Bool {
        let begin = Date()
        let (process, _, _) = try start(["apply", "x"], program)
        let journal = "\(program.folder)/x/.migrator-apply"
        while process.isRunning, !moment.isReached(in: journal, since: begin) {
            // The program needs the processor more.
            usleep(50)
        }
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        return process.terminationReason == .uncaughtSignal
    }

    private func check(
        _ moments: [Moment], old: [String: Data], new: [String: Data], line: UInt = #line,
        _ makeTree: (BuiltProgram) throws -> Void
    ) throws {
        for moment in moments {
            let program = try BuiltProgram(for: self)
            try makeTree(program)
            let folder = "\(program.folder)/x"
            try commitAll(in: folder)
            let wasKilled = try kill(at: moment, program)
            let hasManifest = access("\(folder)/.migrator-apply/manifest.json", F_OK) == 0
            let found = try contents(of: folder).filter { !$0.key.hasPrefix(".migrator-apply") }
            let broken = found.filter { $0.value != old[$0.key] && $0.value != new[$0.key] }.keys.sorted()
            XCTAssertEqual(broken, [], "\(moment): neither old nor new", line: line)
            XCTAssertEqual(found.keys.sorted(), old.keys.sorted(), "\(moment)", line: line)

            let result = try program.run("apply", "x")
            XCTAssertEqual(result.status, 0, "\(moment): \(result.errors)", line: line)
            XCTAssertEqual(
                result.errors.contains("migrator: the last run was interrupted ("), hasManifest,
                "\(moment), killed: \(wasKilled): \(result.errors)", line: line)
            assertSame(try contents(of: folder), new, "\(moment)", line: line)
        }
    }

    func testManySmallFiles() throws {
        let makeTree = { (program: BuiltProgram) in
            try LampTree.write(to: program)
            for number in 1...20 {
                try program.write(
                    LampTree.state.replacing("LampState", with: "Lamp\(number)State"), to: "x/Lamp\(number)State.swift")
            }
        }
        let program = try BuiltProgram(for: self)
        try makeTree(program)
        let old = try contents(of: "\(program.folder)/x")
        let begin = Date()
        XCTAssertEqual(try program.run("apply", "x").status, 0)
        let duration = Date().timeIntervalSince(begin)
        let new = try contents(of: "\(program.folder)/x")
        let random = (0..<3).map { _ in Moment.after(Double.random(in: 0...duration)) }
        try check(
            [.folder, .folder, .manifest, .replaced(1), .replaced(5), .replaced(20), .replaced(22)] + random, old: old,
            new: new,
            makeTree)
    }

    func testSample() throws {
        let old = try contents(of: "\(Self.samples)/Legacy")
        let new = try contents(of: "\(Self.samples)/Prepared")
        try check([.folder, .replaced(3)], old: old, new: new) {
            try copySample("Legacy", to: "x", of: $0)
        }
    }

    /// A run that only looks does not finish what another one began.
    func testLookingChangesNothing() throws {
        let program = try lamps()
        _ = try kill(at: .manifest, program)
        let before = try contents(of: "\(program.folder)/x")
        for mode in [["--dry-run"], ["--patches", "patches"]] {
            let result = try program.run(["apply", "x"] + mode)
            XCTAssertEqual(result.status, 0)
            XCTAssertTrue(
                result.errors.contains(
                    "migrator: warning: the last run was interrupted and the tree is changed in part"),
                result.errors)
        }
        assertSame(try contents(of: "\(program.folder)/x"), before)
    }
}
