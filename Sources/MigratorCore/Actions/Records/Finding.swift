/// Something about a case that was the cause of a real fault in migrations.
public struct Finding: Codable, Equatable, Sendable {
    /// What kind of thing was found.
    public enum Code: String, Codable, CaseIterable, Sendable {
        /// Provided, read by nobody.
        case unused
        /// Read, provided by nobody.
        case neverProvided
        /// A consumer requires the field, this site does not give it.
        case requiredButOmitted
        /// Sites that pass a literal while other sites pass something else.
        case constantAt
        /// nil keeps the old value for one consumer and clears it for another.
        case nilMeans
        /// Dispatched in more than one action struct.
        case severalStructs
        /// Dispatched, but handled by nobody.
        case dispatchedUnhandled
        /// Handled, but dispatched by nobody.
        case handledNeverDispatched
        /// Neither dispatched nor handled.
        case dead
    }

    /// What kind of thing this is.
    public var code: Code
    /// The payload field concerned, if it is about one.
    @ExplicitNull public var field: String?
    /// A sentence.
    public var message: String
    /// The places that show it.
    public var evidence: [SourcePlace]
    /// How the field is read that nobody provides; nil for other findings.
    public var read: ReadKind?

    /// A finding.
    public init(code: Code, field: String?, message: String, evidence: [SourcePlace], read: ReadKind? = nil) {
        self.code = code
        self.field = field
        self.message = message
        self.evidence = evidence
        self.read = read
    }
}
