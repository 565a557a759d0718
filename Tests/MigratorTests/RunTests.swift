import Foundation
import XCTest

/// Scans as a user starts them: streams, exit status, files.
final class RunTests: XCTestCase {
    private func summary(_ output: String) throws -> [String: Int] {
        let object = try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any]
        return try XCTUnwrap(object?["summary"] as? [String: Int])
    }

    func testEmptyFolder() throws {
        let program = try BuiltProgram(for: self)
        let text = try program.run("scan", ".")
        XCTAssertEqual(text.status, 0)
        XCTAssertEqual(text.errors, "")
        XCTAssertTrue(text.output.contains("Files           0, 0 parsed, 0 skipped"), text.output)
        let json = try program.run("scan", program.folder, "--format", "json")
        XCTAssertEqual(json.status, 0)
        XCTAssertEqual(try summary(json.output)["files"], 0)
        XCTAssertTrue(json.output.contains("\"root\": \"\(program.folder)\""))
    }

    func testMissingPath() throws {
        let program = try BuiltProgram(for: self)
        try program.write("", to: "notes.txt")
        for path in ["nowhere", "", "notes.txt", "notes.txt/x"] {
            let result = try program.run("scan", path)
            XCTAssertEqual(result.status, 66, path)
            XCTAssertEqual(result.output, "")
            XCTAssertTrue(result.errors.contains("'\(path)'"), result.errors)
        }
    }

    func testConfiguration() throws {
        let program = try BuiltProgram(for: self)
        try program.write("let a = 1", to: "x/a.swift")
        try program.write("let b = 1", to: "x/Generated/b.swift")
        XCTAssertEqual(try summary(program.run("scan", "x", "--format=json").output)["files"], 2)
        // The nearest file above the scanned folder.
        try program.write("{\"exclude\": [\"Generated\"]}", to: ".migrator.json")
        let quiet = try program.run("scan", "x", "--format=json")
        XCTAssertEqual(try summary(quiet.output)["files"], 1)
        XCTAssertEqual(quiet.errors, "")
        let verbose = try program.run("scan", "x", "--verbose")
        XCTAssertTrue(verbose.errors.contains("configuration: \(program.folder)/.migrator.json"), verbose.errors)
        // One that is named takes its place.
        try program.write("{}", to: "other.json")
        XCTAssertEqual(try summary(program.run("scan", "x", "--format=json", "--config=other.json").output)["files"], 2)
        // Options on top.
        XCTAssertEqual(try summary(program.run("scan", "x", "--format=json", "--exclude", "a.*").output)["files"], 0)
        XCTAssertEqual(try summary(program.run("scan", "x", "--format=json", "--include", "/a*").output)["files"], 1)
    }

    func testBadConfiguration() throws {
        let program = try BuiltProgram(for: self)
        try program.write("{\n  \"actionProtocols\": [1],\n  \"exclud\": []\n}", to: "x/.migrator.json")
        let result = try program.run("scan", "x")
        XCTAssertEqual(result.status, 65)
        XCTAssertEqual(result.output, "")
        let file = "\(program.folder)/x/.migrator.json"
        XCTAssertEqual(
            result.errors,
            """
            \(file):2:23: error: $.actionProtocols[0]: expected a string, found a number
            \(file):3:3: error: $.exclud: unknown key; did you mean 'exclude'?

            """)
        XCTAssertEqual(try program.run("scan", "x", "--config", "nowhere.json").status, 66)
        XCTAssertEqual(try program.run("scan", "x", "--config", "x").status, 74)
    }

    func testFilesThatCannotBeUsed() throws {
        let program = try BuiltProgram(for: self)
        try program.write("let a = 1", to: "x/a.swift")
        try program.write(Array("let a\nlet gr".utf8) + [0xF6], to: "x/y/latin.swift")
        for arguments in [["scan", "x/", "--format", "json"], ["scan", "x", "--format", "json", "--quiet"]] {
            let result = try program.run(arguments)
            XCTAssertEqual(result.status, 74)
            XCTAssertTrue(
                result.errors.hasPrefix("x/y/latin.swift:2:7: warning: the file is not UTF-8 (byte 0xf6)"),
                result.errors)
            XCTAssertEqual(try summary(result.output)["files"], 2)
            XCTAssertEqual(try summary(result.output)["filesSkipped"], 1)
        }
        let absolute = try program.run("scan", program.folder)
        XCTAssertTrue(absolute.errors.hasPrefix("\(program.folder)/x/y/latin.swift:2:7: warning: "), absolute.errors)
        let single = try program.run("scan", "x/y/latin.swift")
        XCTAssertTrue(single.errors.hasPrefix("x/y/latin.swift:2:7: warning: "), single.errors)
    }

    func testBrokenLink() throws {
        let program = try BuiltProgram(for: self)
        try FileManager.default.createSymbolicLink(
            atPath: program.folder + "/a.swift", withDestinationPath: "nowhere.swift")
        let result = try program.run("scan", ".")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.hasPrefix("a.swift: warning: the symbolic link leads nowhere"), result.errors)
    }

    func testOutputFile() throws {
        let program = try BuiltProgram(for: self)
        let expected = try program.run("scan", ".", "--format=json").output
        for arguments in [["-o", "out.json"], ["-oout.json"], ["--output=out.json"]] {
            let result = try program.run(["scan", ".", "--format=json"] + arguments)
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(result.output, "")
            XCTAssertEqual(try program.read("out.json"), expected)
            XCTAssertEqual(try program.files, ["out.json"])
        }
    }

    func testOutputFileStaysWhenTheScanFails() throws {
        let program = try BuiltProgram(for: self)
        try program.write("precious", to: "out.json")
        XCTAssertEqual(try program.run("scan", "nowhere", "-o", "out.json").status, 66)
        XCTAssertEqual(try program.run("explain", "A.b", ".", "-o", "out.json").status, 64)
        XCTAssertEqual(try program.read("out.json"), "precious")
        XCTAssertEqual(try program.files, ["out.json"])
    }

    func testOutputFileKeepsItsModeAndItsLink() throws {
        let program = try BuiltProgram(for: self)
        try program.write("old", to: "real/out.json")
        let real = program.folder + "/real/out.json"
        XCTAssertEqual(chmod(real, 0o640), 0)
        try FileManager.default.createSymbolicLink(
            atPath: program.folder + "/link.json", withDestinationPath: "real/out.json")
        XCTAssertEqual(try program.run("scan", ".", "-o", "link.json").status, 0)
        XCTAssertNotEqual(try program.read("real/out.json"), "old")
        let attributes = try FileManager.default.attributesOfItem(atPath: real)
        XCTAssertEqual(attributes[.posixPermissions] as? Int, 0o640)
        XCTAssertNoThrow(try FileManager.default.destinationOfSymbolicLink(atPath: program.folder + "/link.json"))
    }

    func testOutputThatCannotBeWritten() throws {
        let program = try BuiltProgram(for: self)
        try program.write("", to: "folder/a.swift")
        for path in ["folder", "nowhere/out.json", "folder/a.swift/out.json"] {
            let result = try program.run("scan", ".", "-o", path)
            XCTAssertEqual(result.status, 74, path)
            XCTAssertTrue(result.errors.contains("'\(path)' could not be written: "), result.errors)
        }
        let full = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
        let result = try program.run(["scan", "."], output: full)
        XCTAssertEqual(result.status, 74)
        XCTAssertTrue(result.errors.contains("standard output could not be written: No space left"), result.errors)
    }

    func testReaderThatGoesAway() throws {
        let program = try BuiltProgram(for: self)
        for arguments in [["scan", "."], ["scan", ".", "--format=json"], ["help"], ["--version"]] {
            let pipe = Pipe()
            try pipe.fileHandleForReading.close()
            let result = try program.run(arguments, output: pipe.fileHandleForWriting)
            XCTAssertEqual(result.status, 0, "\(arguments)")
            XCTAssertEqual(result.errors, "", "\(arguments)")
        }
    }

    func testColor() throws {
        let program = try BuiltProgram(for: self)
        XCTAssertFalse(try program.run("scan", ".").output.contains("\u{1B}"))
        XCTAssertTrue(try program.run("scan", ".", "--color=always").output.contains("\u{1B}["))
        let noColor = ["NO_COLOR": "1"]
        XCTAssertTrue(
            try program.run(["scan", ".", "--color=always"], environment: noColor).output.contains("\u{1B}["))
        XCTAssertFalse(try program.run("scan", ".", "--color=always", "--format=json").output.contains("\u{1B}"))
    }
}
