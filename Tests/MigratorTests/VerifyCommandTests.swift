import Foundation
import XCTest

/// `migrator verify`: the errors that only the later tree has.
final class VerifyCommandTests: XCTestCase {
    /// Runs it with the toolchain of the tests and a folder for temporary files, which has to be empty afterwards.
    private func verify(_ program: BuiltProgram, _ more: String...) throws -> BuiltProgram.Result {
        let temporary = "\(program.folder)/tmp"
        try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
        let environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "TMPDIR": temporary]
        let result = try program.run(["verify", "before", "after"] + more, environment: environment)
        XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: temporary), [])
        return result
    }

    private func write(_ files: [String: String], to folders: [String] = ["before", "after"], _ program: BuiltProgram)
        throws
    {
        for folder in folders {
            for (file, text) in files { try program.write(text, to: "\(folder)/\(file)") }
        }
    }

    /// A package that compiles everywhere. Its manifest would fail if it were run.
    private let package = [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        fatalError("manifests are not run")
        let package = Package(name: "P", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
        """,
        "Sources/Kit/Kit.swift": """
        public enum Colour { case red, green }
        public struct Lamp {
            public var level: Int
            public init(level: Int, colour: Colour) { self.level = level }
            func hidden() {}
        }
        """,
        "Sources/App/App.swift": """
        import Kit
        func name(_ colour: Colour) -> String {
            switch colour {
            case .red: return "r"
            case .green: return "g"
            }
        }
        func lamp() -> Lamp { Lamp(level: 1, colour: .red) }
        """,
    ]

    /// One mistake of each kind, in a tree without errors. Below them lines have moved.
    func testEachKindOfMistake() throws {
        let program = try BuiltProgram(for: self)
        try write(package, program)
        try program.write(
            """
            import Kit

            func name(_ colour: Colour) -> String {
                switch colour {
                case .red: return "r"
                }
            }
            func lamp() -> Lamp { Lamp(level: "1", colour: .red) }
            func member(_ lamp: Lamp) -> Int { lamp.brightness }
            func label() -> Lamp { Lamp(levl: 1, colour: .red) }
            func missing() -> Lamp { Lamp(level: 1) }
            func undeclared() -> Int { brightness }
            func hidden(_ lamp: Lamp) { lamp.hidden() }
            func colour() -> Colour { .blue }
            func noReturn(_ x: Int) -> Int {
                if x > 1 { return 2 }
            }
            """, to: "after/Sources/App/App.swift")
        try program.write("import Kit\nfunc added() -> Int { \"\" }\n", to: "after/Sources/App/Added.swift")
        try program.write("func removed() {}\n", to: "before/Sources/App/Removed.swift")
        let result = try verify(program)
        XCTAssertEqual(result.errors, "")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output,
            """
            Sources/App/Added.swift:2:23: error: cannot convert return expression of type 'String' to return type 'Int'
            Sources/App/App.swift:4:5: error: switch must be exhaustive
            Sources/App/App.swift:8:35: error: cannot convert value of type 'String' to expected argument type 'Int'
            Sources/App/App.swift:9:41: error: value of type 'Lamp' has no member 'brightness'
            Sources/App/App.swift:10:28: error: incorrect argument label in call (have 'levl:colour:', expected 'level:colour:')
            Sources/App/App.swift:11:39: error: missing argument for parameter 'colour' in call
            Sources/App/App.swift:12:28: error: cannot find 'brightness' in scope
            Sources/App/App.swift:13:34: error: 'hidden' is inaccessible due to 'internal' protection level
            Sources/App/App.swift:14:28: error: type 'Colour' has no member 'blue'
            Sources/App/App.swift:17:1: error: missing return in global function expected to return 'Int'
            10 new errors; 0 before, 10 after; checked 1 of 2 modules with 2 of 4 files.

            """)
    }

    /// Where types are in order, the paths of control are looked at. JSON, and the same trees.
    func testPathsOfControl() throws {
        let program = try BuiltProgram(for: self)
        try write(package, program)
        XCTAssertEqual(
            try verify(program).output,
            "0 new errors; 0 before, 0 after; checked 0 of 2 modules with 0 of 3 files.\n")
        let kit = try program.read("after/Sources/Kit/Kit.swift")
        try program.write(kit.replacing("{ self.level = level }", with: "{}"), to: "after/Sources/Kit/Kit.swift")
        let result = try verify(program, "--format", "json", "-o", "errors.json", "--jobs", "1")
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(result.output + result.errors, "")
        let text = try program.read("errors.json")
        for part in [
            "\"file\": \"Sources/Kit/Kit.swift\"", "\"line\": 4",
            "\"message\": \"return from initializer without initializing all stored properties\"",
            "\"modulesChecked\": 2",
            "\"unchecked\": []", "\"after\": \"\(program.folder)/after\"",
        ] {
            XCTAssertTrue(text.contains(part), "\(part) in \(text)")
        }
        let schema = URL(fileURLWithPath: SupportScript.folder).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("docs/schemas/verify.schema.json").path
        // 77: Python is there without the package that it takes.
        let validation = try SupportScript.run("validate-schema.py", [schema, "\(program.folder)/errors.json"])
        XCTAssertTrue([0, 77].contains(validation.status), validation.output)
    }

    /// Code of a platform that is not there: hundreds of errors are the same in both trees, and the new ones are found among them.
    func testMissingPlatform() throws {
        let program = try BuiltProgram(for: self)
        let view = """
            import UIKit
            import os.log
            @testable import Elsewhere

            #if canImport(UIKit)
            class LampView: UIView {
                let kit: Kit
                let label = UILabel()
                init(kit: Kit) {
                    self.kit = kit
                    super.init(frame: .zero)
                    label.textColor = UIColor.red
                }
                func show(_ image: UIImage) -> Int {
                    kit.show(level: 1, image: image, date: Date())
                    if kit.isOn { return 1 }
                    return 2
                }
            }
            #endif
            """
        try write(
            [
                "App.xcodeproj/project.pbxproj": "", "App/LampView.swift": view,
                "AppTests/T.swift": """
                import XCTest
                @testable import App
                func lamps(_ view: LampView) -> Bool { view.kit.isOn }
                """,
                "Kit/Kit.swift": "import UIKit\nclass Kit {\n    var isOn = true\n"
                    + "    func show(level: Int, image: UIImage, date: Date) {}\n}\n",
            ], program)
        try write(["App/Other.swift": "let title: UIFont? = nil\n"], to: ["before"], program)
        // Other words for what is missing, other places, and a file less are nothing new.
        var later = view.replacing("import os.log", with: "import os.log\n\n// Lamps.")
            .replacing("label.textColor = UIColor.red", with: "label.textColor = UIColor.blue")
            .replacing("let label", with: "let font: UIFont? = nil\n    let label")
        try write(["App/LampView.swift": later], to: ["after"], program)
        let same = try verify(program)
        XCTAssertEqual(same.errors, "")
        XCTAssertTrue(same.output.hasPrefix("0 new errors; "), same.output)
        XCTAssertTrue(same.output.hasSuffix("checked 2 of 2 modules with 3 of 3 files.\n"), same.output)
        XCTAssertEqual(same.status, 0)

        later = later.replacing("level: 1, image", with: "levl: 1, image")
            .replacing("if kit.isOn { return 1 }", with: "if kit.isOff { return LampColour.red }")
            .replacing("        return 2\n", with: "        print(image)\n")
        try write(["App/LampView.swift": later], to: ["after"], program)
        let result = try verify(program)
        XCTAssertEqual(result.status, 1)
        XCTAssertEqual(
            result.output.split(separator: "\n").dropLast().map(String.init),
            [
                "App/LampView.swift:18:17: error: incorrect argument label in call "
                    + "(have 'levl:image:date:', expected 'level:image:date:')",
                "App/LampView.swift:19:16: error: value of type 'Kit' has no member 'isOff'",
                "App/LampView.swift:19:31: error: cannot find 'LampColour' in scope",
                "App/LampView.swift:21:5: error: missing return in instance method expected to return 'Int'",
            ])
    }

    func testWhatCannotBeCompared() throws {
        let program = try BuiltProgram(for: self)
        try write(["a.swift": "let a = 1\n"], program)
        try program.write("", to: "empty/a.txt")
        let table: [(arguments: [String], path: String, status: Int32, message: String)] = [
            (["before", "after"], "/nowhere", 66, "no 'swiftc' in the folders of PATH"),
            (["before", "nowhere"], "", 66, "no such file or folder: 'nowhere'"),
            (["empty", "after"], "", 66, "no Swift file in 'empty'"),
            (["before", "after/a.swift"], "", 66, "'after/a.swift' is not a folder"),
            (["before"], "", 64, "missing argument AFTER"),
            (["before", "after", "--jobs", "0"], "", 64, "'0' is not a value of '--jobs'"),
            (["before", "after", "-o", "nowhere/x"], "", 74, "'nowhere/x' could not be written"),
        ]
        for (arguments, path, status, message) in table {
            let result = try program.run(["verify"] + arguments, environment: ["PATH": path])
            XCTAssertEqual(result.status, status, "\(arguments): \(result.errors)")
            XCTAssertEqual(result.output, "", "\(arguments)")
            XCTAssertTrue(result.errors.contains(message), "\(arguments): \(result.errors)")
        }
    }
}
