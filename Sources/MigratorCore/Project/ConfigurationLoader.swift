import Foundation

/// Reads `.migrator.json`.
public enum ConfigurationLoader {
    /// Name of the file that is looked for.
    public static let fileName = ".migrator.json"

    /// The nearest configuration file in a folder or above it.
    ///
    /// - Parameter folder: an absolute path.
    public static func nearestFile(from folder: String) -> String? {
        var folder = folder
        while true {
            let candidate = joinedPath(folder, fileName)
            if access(candidate, F_OK) == 0 { return candidate }
            guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
            folder = slash == folder.startIndex ? "/" : String(folder[..<slash])
        }
    }

    /// Reads a configuration file. Keys that are not in it have their defaults.
    public static func load(file: String) throws(DocumentError) -> Configuration {
        let bytes = try DocumentFile.bytes(of: file, .configuration)
        return try parse(bytes, file: file)
    }

    /// Parses the text of a configuration file.
    ///
    /// - Parameter file: what messages call it.
    static func parse(_ bytes: [UInt8], file: String) throws(DocumentError) -> Configuration {
        let value = try DocumentFile.parse(bytes, file: file)
        guard case .object(let members) = value.content else {
            let message = "expected an object, found \(value.typeName)"
            throw .invalid(file: file, [.init(position: value.position, path: "$", message: message)])
        }
        var configuration = Configuration()
        var issues: [DocumentError.Issue] = []
        for member in members where member.key != "$schema" {
            guard let key = ConfigurationKey(rawValue: member.key) else {
                let message = "unknown key; \(advice(for: member.key))"
                issues.append(.init(position: member.keyPosition, path: "$.\(member.key)", message: message))
                continue
            }
            do throws(ConfigurationKey.Misfit) {
                try key.read(member.value, into: &configuration)
            } catch {
                issues.append(.init(position: error.position, path: error.path, message: error.message))
            }
        }
        guard issues.isEmpty else { throw .invalid(file: file, issues) }
        return configuration
    }

    private static func advice(for key: String) -> String {
        let known = ConfigurationKey.allCases.map(\.rawValue)
        if let near = Suggestion.nearest(to: key, in: known) {
            return "did you mean '\(near)'?"
        }
        return "the keys are \(known.joined(separator: ", "))"
    }
}
