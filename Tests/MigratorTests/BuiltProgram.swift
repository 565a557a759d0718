import Foundation
import XCTest

/// Runs the built program the way a user does.
struct BuiltProgram {
    struct Result {
        var status: Int32
        var output: String
        var errors: String
    }

    /// A folder for what the program reads and writes.
    let folder: String

    init(for test: XCTestCase) throws {
        let name = "migrator-tests-\(UUID().uuidString)"
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let folder = url.path
        self.folder = folder
        test.addTeardownBlock { try FileManager.default.removeItem(atPath: folder) }
    }

    /// The program stands beside the test bundle that it was built with.
    static var path: String {
        get throws {
            #if os(macOS)
                let folder = Bundle(for: RunTests.self).bundleURL.deletingLastPathComponent()
            #else
                let folder = Bundle.main.bundleURL
            #endif
            let path = folder.appendingPathComponent("migrator").path
            try XCTSkipUnless(FileManager.default.isExecutableFile(atPath: path), "the program is not at \(path)")
            return path
        }
    }

    func run(_ arguments: String...) throws -> Result {
        try run(arguments)
    }

    /// Runs it in `folder` with just these environment variables.
    func run(
        _ arguments: [String], environment: [String: String] = [:], output: FileHandle? = nil,
        errors: FileHandle? = nil
    ) throws -> Result {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try Self.path)
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.environment = environment
        // Files hold any amount of output; pipes would have to be emptied while the program runs.
        let files = ["stdout", "stderr"].map { "\(folder)/../\(UUID().uuidString).\($0)" }
        defer { files.forEach { try? FileManager.default.removeItem(atPath: $0) } }
        let handles = try files.map { file in
            _ = FileManager.default.createFile(atPath: file, contents: nil)
            return try FileHandle(forWritingTo: URL(fileURLWithPath: file))
        }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output ?? handles[0]
        process.standardError = errors ?? handles[1]
        try process.run()
        process.waitUntilExit()
        XCTAssertEqual(process.terminationReason, .exit)
        let texts = try files.map { String(decoding: try Data(contentsOf: URL(fileURLWithPath: $0)), as: UTF8.self) }
        return Result(status: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    func write(_ text: String, to file: String) throws {
        try write(Array(text.utf8), to: file)
    }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func read(_ file: String) throws -> String {
        try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
    }

    var files: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
    }
}
