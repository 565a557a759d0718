import XCTest

@testable import MigratorCore

/// What a file imports.
final class ImportedModuleTests: XCTestCase {
    func testImports() {
        let table: [(source: String, expected: [ImportedModule])] = [
            ("", []),
            ("let a = 1\n", []),
            ("import A\n", [.init(path: ["A"])]),
            (
                "import A\nimport B; import C\nstruct S {}\n",
                [.init(path: ["A"]), .init(path: ["B"]), .init(path: ["C"])]
            ),
            ("import os.log", [.init(path: ["os", "log"])]),
            ("import struct A.S\nimport func B.f", [.init(path: ["A"]), .init(path: ["B"])]),
            ("@testable import A", [.init(path: ["A"], isTestable: true)]),
            ("@_exported\npublic import A", [.init(path: ["A"])]),
            (
                "#if canImport(A)\nimport A\n#else\nimport B\n#endif",
                [.init(path: ["A"], isGuarded: true), .init(path: ["B"])]
            ),
            ("#if DEBUG && canImport(A)\nimport A\n#endif", [.init(path: ["A"], isGuarded: true)]),
            ("#if DEBUG\nimport A\n#endif", [.init(path: ["A"])]),
            // The word in comments, strings and names is none.
            ("// import A\n/* import B */\nlet a = \"import C\"\nlet important = 1\nfunc imported() {}\n", []),
            ("let text = \"\"\"\nimport A\n\"\"\"\nimport B\n", [.init(path: ["B"])]),
        ]
        for (source, expected) in table {
            XCTAssertEqual(ImportedModule.all(in: Array(source.utf8)), expected, source)
        }
    }

    func testStandIns() {
        let imports = [
            ImportedModule(path: ["os", "log"]), .init(path: ["UIKit"]), .init(path: ["Foundation", "NSDate"]),
        ]
        XCTAssertEqual(
            PlatformStandIns.moduleMap(["os", "UIKit"], imports: imports),
            "module UIKit { }\nmodule os { module log {} }\n")
        XCTAssertEqual(
            PlatformStandIns.missing(in: "q.swift:2:2: error: missing UIKit\n#error(\"missing A\")\n"), ["UIKit"])
    }
}
