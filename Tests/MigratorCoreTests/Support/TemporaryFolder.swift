import Foundation
import XCTest

/// A folder of its own for a test, gone when the test is over.
struct TemporaryFolder {
    /// Without symbolic links in it, as the tool reports paths.
    let path: String

    init(for test: XCTestCase) throws {
        let name = "migrator-tests-\(UUID().uuidString)"
        let url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let path = url.path
        self.path = path
        test.addTeardownBlock {
            // Unlike Foundation, rm can remove what lies deeper than a path can be long.
            let remove = Process()
            remove.executableURL = URL(fileURLWithPath: "/bin/rm")
            remove.arguments = ["-rf", path]
            try remove.run()
            remove.waitUntilExit()
        }
    }

    /// Writes a file and the folders on the way to it.
    func write(_ text: String, to file: String) throws {
        try write(Array(text.utf8), to: file)
    }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }

    func link(_ link: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(link)", withDestinationPath: target)
    }

    func read(_ file: String) throws -> String {
        try String(contentsOfFile: "\(path)/\(file)", encoding: .utf8)
    }

    /// Makes folders so deep that the path of the innermost is longer than the system takes: nobody can list it.
    func makeFolderTooDeepToList(in folder: String) throws {
        var descriptor = open("\(path)/\(folder)", O_RDONLY | O_DIRECTORY)
        try XCTSkipIf(descriptor < 0, "the folder could not be opened")
        for _ in 0..<(Int(PATH_MAX) / 200 + 1) {
            let name = String(repeating: "d", count: 200)
            try XCTSkipIf(mkdirat(descriptor, name, 0o755) != 0, "the file system takes no folders that deep")
            let inner = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
            close(descriptor)
            descriptor = inner
        }
        close(descriptor)
    }
}
