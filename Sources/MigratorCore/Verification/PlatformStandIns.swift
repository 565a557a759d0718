/// Empty modules that stand in for those that are not there, so that imports of them are no errors and everything that uses
/// them is checked as far as it goes. They are modules of C, which need no compiling.
enum PlatformStandIns {
    /// The text of a `module.modulemap` with a module for each of the names.
    ///
    /// - Parameter imports: what is imported, for the modules inside of them.
    static func moduleMap(_ names: Set<String>, imports: some Sequence<ImportedModule>) -> String {
        var parts: [String: Set<String>] = [:]
        for item in imports where item.path.count > 1 { parts[item.name, default: []].insert(item.path[1]) }
        return names.sorted().map { name in
            let inner = parts[name, default: []].sorted().map { " module \($0) {}" }.joined()
            return "module \(name) {\(inner) }\n"
        }.joined()
    }

    /// A program that says by errors which of the modules are not there.
    static func question(_ names: some Sequence<String>) -> String {
        names.sorted().map { "#if !canImport(\($0))\n#error(\"missing \($0)\")\n#endif\n" }.joined()
    }

    /// The answer to `question`.
    static func missing(in output: String) -> Set<String> {
        let marker = "error: missing "
        return Set(
            output.linesAtLineFeeds.compactMap { line in
                line.firstRange(of: marker).map { String(line[$0.upperBound...]) }
            })
    }

    /// Modules of a platform pass on what Foundation has; a module that imports stand-ins gets it by this file.
    static let prelude = "@_exported import Foundation\n"

    /// The module of the types that are declared nowhere.
    static let typesModule = "MigratorPlatformTypes"

    /// The prelude of code that gets these types.
    static let preludeWithTypes = "@_exported import \(typesModule)\n"
}
