/// An action struct or, in older code, an action class.
public struct ActionRecord: Codable, Equatable, Sendable {
    /// What the action is declared as.
    public enum Kind: String, Codable, Sendable {
        case `struct`, `class`
    }

    /// Name of the type.
    public var name: String
    /// Struct or class.
    public var kind: Kind
    /// Path relative to the root, with `/`.
    public var file: String
    /// Line of the declaration, 1-based.
    public var line: Int
    /// Declared in test code.
    public var test: Bool
    /// Payload fields in the order of their declaration.
    public var fields: [FieldRecord]
    /// Action types whose cases production sites dispatch in this struct, sorted.
    public var actionTypes: [String]
    /// True when it has no action type: it is of another form than the one that is migrated.
    public var plain: Bool?

    /// An action of what is given.
    public init(
        name: String, kind: Kind, file: String, line: Int, test: Bool, fields: [FieldRecord], actionTypes: [String],
        plain: Bool? = nil
    ) {
        self.name = name
        self.kind = kind
        self.file = file
        self.line = line
        self.test = test
        self.fields = fields
        self.actionTypes = actionTypes
        self.plain = plain
    }
}
