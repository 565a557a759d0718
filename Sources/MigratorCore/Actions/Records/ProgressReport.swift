/// How far the migration is, and what stands in its way: what `migrator report` shows in every format.
///
/// The JSON form is part of the tool's interface (`docs/schemas/report.schema.json`): keys may be added, never renamed.
public struct ProgressReport: Codable, Equatable, Sendable {
    /// Version of the JSON form; it changes only when a key changes its meaning.
    public static let currentSchemaVersion = 1

    /// See `currentSchemaVersion`.
    public var schemaVersion: Int
    /// The program that wrote the report.
    public var tool: ToolIdentity
    /// Absolute path of the scanned folder.
    public var root: String
    /// The commit that is checked out; nil outside of a git work tree.
    @ExplicitNull public var commit: String?
    /// The revision that the report is restricted to the changes from; nil when it is about everything.
    @ExplicitNull public var since: String?
    /// Sums over everything, whatever `since` says.
    public var totals: ProgressTotals
    /// Action types by file, then in declaration order.
    public var actionTypes: [ActionTypeProgress]
    /// Cases by file of the action type, then in declaration order.
    public var cases: [CaseProgress]
    /// Production reducers by file and line.
    public var reducers: [ReducerRecord]
    /// Production middleware providers by file and line.
    public var middlewares: [MiddlewareRecord]
    /// Remaining work and findings, by file, line and column.
    public var issues: [ReportIssue]
    /// Earlier runs, oldest first, then this one; empty without a history file.
    public var history: [HistoryEntry]
    /// What the history says of the end; nil when it says nothing.
    @ExplicitNull public var forecast: Forecast?
    /// Files that could not be used, or only in part.
    public var problems: [FileProblem]

    /// A report without history.
    public init(
        tool: ToolIdentity, root: String, commit: String?, since: String?, totals: ProgressTotals,
        actionTypes: [ActionTypeProgress], cases: [CaseProgress], reducers: [ReducerRecord],
        middlewares: [MiddlewareRecord], issues: [ReportIssue], problems: [FileProblem]
    ) {
        schemaVersion = Self.currentSchemaVersion
        self.tool = tool
        self.root = root
        self.commit = commit
        self.since = since
        self.totals = totals
        self.actionTypes = actionTypes
        self.cases = cases
        self.reducers = reducers
        self.middlewares = middlewares
        self.issues = issues
        history = []
        forecast = nil
        self.problems = problems
    }
}

/// Sums of production code. `cases` is always `casesMigrated + casesReady + casesBlocked + casesDead`.
public struct ProgressTotals: Codable, Equatable, Sendable {
    /// Legacy action structs.
    public var actionStructs = 0
    /// Legacy action types.
    public var actionTypes = 0
    /// Legacy and modern cases.
    public var cases = 0
    /// Cases of modern actions.
    public var casesMigrated = 0
    /// Cases of which everything is understood.
    public var casesReady = 0
    /// Cases with a place in the remaining work.
    public var casesBlocked = 0
    /// Cases that are neither dispatched nor handled.
    public var casesDead = 0
    /// Places that construct a legacy action.
    public var sites = 0
    /// Places that construct a modern action.
    public var sitesMigrated = 0
    /// Places in test code that construct a legacy action.
    public var testSites = 0
    /// Places in test code that construct a modern action.
    public var testSitesMigrated = 0
    /// All reducers.
    public var reducers = 0
    /// Reducers in the form of a tuple.
    public var reducersMigrated = 0
    /// All middleware providers.
    public var middlewares = 0
    /// Middleware providers in the form of a tuple.
    public var middlewaresMigrated = 0
    /// Cases that are dispatched and handled nowhere.
    public var casesUnhandled = 0
    /// Cases that are handled and dispatched nowhere.
    public var casesNeverDispatched = 0
    /// Entries of remaining work.
    public var remaining = 0
    /// Findings by code; every code is there, also with 0.
    public var findings: [String: Int] = [:]

    /// All zero.
    public init() {}

    /// Migrated cases of those that need migrating (dead ones do not), 0 to 100; 100 when there is nothing to do.
    public var percent: Double {
        let needed = cases - casesDead
        return needed == 0 ? 100 : Double(casesMigrated) * 100 / Double(needed)
    }

    /// Cases that are still to be migrated.
    public var casesLeft: Int { casesReady + casesBlocked }
}

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

/// Something that somebody should look at: remaining work, or a finding.
public struct ReportIssue: Codable, Equatable, Sendable {
    /// How much it matters.
    public enum Severity: String, Codable, Sendable {
        /// It blocks a case.
        case error
        /// It was the cause of faults in migrations by hand.
        case warning
        /// Worth knowing.
        case note
    }

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

/// One line of a history file: a run of `migrator report --history`.
public struct HistoryEntry: Codable, Equatable, Sendable {
    /// ISO 8601 in UTC, to the second.
    public var time: String
    /// The commit that was checked out.
    @ExplicitNull public var commit: String?
    /// The sums of the run.
    public var totals: ProgressTotals

    /// A run.
    public init(time: String, commit: String?, totals: ProgressTotals) {
        self.time = time
        self.commit = commit
        self.totals = totals
    }
}

/// What the history says of the end of the migration.
public struct Forecast: Codable, Equatable, Sendable {
    /// Cases that were migrated per week, by the straight line through the runs of the last weeks.
    public var casesPerWeek: Double
    /// The day, `2026-12-31`, at which nothing is left at that pace.
    public var finishedOn: String

    /// A forecast.
    public init(casesPerWeek: Double, finishedOn: String) {
        self.casesPerWeek = casesPerWeek
        self.finishedOn = finishedOn
    }
}
