import Foundation
import XCTest

@testable import MigratorCore

/// A git repository of its own for a test.
struct GitFolder {
    let folder: TemporaryFolder

    init(for test: XCTestCase) throws {
        folder = try TemporaryFolder(for: test)
        try git("init", "--quiet")
        // Whatever the user's settings are, bytes stay as they are.
        try git("config", "core.autocrlf", "false")
    }

    /// Last component of its path.
    var name: String { URL(fileURLWithPath: folder.path).lastPathComponent }

    func commit(_ message: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "-m", message)
    }

    /// What a file holds, byte for byte: reading it as a text would take a byte order mark away.
    func bytes(_ file: String) throws -> [UInt8] {
        try FileReader.bytes(ofFileAt: "\(folder.path)/\(file)")
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        process.arguments = ["git", "-C", folder.path] + identity + arguments
        let (pipe, errors) = (Pipe(), Pipe())
        process.standardOutput = pipe
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try XCTSkipIf(process.terminationStatus == 127, "there is no git")
        XCTAssertEqual(process.terminationStatus, 0, "\(arguments): \(String(decoding: message, as: UTF8.self))")
        return String(decoding: output, as: UTF8.self)
    }
}
