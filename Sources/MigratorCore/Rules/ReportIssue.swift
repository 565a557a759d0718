/// Something that somebody should look at: remaining work, or a finding.
public struct ReportIssue: Codable, Equatable, Sendable {
    /// kebab-case, the name of its page in the documentation: `untraced-action-type`, `required-but-omitted`.
    public var code: String
    /// How much it matters.
    public var severity: Severity
    /// Where it is.
    public var place: SourcePlace
    /// `Type.case`, or what else it is about (a state, a provider, a function); never a line number.
    public var symbol: String
    /// A sentence.
    public var message: String
    /// Owners of the file.
    public var owners: [String]
    /// Further places.
    public var evidence: [SourcePlace]
    /// Among the issues of a code how much comes of it, the most first: 0, 1, 2; nil where that is all the same. It only orders,
    /// and is in no format.
    var rank: Int?

    enum CodingKeys: String, CodingKey {
        case code, severity, place, symbol, message, owners, evidence
    }

    /// Something to look at.
    public init(
        code: String, severity: Severity, place: SourcePlace, symbol: String, message: String, owners: [String],
        evidence: [SourcePlace]
    ) {
        self.code = code
        self.severity = severity
        self.place = place
        self.symbol = symbol
        self.message = message
        self.owners = owners
        self.evidence = evidence
    }

    /// What stays the same when lines move: code, path and symbol.
    public var identity: String { "\(code)|\(place.file)|\(symbol)" }
}
