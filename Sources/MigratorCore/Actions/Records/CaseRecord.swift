/// All that is known of one action case.
public struct CaseRecord: Codable, Equatable, Sendable {
    /// The action type.
    public var type: String
    /// The name of the case.
    public var `case`: String
    /// Path relative to the root, with `/`.
    public var file: String
    /// Line of the declaration, 1-based.
    public var line: Int
    /// Declared in test code.
    public var test: Bool
    /// Text of the `///` comment in front of the case, without the markers.
    @ExplicitNull public var documentation: String?
    /// Access level of the action type as written; nil when none is written.
    @ExplicitNull public var access: String?
    /// Action structs that production sites dispatch it in, sorted.
    public var actions: [String]
    /// Constructor calls that can carry the case, by file, line and column.
    public var sites: [SiteRecord]
    /// Payload field -> the strongest read over all production consumers.
    public var reads: [String: ReadKind]
    /// Production consumers that select the case, sorted.
    public var handledBy: [String]
    /// In the struct's field order.
    public var payload: [PayloadValue]
    /// Payload fields that a production site provides and nobody reads, sorted.
    public var unused: [String]
    /// Payload fields that a consumer reads and nobody provides, sorted.
    public var neverProvided: [String]
    /// The modern form; nil when there is none to propose.
    @ExplicitNull public var proposal: Proposal?
    /// Where it stands in the migration.
    public var status: CaseStatus
    /// Whether everything that the facts rest on was resolved.
    public var confidence: Confidence
    /// Why the confidence is low; empty when it is high.
    public var confidenceReasons: [String]
    /// What deserves a look before the case is migrated.
    public var findings: [Finding]
    /// Production reads of payload fields, by file, line and column.
    public var readEvidence: [ReadEvidence]
    /// Where production consumers select the case, by file, line and column.
    public var handlerEvidence: [HandlerEvidence]

    /// A case of which nothing is known but its declaration.
    public init(type: String, case: String, file: String, line: Int, test: Bool) {
        self.type = type
        self.case = `case`
        self.file = file
        self.line = line
        self.test = test
        documentation = nil
        access = nil
        actions = []
        sites = []
        reads = [:]
        handledBy = []
        payload = []
        unused = []
        neverProvided = []
        proposal = nil
        status = .ready
        confidence = .high
        confidenceReasons = []
        findings = []
        readEvidence = []
        handlerEvidence = []
    }

    /// `Type.case`, the identity of a case in plans, baselines and messages.
    public var symbol: String { "\(type).\(`case`)" }
}
