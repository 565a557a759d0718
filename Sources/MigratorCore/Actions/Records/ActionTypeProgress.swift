/// How far one action type is.
public struct ActionTypeProgress: Codable, Equatable, Sendable {
    /// Name of the action type, or of the modern action when it is done.
    public var name: String
    /// File of its declaration.
    public var file: String
    /// Line of its declaration, 1-based.
    public var line: Int
    /// Owners from `CODEOWNERS`; empty when nobody is named.
    public var owners: [String]
    /// Name of the proposed modern enum.
    public var modernEnum: String
    /// Structs that its cases are dispatched in.
    public var actions: [String]
    /// All of its cases.
    public var cases: Int
    /// Cases of the modern action.
    public var casesMigrated: Int
    /// Cases of which everything is understood.
    public var casesReady: Int
    /// Cases with a place in the remaining work.
    public var casesBlocked: Int
    /// Cases that are neither dispatched nor handled.
    public var casesDead: Int
    /// Production sites.
    public var sites: Int
    /// Test sites.
    public var testSites: Int
    /// Number of consumers that handle one of its cases.
    public var consumers: Int
    /// Number of findings of its cases.
    public var findings: Int

    /// An action type with these numbers.
    public init(
        name: String, file: String, line: Int, owners: [String], modernEnum: String, actions: [String], cases: Int,
        casesMigrated: Int, casesReady: Int, casesBlocked: Int, casesDead: Int, sites: Int, testSites: Int,
        consumers: Int, findings: Int
    ) {
        self.name = name
        self.file = file
        self.line = line
        self.owners = owners
        self.modernEnum = modernEnum
        self.actions = actions
        self.cases = cases
        self.casesMigrated = casesMigrated
        self.casesReady = casesReady
        self.casesBlocked = casesBlocked
        self.casesDead = casesDead
        self.sites = sites
        self.testSites = testSites
        self.consumers = consumers
        self.findings = findings
    }
}
