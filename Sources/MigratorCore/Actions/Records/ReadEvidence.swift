/// One read of a payload field by a consumer.
public struct ReadEvidence: Codable, Equatable, Sendable {
    /// The payload field.
    public var field: String
    /// How it is read.
    public var kind: ReadKind
    /// Where it is read.
    public var place: SourcePlace
    /// `Type.function` that reads.
    public var function: String

    /// A read.
    public init(field: String, kind: ReadKind, place: SourcePlace, function: String) {
        self.field = field
        self.kind = kind
        self.place = place
        self.function = function
    }
}
