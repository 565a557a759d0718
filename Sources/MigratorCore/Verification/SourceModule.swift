/// A module of a tree: files that are compiled together.
struct SourceModule: Equatable, Sendable {
    /// What two trees call the same module by: names alone may come twice in a tree.
    struct Identity: Hashable, Sendable {
        /// Relative to the root; empty for the root.
        var folder: String
        var name: String
    }

    var identity: Identity
    /// Paths relative to the root, sorted by bytes.
    var files: [String]
    var settings = CompilerSettings()
    /// Modules with the same package see what is declared `package`.
    var package: String?

    var name: String { identity.name }

    /// The name that the compiler accepts for what a folder or a target is called.
    static func identifier(_ name: String) -> String {
        let text = String(name.unicodeScalars.map { isIdentifier($0) ? Character($0) : "_" })
        return text.first?.isNumber == true ? "_" + text : text.isEmpty ? "_" : text
    }

    private static func isIdentifier(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
