import XCTest

@testable import MigratorCore

final class ConfigurationLoaderTests: XCTestCase {
    func testMissingKeysHaveTheirDefaults() throws {
        XCTAssertEqual(try ConfigurationLoader.parse(Array("{}".utf8), file: "c"), Configuration())
        var expected = Configuration()
        expected.actionProtocols = ["Action", "Intent"]
        expected.windowLabel = "window"
        expected.exclude = ["Generated/"]
        let text = """
            {"$schema": "x", "actionProtocols": ["Action", "Intent"], "windowLabel": "window", "exclude": ["Generated\\/"]}
            """
        XCTAssertEqual(try ConfigurationLoader.parse(Array(text.utf8), file: "c"), expected)
    }

    /// Every key of the configuration can be set, to something else than its default.
    func testEveryKeyIsRead() throws {
        let texts: [ConfigurationKey] = [
            .windowLabel, .actionTypeLabel, .legacyReducerMethod, .modernReducerMethod, .legacyMiddlewareMethod,
            .modernMiddlewareMethod,
        ]
        let members = ConfigurationKey.allCases.map { key in
            if key == .usesExternalRuntime { return "\"\(key)\": true" }
            if key == .lineWidth { return "\"\(key)\": 100" }
            return texts.contains(key) ? "\"\(key)\": \"other\"" : "\"\(key)\": [\"other\"]"
        }
        let read = try ConfigurationLoader.parse(Array("{\(members.joined(separator: ","))}".utf8), file: "c")
        let names = Mirror(reflecting: read).children.compactMap(\.label)
        XCTAssertEqual(Set(names), Set(ConfigurationKey.allCases.map(\.rawValue)))
        for (new, old) in zip(Mirror(reflecting: read).children, Mirror(reflecting: Configuration()).children) {
            XCTAssertNotEqual("\(new.value)", "\(old.value)", new.label ?? "")
        }
    }

