import Foundation
import XCTest

/// Scans of the built program over folders as they are found: odd files, links, build folders.
final class ScanRobustnessTests: XCTestCase {
    private static let runtime = """
        protocol ActionType {}
        protocol Action { var windowUUID: Int { get }; var actionType: ActionType { get } }
        typealias Middleware<State> = (State, Action) -> Void
        """
    private static let books = """
        enum BookActionType: ActionType {
            case opened
            case closed
        }
        struct BookAction: Action {
            let windowUUID: Int
            let actionType: ActionType
            let title: String?
        }
        """
    private static let view = """
        func open(_ title: String?) {
            store.dispatch(BookAction(windowUUID: 1, actionType: BookActionType.opened, title: title))
        }
        final class BookMiddleware {
            lazy var provider: Middleware<Int> = { state, action in
                switch action.actionType {
                case BookActionType.opened:
                    guard let title = (action as? BookAction)?.title else { return }
                    print(title)
                default: break
                }
            }
        }
        """

    /// The program with a small application in `x`.
    private func program() throws -> BuiltProgram {
        let program = try BuiltProgram(for: self)
        try program.write(Self.runtime, to: "x/Redux.swift")
        try program.write(Self.books, to: "x/Books.swift")
        try program.write(Self.view, to: "x/View.swift")
        return program
    }

