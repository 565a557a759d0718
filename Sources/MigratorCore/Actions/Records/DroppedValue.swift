/// A field that the modern case does not carry.
public struct DroppedValue: Codable, Equatable, Sendable {
    /// Why it goes.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// Provided, read by nobody.
        case unused
        /// Read, provided by nobody.
        case neverProvided
    }

    /// The payload field.
    public var field: String
    /// Its type without the outer `?`.
    public var type: String
    /// Whether it would be optional if it were kept.
    public var optional: Bool
    /// Why it goes.
    public var reason: Reason

    /// A field that goes.
    public init(field: String, type: String, optional: Bool, reason: Reason) {
        self.field = field
        self.type = type
        self.optional = optional
        self.reason = reason
    }
}
