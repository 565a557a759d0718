import Foundation
import XCTest

@testable import MigratorCore

/// The catalogue, the schemas and the documentation name the same codes.
final class CatalogueTests: XCTestCase {
    private func text(_ path: String) throws -> String {
        try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
    }

    private func names(_ kinds: ReportCode.Kind...) -> Set<String> {
        Set(kinds.flatMap(Catalogue.codes).map(\.name))
    }

    // MARK: The catalogue itself

    func testEveryCodeIsOneOfAKind() {
        XCTAssertEqual(Set(Catalogue.all.map(\.name)).count, Catalogue.all.count)
        for kind in ReportCode.Kind.allCases where kind != .unknown {
            XCTAssertFalse(Catalogue.codes(kind).isEmpty, kind.rawValue)
        }
        for code in Catalogue.all {
            XCTAssertEqual(Catalogue.code(named: code.name), code)
            XCTAssertFalse(code.title.isEmpty || code.title.hasSuffix("."), code.name)
            XCTAssertTrue(code.explanation.hasSuffix("."), code.name)
        }
    }

    func testUnknownCode() {
        XCTAssertNil(Catalogue.code(named: "of-another-version"))
        let code = Catalogue.code(of: "of-another-version")
        XCTAssertEqual([code.name, code.title], ["of-another-version", "of-another-version"])
        XCTAssertNil(code.page)
    }

    /// What enums of records are called in JSON.
    func testRecordsAreOfTheCatalogue() {
        XCTAssertEqual(Set(Finding.Code.allCases.map(\.reportCode.name)), names(.finding))
        XCTAssertEqual(Finding.Code.byImportance.count, Finding.Code.allCases.count)
        XCTAssertEqual(Set(PlanSuggestion.Kind.allCases.map(\.rawValue)), names(.suggestion))
        for kind in PlanSuggestion.Kind.allCases { XCTAssertEqual(kind.reportCode.name, kind.rawValue) }
        let problems: [FileProblem.Code] = [.syntaxError, .unreadable, .notUTF8, .brokenLink, .unreadableFolder]
        XCTAssertEqual(Set(problems.map(\.reportCode.name)), names(.fileProblem))
        for code in problems { XCTAssertEqual(code.reportCode.name, code.rawValue) }
        XCTAssertEqual(Guidelines.codes, Catalogue.codes(.guideline).map(\.name))
    }

    // MARK: Documentation

    /// A page for each code and nothing else, each under its code, all in the list of the folder.
    func testPages() throws {
        let folders: [(folder: String, kinds: [ReportCode.Kind])] = [
            ("docs/findings", [.finding]), ("docs/remaining", [.remaining, .refusal]),
            ("docs/guidelines", [.guideline]),
        ]
        for (folder, kinds) in folders {
            let codes = kinds.flatMap(Catalogue.codes)
            let files = try FileManager.default.contentsOfDirectory(
                atPath: Repository.root.appendingPathComponent(folder).path)
            XCTAssertEqual(
                files.filter { $0 != "README.md" }.sorted(), codes.map { "\($0.name).md" }.sorted(), folder)
            let list = rows(of: try text("\(folder)/README.md"))
            XCTAssertEqual(list.map(\.code).sorted(), codes.map(documented).sorted(), folder)
            for code in codes {
                XCTAssertEqual(code.page, "\(folder)/\(code.name).md")
                let title = try text("\(folder)/\(code.name).md").prefix { $0 != "\n" }
                XCTAssertTrue(title.hasPrefix("# `\(documented(code))`"), code.name)
                let row = list.first { $0.code == documented(code) }
                XCTAssertEqual(row?.rest.contains("[\(code.name).md](\(code.name).md)"), true, code.name)
            }
        }
    }

    /// A section or a row for each.
    func testSections() throws {
        let suggestions = try text("docs/suggestions.md")
        let headings = suggestions.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
        XCTAssertEqual(headings, Catalogue.codes(.suggestion).map(\.name))
        XCTAssertEqual(rows(of: suggestions).map(\.code), Catalogue.codes(.suggestion).map(\.name))
        XCTAssertEqual(
            rows(of: try text("docs/check.md")).map(\.code).filter { $0.hasPrefix("legacy-") },
            Catalogue.codes(.legacyUse).map(\.name))
        XCTAssertEqual(
            rows(of: try text("docs/exit-status.md")).map(\.code), Catalogue.codes(.fileProblem).map(\.name))
    }

    /// The page of a code is there, with the heading that it points at.
    func testEveryPageIsThere() throws {
        for code in Catalogue.all {
            let parts = (code.page ?? "").split(separator: "#").map(String.init)
            let page = try text(parts[0])
            guard parts.count > 1 else { continue }
            let anchors = page.split(separator: "\n").filter { $0.hasPrefix("#") }.map { heading in
                heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-").replacing("`", with: "")
            }
            XCTAssertTrue(anchors.contains(parts[1]), "\(code.name): \(code.page ?? "")")
        }
    }

    /// What the documentation calls a code: findings stand there as in the JSON of a scan.
    private func documented(_ code: ReportCode) -> String {
        Finding.Code.allCases.first { $0.reportCode == code }?.rawValue ?? code.name
    }

    /// The rows of tables whose first cell is a code.
    private func rows(of markdown: String) -> [(code: String, rest: String)] {
        markdown.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.drop { $0 == " " } }
            guard line.hasPrefix("| `"), let first = cells.first else { return nil }
            return (String(first.dropFirst().prefix { $0 != "`" }), cells.dropFirst().joined(separator: "|"))
        }.filter { $0.code != "modern-…" }
    }

    // MARK: Schemas

    func testSchemas() throws {
        let uses = names(.legacyUse, .guideline, .remaining)
        let table: [(schema: String, path: String, codes: Set<String>)] = [
            ("scan", "finding.properties.code", Set(Finding.Code.allCases.map(\.rawValue))),
            ("scan", "problem.properties.code", names(.fileProblem)),
            ("report", "finding.properties.code", Set(Finding.Code.allCases.map(\.rawValue))),
            ("report", "problem.properties.code", names(.fileProblem)),
            ("plan", "suggestion.properties.kind", names(.suggestion)),
            ("apply", "remaining.properties.code", names(.refusal, .remaining)),
            ("baseline", "code", uses), ("check", "code", uses),
        ]
        for (schema, path, codes) in table {
            XCTAssertEqual(Set(try values(of: path, in: schema)), codes, "\(schema): \(path)")
        }
    }

    /// The `enum` of a definition in a schema.
    private func values(of path: String, in schema: String) throws -> [String] {
        let data = try Data(contentsOf: Repository.root.appendingPathComponent("docs/schemas/\(schema).schema.json"))
        var object = try XCTUnwrap(JSONSerialization.jsonObject(with: data) as? [String: Any])
        for key in ["$defs"] + path.split(separator: ".").map(String.init) {
            object = try XCTUnwrap(object[key] as? [String: Any], "\(schema): \(key) of \(path)")
        }
        return try XCTUnwrap(object["enum"] as? [String], "\(schema): \(path)")
    }
}
