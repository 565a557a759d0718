/// One value that the modern case carries.
public struct PayloadValue: Codable, Equatable, Sendable {
    /// Label of the associated value.
    public var name: String
    /// The property's type without its outer `?`.
    public var type: String
    /// Whether some site may not give it.
    public var optional: Bool

    /// A value.
    public init(name: String, type: String, optional: Bool) {
        self.name = name
        self.type = type
        self.optional = optional
    }
}
