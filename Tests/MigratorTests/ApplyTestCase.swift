import Foundation
import XCTest

/// `migrator apply` as a user runs it, in folders that may be git repositories.
class ApplyTestCase: XCTestCase {
    static let samples = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Samples").path

    /// The files of a folder with their bytes, by path. What builds and git leave there is not looked at.
    func contents(of folder: String) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let walker = try XCTUnwrap(FileManager.default.enumerator(atPath: folder), folder)
        for case let path as String in walker {
            let name = URL(fileURLWithPath: path).lastPathComponent
            if [".build", ".git", ".swiftpm"].contains(name) { walker.skipDescendants() }
            let attributes = walker.fileAttributes
            if attributes?[.type] as? FileAttributeType == .typeRegular {
                files[path] = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)"))
            }
        }
        return files
    }

    /// Copies a sample to the folder of a program.
    func copySample(_ name: String, to folder: String, of program: BuiltProgram) throws {
        for (path, bytes) in try contents(of: "\(Self.samples)/\(name)") {
            try program.write(Array(bytes), to: "\(folder)/\(path)")
        }
    }

    /// Says which files differ, instead of what is in all of them.
    func assertSame(_ found: [String: Data], _ expected: [String: Data], _ message: String = "", line: UInt = #line) {
        let paths = Set(found.keys).union(expected.keys).sorted()
        let differing = paths.filter { found[$0] != expected[$0] }
        XCTAssertEqual(differing, [], message, line: line)
    }

    @discardableResult
    func git(_ arguments: String..., in folder: String) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", folder] + identity + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try XCTSkipIf(process.terminationStatus == 127, "there is no git")
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments): \(String(decoding: message, as: UTF8.self))")
        return String(decoding: text, as: UTF8.self)
    }

    /// Makes a folder a repository with everything in it committed.
    func commitAll(in folder: String) throws {
        try git("init", "--quiet", in: folder)
        try git("config", "core.autocrlf", "false", in: folder)
        try git("add", "--all", in: folder)
        try git("commit", "--quiet", "-m", "before", in: folder)
    }

    /// A program with the lamps in `x`.
    func lamps(committed: Bool = false) throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try LampTree.write(to: program)
        if committed { try commitAll(in: "\(program.folder)/x") }
        return program
    }

    /// Lamps whose store takes modern actions, so that cases can be migrated.
    func modernLamps() throws -> BuiltProgram {
        let program = try lamps()
        let modern = LampTree.redux.replacing(
            "class Store {",
            with: """
                protocol ModernAction: Sendable {}
                class Store {
                    func dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID) {}

                """)
        try program.write(modern, to: "x/Redux.swift")
        return program
    }

    /// Starts the program without waiting for it.
    func start(_ arguments: [String], _ program: BuiltProgram, input: String = "") throws -> (Process, Pipe, Pipe) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try BuiltProgram.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: program.folder)
        let (inputPipe, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = inputPipe
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        try inputPipe.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try inputPipe.fileHandleForWriting.close()
        return (process, output, errors)
    }
}