    private func report(_ output: String, line: UInt = #line) throws -> [String: Any] {
        try XCTUnwrap(JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], line: line)
    }

    private func cases(_ output: String) throws -> [[String: Any]] {
        try XCTUnwrap(report(output)["cases"] as? [[String: Any]])
    }

    /// `file:line:column` of the sites of a case.
    private func sites(of name: String, in output: String) throws -> [String] {
        let record = try XCTUnwrap(cases(output).first { $0["case"] as? String == name })
        let sites = try XCTUnwrap(record["sites"] as? [[String: Any]])
        return sites.map { "\($0["file"] ?? ""):\($0["line"] ?? ""):\($0["column"] ?? "")" }
    }

    func testByteOrderMarkAndLineEndings() throws {
        let plain = try program()
        let expected = try sites(of: "opened", in: plain.run("scan", "x", "--format=json").output)
        XCTAssertEqual(expected, ["View.swift:2:20"])
        for ending in ["\r\n", "\r"] {
            let text = "\u{FEFF}" + Self.view.replacingOccurrences(of: "\n", with: ending)
            try plain.write(text, to: "x/View.swift")
            let result = try plain.run("scan", "x", "--format=json")
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(try sites(of: "opened", in: result.output), expected, ending.debugDescription)
        }
        // On its own line the mark's bytes count, as they do for the compiler.
        try plain.write(
            "\u{FEFF}let a = BookAction(windowUUID: 1, actionType: BookActionType.closed, title: nil)", to: "x/Z.swift")
        XCTAssertEqual(try sites(of: "closed", in: plain.run("scan", "x", "--format=json").output), ["Z.swift:1:12"])
    }

    func testFileThatDoesNotParse() throws {
        let program = try program()
        try program.write("\(Self.books)\nstruct {\n", to: "x/Books.swift")
        let result = try program.run("scan", "x", "--format=json")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.hasPrefix("x/Books.swift:10:8: warning: "), result.errors)
        XCTAssertEqual(try sites(of: "opened", in: result.output), ["View.swift:2:20"])
        XCTAssertEqual(try cases(result.output).count, 2)
        let problems = try XCTUnwrap(report(result.output)["problems"] as? [[String: Any]])
        XCTAssertEqual(problems.first?["code"] as? String, "syntaxError")
        XCTAssertEqual(problems.first?["file"] as? String, "Books.swift")
    }

    func testFileThatIsNotUTF8() throws {
        let program = try program()
        try program.write(
            Array("// gr".utf8) + [0xF6, 0xDF] + Array("e\nenum A: ActionType { case a }".utf8), to: "x/Old.swift")
        let result = try program.run("scan", "x", "--format=json")
        XCTAssertEqual(result.status, 74)
        XCTAssertTrue(result.errors.hasPrefix("x/Old.swift:1:6: warning: the file is not UTF-8"), result.errors)
        XCTAssertEqual(try cases(result.output).map { $0["case"] as? String }, ["opened", "closed"])
    }

    func testLinksThatLeadInCircles() throws {
        let program = try program()
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: program.folder + "/x/loop", withDestinationPath: ".")
        try manager.createSymbolicLink(atPath: program.folder + "/x/a.swift", withDestinationPath: "b.swift")
        try manager.createSymbolicLink(atPath: program.folder + "/x/b.swift", withDestinationPath: "a.swift")
        let result = try program.run("scan", "x", "--format=json")
        XCTAssertEqual(result.status, 1)
        XCTAssertTrue(result.errors.contains("x/a.swift: warning: "), result.errors)
        XCTAssertTrue(result.errors.contains("x/b.swift: warning: "), result.errors)
        XCTAssertEqual(try sites(of: "opened", in: result.output), ["View.swift:2:20"])
    }

    /// What is built, hidden or ignored is no source.
    func testFoldersThatAreLeftOut() throws {
        let program = try program()
        let expected = try program.run("scan", "x", "--format=json").output
        for folder in [".build/checkouts/kit", "DerivedData/App", ".hidden", "Generated"] {
            try program.write("enum \(folder.count)ActionType: ActionType { case a }", to: "x/\(folder)/a.swift")
            try program.write(Self.view, to: "x/\(folder)/View.swift")
        }
        try program.write("Generated/\n", to: "x/.gitignore")
        let result = try program.run("scan", "x", "--format=json")
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.output, expected)
    }

    func testEmptyFolderAndEmptyFiles() throws {
        let program = try BuiltProgram(for: self)
        try program.write("", to: "x/Empty.swift")
        try program.write("\u{FEFF}", to: "x/Mark.swift")
        try program.write("\n\n// nothing\n", to: "x/Comment.swift")
        try FileManager.default.createDirectory(atPath: program.folder + "/y", withIntermediateDirectories: true)
        for path in ["x", "y"] {
            let result = try program.run("scan", path, "--format=json")
            XCTAssertEqual(result.status, 0, result.errors)
            XCTAssertEqual(result.errors, "")
            XCTAssertEqual(try cases(result.output).count, 0)
        }
    }

    /// The same bytes whatever the number of threads, the working folder and the way the root is written.
    func testSameBytes() throws {
        let program = try program()
        for number in 0..<20 {
            let text = Self.view.replacingOccurrences(of: "BookMiddleware", with: "BookMiddleware\(number)")
            try program.write(text, to: "x/Views/View\(number).swift")
        }
        let absolute = program.folder + "/x"
        for format in ["text", "json"] {
            let expected = try program.run("scan", absolute, "--format", format).output
            XCTAssertFalse(expected.isEmpty)
            for arguments in [["--jobs", "1"], ["--jobs", "2"], ["--jobs", "16"]] {
                XCTAssertEqual(try program.run(["scan", absolute, "--format", format] + arguments).output, expected)
            }
            for path in ["x", "./x/", "x/../x", absolute + "/"] {
                XCTAssertEqual(try program.run("scan", path, "--format", format).output, expected, path)
            }
        }
    }

    func testExplain() throws {
        let program = try program()
        let result = try program.run("explain", "BookActionType.opened", "x")
        XCTAssertEqual(result.status, 0, result.errors)
        XCTAssertEqual(result.errors, "")
        let places = ["Books.swift:2", "View.swift:2:20", "View.swift:7:14", "View.swift:8:56"]
        for place in places { XCTAssertTrue(result.output.contains(place), "\(place) is not in\n\(result.output)") }
        for text in ["BookActionType.opened", "BookAction in open", "BookMiddleware.provider", "title: String?"] {
            XCTAssertTrue(result.output.contains(text), "\(text) is not in\n\(result.output)")
        }
        // The name of the case alone is enough where it is unique.
        XCTAssertEqual(try program.run("explain", "opened", "x").output, result.output)
        let json = try program.run("explain", "BookActionType.opened", "x", "--format=json")
        XCTAssertTrue(json.output.contains("\"readEvidence\""), json.output)
    }

    func testExplainOfAnUnknownCase() throws {
        let program = try program()
        for name in ["BookActionType.openned", "BookActionTyp.opened", "opend"] {
            let result = try program.run("explain", name, "x")
            XCTAssertNotEqual(result.status, 0, name)
            XCTAssertEqual(result.output, "", name)
            XCTAssertTrue(result.errors.contains("BookActionType.opened"), result.errors)
        }
        let far = try program.run("explain", "Something.else", "x")
        XCTAssertNotEqual(far.status, 0)
        XCTAssertFalse(far.errors.contains("did you mean"), far.errors)
    }

    func testExplainOfTheSample() throws {
        let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Samples/Legacy").path
        let program = try BuiltProgram(for: self)
        let result = try program.run("explain", "PlayerBarActionType.chapterDidChange", sample)
        XCTAssertEqual(result.status, 0, result.errors)
        let expected = [
            "Sources/Earshot/Features/PlayerBar/PlaybackObserver.swift:15:", "PlayerBarState.handleBarUpdates",
            "ScrubberState.handleTitles", "artworkName: String?, chapterTitle: String?",
        ]
        for text in expected { XCTAssertTrue(result.output.contains(text), "\(text) is not in\n\(result.output)") }
    }
}
