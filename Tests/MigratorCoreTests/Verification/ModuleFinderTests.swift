import XCTest

@testable import MigratorCore

/// Which files are compiled together.
final class ModuleFinderTests: XCTestCase {
    /// A tree in words: `path: imports`.
    private func tree(_ files: [String], projects: [String] = [], manifests: [String: String] = [:])
        -> ModuleFinder.Tree
    {
        var tree = ModuleFinder.Tree(files: [], projects: projects)
        for file in files {
            let parts = file.components(separatedBy: ": ")
            tree.files.append(parts[0])
            let names = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
            tree.imports[parts[0]] = names.map { name in
                ImportedModule(path: [name.replacing("@", with: "")], isTestable: name.hasPrefix("@"))
            }
        }
        tree.manifests = manifests.mapValues { PackageManifest(bytes: Array($0.utf8)) }
        return tree
    }

    private func modules(_ tree: ModuleFinder.Tree) -> [String] {
        let imported = Set(tree.imports.values.joined().map(\.name))
        return ModuleFinder.modules(of: tree, imported: imported, external: ["Foundation", "XCTest"]).map {
            "\($0.name) in \($0.identity.folder): \($0.files.joined(separator: " "))"
        }
    }

    func testPackages() {
        let manifest = """
            let package = Package(name: "P", targets: [
                .target(name: "A"), .target(name: "B-C", path: "Other", exclude: ["out"]), .testTarget(name: "ATests"),
            ])
            """
        let files = [
            "Other/b.swift", "Other/out/c.swift", "Package.swift", "Sources/A/Inner/b.swift", "Sources/A/a.swift",
            "Sources/Made/m.swift", "Tests/ATests/t.swift",
        ]
        XCTAssertEqual(
            modules(tree(files, manifests: ["": manifest])),
            [
                "B_C in Other: Other/b.swift", "Other in Other: Other/out/c.swift",
                "A in Sources/A: Sources/A/Inner/b.swift Sources/A/a.swift",
                "Made in Sources/Made: Sources/Made/m.swift",
                "ATests in Tests/ATests: Tests/ATests/t.swift",
            ])
        let nested = modules(
            tree(
                ["x/Kit/Package.swift", "x/Kit/Sources/a.swift"],
                manifests: [
                    "x/Kit": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
                ]))
        XCTAssertEqual(nested, ["Kit in x/Kit/Sources: x/Kit/Sources/a.swift"])
    }

    func testFolders() {
        let table: [(files: [String], projects: [String], expected: [String])] = [
            // Nothing is known: one program.
            (["Models/a.swift", "Views/b.swift: UIKit"], [], ["Main in : Models/a.swift Views/b.swift"]),
            // A folder is a module when others import its name.
            (
                ["App/a.swift: Kit", "AppTests/t.swift: @App", "Kit/k.swift"], [],
                ["App in App: App/a.swift", "AppTests in AppTests: AppTests/t.swift", "Kit in Kit: Kit/k.swift"]
            ),
            // The files in it that extend a module import it, and the outermost name counts.
            (
                ["App/UIKit/v.swift: UIKit", "App/Kit/a.swift", "Tests/One/t.swift: @App Kit"], [],
                ["App in App: App/UIKit/v.swift App/Kit/a.swift", "One in Tests/One: Tests/One/t.swift"]
            ),
            // What is beside the application and has no name of its own belongs to it.
            (
                [
                    "ios/App/a.swift", "ios/App/b.swift", "ios/Helpers/h.swift", "ios/Kit/k.swift",
                    "ios/AppTests/t.swift: @App Kit",
                ],
                [],
                [
                    "App in ios/App: ios/App/a.swift ios/App/b.swift ios/Helpers/h.swift",
                    "AppTests in ios/AppTests: ios/AppTests/t.swift", "Kit in ios/Kit: ios/Kit/k.swift",
                ]
            ),
            // A project gives its folder and its name.
            (
                ["x/App/a.swift", "x/Other/b.swift", "y/c.swift"], ["x/App.xcodeproj", "y/Tool.xcodeproj"],
                ["App in x/App: x/App/a.swift x/Other/b.swift", "Tool in y: y/c.swift"]
            ),
            // Tests name a program that no folder is named after.
            (
                ["f/Code/a.swift", "f/fTests/t.swift: @Fox"], [],
                ["Fox in f: f/Code/a.swift", "fTests in f/fTests: f/fTests/t.swift"]
            ),
        ]
        for (files, projects, expected) in table {
            XCTAssertEqual(modules(tree(files, projects: projects)), expected, "\(files)")
        }
    }

    func testGraph() {
        let named = { (folder: String, name: String, files: [String]) in
            SourceModule(identity: .init(folder: folder, name: name), files: files)
        }
        let imports: [String: [ImportedModule]] = [
            "a": [.init(path: ["B"]), .init(path: ["UIKit"]), .init(path: ["A"])], "b": [.init(path: ["C"])],
            "c": [.init(path: ["B"])], "t": [.init(path: ["A"])],
        ]
        let graph = ModuleGraph(
            [
                named("x/A", "A", ["a"]), named("x/B", "B", ["b"]), named("x/C", "C", ["c"]), named("y/A", "A", ["o"]),
                named("y/T", "T", ["t"]),
            ], imports: imports)
        XCTAssertEqual(graph.imports, [[1], [2], [], [], [3]], "the circle of B and C is cut, the nearest A is taken")
        XCTAssertEqual(graph.order, [2, 1, 0, 3, 4])
        XCTAssertEqual(graph.closure(of: 0), [1, 2])
    }
}
