import Foundation
import XCTest

/// The order of the layers holds in the sources themselves.
///
/// `MIGRATOR_LAYER_MATRIX=FILE swift test --filter LayerTests` writes the table of folders into FILE, with
/// `MIGRATOR_LAYER_SOURCES=FOLDER` that of another tree.
final class LayerTests: XCTestCase {
    private static let sources = Repository.root.appendingPathComponent("Sources/MigratorCore")

    func testNoFolderUsesOneBelowIt() throws {
        let dependencies = try SourceDependencies(root: Self.sources)
        XCTAssertEqual(
            dependencies.folders.filter { !LayerOrder.folders.contains($0) }, [], "folders without a place in the order"
        )
        let rank = Dictionary(uniqueKeysWithValues: zip(LayerOrder.folders, LayerOrder.folders.indices))
        var used: Set<LayerOrder.Exception> = []
        for use in dependencies.uses where rank[use.used, default: -1] > rank[use.folder, default: .max] {
            let arrow = LayerOrder.Exception(folder: use.folder, used: use.used, symbol: use.symbol)
            if LayerOrder.exceptions[arrow] != nil {
                used.insert(arrow)
            } else {
                XCTFail("\(use.file):\(use.line): \(use.folder) uses \(use.symbol) of \(use.used), which is below it")
            }
        }
        let gone = LayerOrder.exceptions.keys.filter { !used.contains($0) }
        XCTAssertEqual(gone, [], "these arrows are gone: take them out of the list")
    }

    func testMatrix() throws {
        let environment = ProcessInfo.processInfo.environment
        guard let file = environment["MIGRATOR_LAYER_MATRIX"] else {
            throw XCTSkip("MIGRATOR_LAYER_MATRIX names no file")
        }
        let root = environment["MIGRATOR_LAYER_SOURCES"].map { URL(fileURLWithPath: $0) } ?? Self.sources
        let dependencies = try SourceDependencies(root: root)
        try dependencies.matrix(order: LayerOrder.folders).write(toFile: file, atomically: true, encoding: .utf8)
    }

    /// `B/` uses something of `A/`.
    func testUses() {
        let table: [(declared: String, using: String, symbols: [String])] = [
            ("struct S {}", "let x: S", ["S"]),
            ("enum E { case a }", "let x = [E.a]", ["E"]),
            ("class C {}", "final class D: C {}", ["C"]),
            ("protocol P {}", "func f(_ p: some P) {}", ["P"]),
            ("typealias T = Int", "func f() -> T? { nil }", ["T"]),
            ("struct S { struct N {} }", "let x: S.N", ["S"]),
            ("struct S {}", "extension S { func f() {} }", ["S"]),
            ("func free() {}", "func g() { free() }", ["free"]),
            ("extension String { var twice: Self { self } }", "let x = \"\".twice", [".twice"]),
            ("extension String { var twice: Self { self } }", "let x = [\"\"].map(\\.twice)", [".twice"]),
            // A name in a comment or a string is none.
            ("struct S {}", "/// S\nlet x = \"S\"", []),
            // The file's own, a nested one and a generic parameter hide it.
            ("private struct S {}", "struct T { let s: S }", []),
            ("struct S {}", "struct T { struct S {}; let s: S }", []),
            ("struct S {}", "struct T { let s: S }; extension T { enum S {} }", []),
            ("struct S {}", "struct T<S> { let s: S }", []),
            ("struct S {}", "func f<S>(_ s: S) {}", []),
            // A member that several types have says nothing.
            ("extension String { var size: Int { 0 } }", "struct T { var size = 0 }; let x = T().size", []),
        ]
        for (declared, using, symbols) in table {
            let dependencies = SourceDependencies(files: [("A/a.swift", declared), ("B/b.swift", using)])
            XCTAssertEqual(dependencies.uses.map(\.symbol), symbols, "\(declared) / \(using)")
            XCTAssertTrue(dependencies.uses.allSatisfy { $0.folder == "B" && $0.used == "A" }, using)
        }
    }

    func testFolders() {
        let table = [
            ("Scan.swift", ""), ("Facts/Statement.swift", "Facts"), ("Facts/Lowering/TypeLowering.swift", "Facts"),
            ("Actions/Sites/Sites.swift", "Actions/Sites"), ("Actions/Reporting/HTML/Page.swift", "Actions/Reporting"),
        ]
        for (path, folder) in table { XCTAssertEqual(SourceDependencies.folder(of: path), folder) }
    }
}