    /// The README has a row for every key, with its default.
    func testDocumentation() throws {
        let readme = try String(contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
        let rows = readme.split(separator: "\n").filter { $0.hasPrefix("| `") }
        for child in Mirror(reflecting: Configuration()).children {
            let label = try XCTUnwrap(child.label)
            let value = child.value is String ? "\"\(child.value)\"" : "\(child.value)"
            XCTAssertTrue(rows.contains { $0.hasPrefix("| `\(label)` | `\(value)` | ") }, label)
        }
    }

    /// A code base may have none of these functions.
    func testListsOfFunctionsMayBeEmpty() throws {
        let text = "{\"defaultStateFunctions\": [], \"passthroughFunctions\": [], \"copyFunctions\": []}"
        let read = try ConfigurationLoader.parse(Array(text.utf8), file: "c")
        XCTAssertEqual([read.defaultStateFunctions, read.passthroughFunctions, read.copyFunctions], [[], [], []])
    }

    func testErrors() {
        let table: [(text: String, message: String)] = [
            ("", "c:1:1: error: expected a value, found the end of the text"),
            ("[]", "c:1:1: error: $: expected an object, found an array"),
            ("{\n  \"a\": 1,\n}", "c:3:1: error: expected a key in double quotes, found '}'"),
            ("{\"include\" []}", "c:1:12: error: expected ':' behind the key, found '['"),
            ("{\"include\": [\"a\"", "c:1:17: error: expected ',' or ']', found the end of the text"),
            ("{} x", "c:1:4: error: unexpected 'x' behind the end of the value"),
            ("{\"include\": \"a\nb\"}", "c:1:15: error: a control character in a string; write it as an escape"),
            ("{\"include\": \"a", "c:1:13: error: the string that begins here does not end"),
            ("{\"windowLabel\": \"\\q\"}", "c:1:18: error: an unknown escape"),
            ("{\"a\": nul}", "c:1:7: error: expected a value, found 'n'"),
            (
                "{\"include\": [], \"include\": []}",
                "c:1:17: error: the key \"include\" stands here a second time"
            ),
            (
                "{\n  \"actionProtocol\": []}",
                "c:2:3: error: $.actionProtocol: unknown key; did you mean 'actionProtocols'?"
            ),
            ("{\"actionProtocols\": [1]}", "c:1:22: error: $.actionProtocols[0]: expected a string, found a number"),
            (
                "{\"actionProtocols\": \"A\"}",
                "c:1:21: error: $.actionProtocols: expected an array of strings, found a string"
            ),
            ("{\"actionProtocols\": []}", "c:1:21: error: $.actionProtocols: expected at least one name"),
            ("{\"windowLabel\": null}", "c:1:17: error: $.windowLabel: expected a string, found null"),
            ("{\"windowLabel\": true}", "c:1:17: error: $.windowLabel: expected a string, found a boolean"),
            (
                "{\"lineWidth\": \"100\"}",
                "c:1:15: error: $.lineWidth: expected a whole number, found a string"
            ),
            ("{\"lineWidth\": 99.5}", "c:1:15: error: $.lineWidth: expected a whole number, found 99.5"),
            ("{\"lineWidth\": 39}", "c:1:15: error: $.lineWidth: expected at least 40, found 39"),
            ("{\"copyFunctions\": [1]}", "c:1:20: error: $.copyFunctions[0]: expected a string, found a number"),
            (
                "{\"testFolderMarkers\": [\"\"]}",
                "c:1:24: error: $.testFolderMarkers[0]: expected a string that is not empty"
            ),
            ("{\"exclude\": [\"[a\"]}", "c:1:13: error: $.exclude[0]: '[a' is not a valid pattern"),
            (
                "{\"windowLabel\": 1,\n\"actionTypeLabel\": {}}",
                "c:1:17: error: $.windowLabel: expected a string, found a number\n"
                    + "c:2:20: error: $.actionTypeLabel: expected a string, found an object"
            ),
        ]
        for (text, message) in table {
            XCTAssertThrowsError(try ConfigurationLoader.parse(Array(text.utf8), file: "c"), text) { error in
                XCTAssertEqual("\(error)", message)
            }
        }
        XCTAssertThrowsError(try ConfigurationLoader.parse(Array("{\"colour\": 1}".utf8), file: "c")) { error in
            XCTAssertTrue("\(error)".contains("unknown key; the keys are actionProtocols, "), "\(error)")
        }
    }

    func testNearestFile() throws {
        let folder = try TemporaryFolder(for: self)
        try folder.makeFolder("a/b/c")
        try folder.write("{}", to: ".migrator.json")
        XCTAssertEqual(ConfigurationLoader.nearestFile(from: folder.path + "/a/b/c"), folder.path + "/.migrator.json")
        try folder.write("{}", to: "a/b/.migrator.json")
        XCTAssertEqual(
            ConfigurationLoader.nearestFile(from: folder.path + "/a/b/c"), folder.path + "/a/b/.migrator.json")
    }

    func testFileThatIsNotThere() throws {
        let folder = try TemporaryFolder(for: self)
        XCTAssertThrowsError(try ConfigurationLoader.load(file: folder.path + "/c.json")) { error in
            XCTAssertEqual(error as? DocumentError, .notFound(.configuration, file: folder.path + "/c.json"))
        }
        XCTAssertThrowsError(try ConfigurationLoader.load(file: folder.path)) { error in
            XCTAssertEqual(
                error as? DocumentError,
                .unreadable(.configuration, file: folder.path, reason: "Is a directory"))
        }
    }

    func testEscapesInStrings() throws {
        let value = try JSONParser.parse(Array(#""\" \\ \/ \b\f\n\r\t é \ud83e\udd8a \ud800""#.utf8))
        XCTAssertEqual(value.content, .string("\" \\ / \u{8}\u{c}\n\r\t é 🦊 \u{FFFD}"))
        let deep = Array(repeating: UInt8(ascii: "["), count: 100_000)
        XCTAssertThrowsError(try JSONParser.parse(deep))
    }
}
