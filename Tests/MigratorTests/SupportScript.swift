import Foundation
import XCTest

/// A script of `Tests/Support`, as it is started by hand.
enum SupportScript {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Support").path

    /// Runs a script that compiles programs. The test is left out where there is no Python or no compiler for it.
    static func run(_ name: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        for tool in ["python3", "swiftc"] {
            let found = try start([tool, "--version"])
            try XCTSkipIf(found.status == 127, "there is no \(tool)")
        }
        return try start(["python3", "\(folder)/\(name)"] + arguments)
    }

    private static func start(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["PYTHONDONTWRITEBYTECODE"] = "1"
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: text, as: UTF8.self))
    }
}
