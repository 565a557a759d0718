// swift-tools-version: 6.0
import Foundation
import PackageDescription

// The parser is the toolchain's own SwiftSyntax, so that the package has no dependencies and always reads the language
// version of the compiler it is built with.
let hostLibraries = HostLibraries.locate()
let parserLibraries = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"]

// The module that SwiftPM generates to run the tests takes no settings from here. It finds SwiftSyntax because the modules
// that it imports carry their search paths with them, which is what the second flag does.
let compilerFlags: [SwiftSetting] = [
    .unsafeFlags(["-I", hostLibraries, "-Xfrontend", "-serialize-debugging-options"])
]
let linkerFlags: [LinkerSetting] = [
    .unsafeFlags(
        ["-L", hostLibraries, "-Xlinker", "-rpath", "-Xlinker", hostLibraries] + parserLibraries.map { "-l\($0)" })
]

let package = Package(
    name: "migrator",
    platforms: [.macOS(.v13)],
    products: [
        .executable(name: "migrator", targets: ["Migrator"]),
        .library(name: "MigratorCore", targets: ["MigratorCore"]),
    ],
    targets: [
        .target(name: "MigratorCore", swiftSettings: compilerFlags, linkerSettings: linkerFlags),
        .executableTarget(
            name: "Migrator", dependencies: ["MigratorCore"], swiftSettings: compilerFlags, linkerSettings: linkerFlags),
        .testTarget(
            name: "MigratorCoreTests", dependencies: ["MigratorCore"], exclude: ["Fixtures"],
            swiftSettings: compilerFlags,
            linkerSettings: linkerFlags),
        .testTarget(
            name: "MigratorTests", dependencies: ["Migrator", "MigratorCore"], exclude: ["Fixtures"],
            swiftSettings: compilerFlags, linkerSettings: linkerFlags),
    ],
    swiftLanguageModes: [.v6]
)

/// Finds the folder of a toolchain that holds SwiftSyntax as modules and shared libraries.
enum HostLibraries {
    static let variable = "MIGRATOR_SWIFT_HOST_LIBRARIES"

    static func locate() -> String {
        let environment = ProcessInfo.processInfo.environment
        if let folder = environment[variable], !folder.isEmpty {
            guard holdsParser(folder) else {
                fail("\(variable) is \(folder), but there is no \(probe) in it. \(advice)")
            }
            return folder
        }
        var candidates: [String] = []
        for path in loadedManifestLibraries() + programs(environment) {
            var folder = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            while folder.path.count > 1 {
                folder.deleteLastPathComponent()
                for part in ["lib/swift/host", "usr/lib/swift/host"] {
                    let candidate = folder.appendingPathComponent(part).path
                    if !candidates.contains(candidate) {
                        candidates.append(candidate)
                    }
                }
            }
        }
        if let folder = candidates.first(where: holdsParser) {
            return folder
        }
        fail("No \(probe) was found. Looked in: \(candidates.joined(separator: ", ")). \(advice)")
    }

    /// Ends with a message. `fatalError` would bury it under a backtrace.
    private static func fail(_ message: String) -> Never {
        FileHandle.standardError.write(Data("error: \(message)\n".utf8))
        exit(1)
    }

    private static let probe = "SwiftParser.swiftmodule"
    private static let advice = """
        migrator is built with the SwiftSyntax that a swift.org toolchain ships in usr/lib/swift/host. Set \(variable) to \
        that folder, for example: \(variable)=/path/to/toolchain/usr/lib/swift/host swift build
        """

    private static func holdsParser(_ folder: String) -> Bool {
        FileManager.default.fileExists(atPath: folder + "/" + probe)
    }

    /// This manifest runs with a library of the toolchain that builds the package: the surest sign of which one it is.
    private static func loadedManifestLibraries() -> [String] {
        #if os(Linux)
            let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
            return maps.split(separator: "\n").compactMap { line in
                guard line.hasSuffix("/libPackageDescription.so"), let start = line.firstIndex(of: "/") else {
                    return nil
                }
                return String(line[start...])
            }
        #elseif canImport(Darwin)
            return (0..<_dyld_image_count()).compactMap { index in
                let path = _dyld_get_image_name(index).map { String(cString: $0) } ?? ""
                return path.hasSuffix("/libPackageDescription.dylib") ? path : nil
            }
        #else
            return []
        #endif
    }

    /// The `swift` that a shell would start.
    private static func programs(_ environment: [String: String]) -> [String] {
        (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }.filter {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
