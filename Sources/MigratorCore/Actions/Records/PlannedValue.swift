/// A value that the modern case carries.
public struct PlannedValue: Codable, Equatable, Sendable {
    /// The payload field that it is.
    public var field: String
    /// Label of the associated value, or name of the payload struct's property. Editable.
    public var name: String
    /// The type without its outer `?`.
    public var type: String
    /// Whether it may be nil; may be set where it is not.
    public var optional: Bool

    /// A value.
    public init(field: String, name: String, type: String, optional: Bool) {
        self.field = field
        self.name = name
        self.type = type
        self.optional = optional
    }

    var declaredType: String { PayloadValue(name: name, type: type, optional: optional).declaredType }
}
