/// Name and version of the program that wrote a report.
public struct ToolIdentity: Codable, Equatable, Sendable {
    /// This program.
    public static let current = ToolIdentity(name: "migrator", version: "0.1.0")

    /// `migrator`.
    public var name: String
    /// Major, minor and patch, with dots.
    public var version: String

    /// A program.
    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}
