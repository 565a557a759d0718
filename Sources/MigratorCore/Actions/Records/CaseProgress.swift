/// How far one case is, with what the pages of a report show of it.
public struct CaseProgress: Codable, Equatable, Sendable {
    /// `Type.case`
    public var symbol: String
    /// The action type.
    public var type: String
    /// The case.
    public var `case`: String
    /// File of its declaration.
    public var file: String
    /// Line of its declaration, 1-based.
    public var line: Int
    /// Owners from `CODEOWNERS`.
    public var owners: [String]
    /// Where it stands.
    public var status: CaseStatus
    /// Whether everything that its facts rest on was resolved.
    public var confidence: Confidence
    /// Why the confidence is low.
    public var confidenceReasons: [String]
    /// Codes of the remaining work that blocks it, sorted.
    public var blockedBy: [String]
    /// The values that the modern case carries.
    public var payload: [PayloadValue]
    /// The proposed modern form; nil for a migrated case.
    @ExplicitNull public var proposal: Proposal?
    /// Production and test sites.
    public var sites: [SiteRecord]
    /// Production consumers that select it.
    public var handledBy: [String]
    /// Where they select it.
    public var handlers: [HandlerEvidence]
    /// Payload field -> strongest read.
    public var reads: [String: ReadKind]
    /// Findings about it.
    public var findings: [Finding]

    /// The report's view of a case.
    public init(_ record: CaseRecord, owners: [String], blockedBy: [String]) {
        symbol = record.symbol
        type = record.type
        `case` = record.case
        file = record.file
        line = record.line
        self.owners = owners
        status = record.status
        confidence = record.confidence
        confidenceReasons = record.confidenceReasons
        self.blockedBy = blockedBy
        payload = record.payload
        proposal = record.status == .migrated ? nil : record.proposal
        sites = record.sites
        handledBy = record.handledBy
        handlers = record.handlerEvidence
        reads = record.reads
        findings = record.findings
    }
}
