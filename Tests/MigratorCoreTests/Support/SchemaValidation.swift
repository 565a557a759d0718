import Foundation
import XCTest

/// Holds documents against a JSON Schema with the script of the package; skips the test where Python lacks what it needs.
enum SchemaValidation {
    static func check(_ documents: [String], schema: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "\(Repository.root.path)/Tests/Support/validate-schema.py", schema] + documents
        try process.run()
        process.waitUntilExit()
        try XCTSkipIf([77, 127].contains(process.terminationStatus), "needs Python with the package jsonschema")
        XCTAssertEqual(process.terminationStatus, 0, "the messages are on standard error")
    }
}
