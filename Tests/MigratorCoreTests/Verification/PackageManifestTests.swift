import XCTest

@testable import MigratorCore

/// What is read of a `Package.swift`.
final class PackageManifestTests: XCTestCase {
    private func manifest(_ targets: String, tools: String = "5.9", more: String = "") -> PackageManifest {
        PackageManifest(
            bytes: Array(
                """
                // swift-tools-version:\(tools)
                import PackageDescription
                let core = "Core"
                let package = Package(name: "P", products: [.library(name: "L", targets: ["A"])], targets: [
                \(targets)
                ]\(more))
                """.utf8))
    }

    func testTargets() {
        let table: [(text: String, names: [String], folders: [[String]])] = [
            ("", [], []),
            (".target(name: \"A\")", ["A"], [["Sources/A", "Source/A", "src/A", "srcs/A"]]),
            (
                ".testTarget(name: \"T\", dependencies: [\"A\"])", ["T"],
                [["Tests/T", "Sources/T", "Source/T", "src/T", "srcs/T"]]
            ),
            (".executableTarget(name: \"A\", path: \"./Code\")", ["A"], [["./Code"]]),
            (".plugin(name: \"G\", capability: .buildTool())", ["G"], [["Plugins/G"]]),
            (".target(name: core, path: \"X\")", ["Core"], [["X"]]),
            // What a target depends on is not declared by it, and a binary has no sources.
            (
                ".target(name: \"A\", dependencies: [.target(name: \"B\"), .product(name: \"C\", package: \"c\")])",
                ["A"],
                [
                    ["Sources/A", "Source/A", "src/A", "srcs/A"]
                ]
            ),
            (".binaryTarget(name: \"A\", path: \"A.xcframework\")", [], []),
            (".target(name: \"A\\(1)\")", [], []),
        ]
        for (text, names, folders) in table {
            let targets = manifest(text).targets
            XCTAssertEqual(targets.map(\.name), names, text)
            XCTAssertEqual(targets.map(\.folders), folders, text)
        }
        let target = manifest(".target(name: \"A\", exclude: [\"x\", \"y.swift\"], sources: [\"z\"])").targets[0]
        XCTAssertEqual(target.exclude, ["x", "y.swift"])
        XCTAssertEqual(target.sources, ["z"])
    }

    func testSettings() {
        let one = { (settings: String) in ".target(name: \"A\", swiftSettings: [\(settings)])" }
        XCTAssertEqual(manifest(one("")).targets[0].settings.languageVersion, "5")
        XCTAssertEqual(manifest(one(""), tools: " 6.2").targets[0].settings.languageVersion, "6")
        XCTAssertEqual(
            manifest(one(""), tools: "6.0", more: ", swiftLanguageModes: [.v5]").targets[0].settings.languageVersion,
            "5")
        XCTAssertEqual(manifest(one(".swiftLanguageMode(.v5)"), tools: "6.0").targets[0].settings.languageVersion, "5")
        let settings = manifest(
            one(
                ".define(\"X\"), .enableUpcomingFeature(\"Y\"), .unsafeFlags([\"-load-plugin-library\", \"z\"]), "
                    + ".defaultIsolation(MainActor.self)")
        ).targets[0].settings
        XCTAssertEqual(
            settings,
            CompilerSettings(
                languageVersion: "5", defines: ["X"], upcomingFeatures: ["Y"], defaultIsolation: "MainActor"))
    }
}
