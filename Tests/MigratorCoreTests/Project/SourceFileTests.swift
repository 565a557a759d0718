import Foundation
import XCTest

@testable import MigratorCore

final class SourceFileTests: XCTestCase {
    private func read(_ bytes: [UInt8]) throws -> Result<SourceFile, FileProblem> {
        let folder = try TemporaryFolder(for: self)
        try folder.write(bytes, to: "x/a.swift")
        do throws(FileProblem) {
            return .success(try SourceFile.read("x/a.swift", below: folder.path))
        } catch {
            return .failure(error)
        }
    }

    func testTextStaysAsItIs() throws {
        for text in ["", "let a = 1\n", "let a = 1\r\nlet b = 2\r\n", "// größe 日本 🦊", "\u{FEFF}let a = 1"] {
            let file = try read(Array(text.utf8)).get()
            XCTAssertEqual(file.bytes, Array(text.utf8))
            XCTAssertEqual(file.path, "x/a.swift")
        }
        let large = Array(String(repeating: "let größe = 1\n", count: 50_000).utf8)
        XCTAssertEqual(try read(large).get().bytes, large)
    }

    func testByteOrderMark() throws {
        let file = try read([0xEF, 0xBB, 0xBF, 0x61]).get()
        XCTAssertEqual(file.byteOrderMarkLength, 3)
        XCTAssertEqual(Array(file.text), [0x61])
        XCTAssertEqual(try read([0x61]).get().byteOrderMarkLength, 0)
    }

    func testFilesThatAreNotUTF8() throws {
        let table: [(bytes: [UInt8], line: Int, column: Int, message: String)] = [
            ([0xFF, 0xFE, 0x61, 0x00], 1, 1, "UTF-16"), ([0xFE, 0xFF, 0x00, 0x61], 1, 1, "UTF-16"),
            (Array("let a\nlet gr".utf8) + [0xF6, 0xDF], 2, 7, "byte 0xf6"), (Array("a\n\nbc".utf8) + [0], 3, 3, "NUL"),
            ([0x61, 0xC3], 1, 2, "byte 0xc3"), ([0xC0, 0xAF], 1, 1, "byte 0xc0"),
        ]
        for (bytes, line, column, message) in table {
            guard case .failure(let problem) = try read(bytes) else {
                XCTFail("\(bytes) was read")
                continue
            }
            XCTAssertEqual(problem.code, .notUTF8)
            XCTAssertEqual([problem.line, problem.column], [line, column], "\(bytes)")
            XCTAssertTrue(problem.message.contains(message), problem.message)
        }
    }

    func testFileThatHasVanished() throws {
        let folder = try TemporaryFolder(for: self)
        do throws(FileProblem) {
            _ = try SourceFile.read("a.swift", below: folder.path)
            XCTFail("it was read")
        } catch {
            XCTAssertEqual(error.code, .unreadable)
            XCTAssertEqual([error.line, error.column], [0, 0])
            XCTAssertTrue(error.message.contains("No such file or directory"), error.message)
        }
    }

    func testInputError() throws {
        let path = "/proc/self/mem"
        try XCTSkipUnless(FileManager.default.fileExists(atPath: path), "no file whose reading fails")
        do throws(SystemError) {
            _ = try FileReader.bytes(ofFileAt: path)
            XCTFail("it was read")
        } catch {
            XCTAssertEqual(error.code, EIO)
        }
    }

    func testFileWhoseSizeIsNotKnown() throws {
        let path = "/proc/self/maps"
        try XCTSkipUnless(FileManager.default.fileExists(atPath: path), "no such file")
        XCTAssertFalse(try FileReader.bytes(ofFileAt: path).isEmpty)
    }

    func testReadingFromManyThreads() throws {
        let folder = try TemporaryFolder(for: self)
        let path = folder.path
        for index in 0..<8 {
            try folder.write(String(repeating: "\(index)", count: 10_000), to: "\(index).swift")
        }
        DispatchQueue.concurrentPerform(iterations: 64) { index in
            let name = "\(index % 8).swift"
            XCTAssertEqual(try? SourceFile.read(name, below: path).bytes.count, 10_000)
        }
    }
}

final class UTF8ValidationTests: XCTestCase {
    /// The standard library decides; every position within a word of eight bytes is tried.
    func testAgreesWithTheStandardLibrary() {
        let sequences: [[UInt8]] = [
            [0xC2, 0x80], [0xDF, 0xBF], [0xC1, 0xBF], [0xE0, 0xA0, 0x80], [0xE0, 0x9F, 0xBF], [0xED, 0x9F, 0xBF],
            [0xED, 0xA0, 0x80], [0xEF, 0xBF, 0xBF], [0xF0, 0x90, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF],
            [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0x80], [0xFF], [0xE2, 0x82],
            [0xF0, 0x9F, 0xA6], [0xE2, 0x28, 0xA1],
        ]
        for sequence in sequences {
            for offset in 0..<17 {
                for tail in [0, 1, 9] {
                    let bytes = Array(repeating: 0x61, count: offset) + sequence + Array(repeating: 0x62, count: tail)
                    let isValid = String(validating: bytes, as: UTF8.self) != nil
                    XCTAssertEqual(UTF8Validation.firstFault(in: bytes), isValid ? nil : offset, "\(bytes)")
                }
            }
        }
    }

    func testFindsNUL() {
        for offset in 0..<20 {
            var bytes = [UInt8](repeating: 0x01, count: 20)
            bytes[offset] = 0
            XCTAssertEqual(UTF8Validation.firstFault(in: bytes), offset)
        }
    }
}
