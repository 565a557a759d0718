/// A modern case that takes the sites with certain constants out of another one.
public struct PlannedSplit: Codable, Equatable, Sendable {
    /// Name of the modern case.
    public var name: String
    /// Payload field -> the constant, as written at the sites (cases of enums with a leading dot).
    public var when: [String: String]

    /// A split.
    public init(name: String, when: [String: String]) {
        self.name = name
        self.when = when
    }
}
