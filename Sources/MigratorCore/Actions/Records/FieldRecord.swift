/// A payload field of an action struct.
public struct FieldRecord: Codable, Equatable, Sendable {
    /// Name of the property.
    public var name: String
    /// The declared type as written.
    public var type: String
    /// Whether the type is an optional.
    public var optional: Bool
    /// The initialiser's default as written, `nil` when the argument must be given.
    @ExplicitNull public var `default`: String?
    /// The cases of the field's type when that is an enum of the tree; empty for other types.
    public var cases: [String]

    /// A field.
    public init(name: String, type: String, optional: Bool, default: String?, cases: [String] = []) {
        self.name = name
        self.type = type
        self.optional = optional
        self.default = `default`
        self.cases = cases
    }
}
