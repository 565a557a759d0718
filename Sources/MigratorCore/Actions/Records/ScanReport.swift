/// What `migrator scan` found: the inventory of legacy actions and what is inferred of every case.
///
/// The JSON form is part of the tool's interface (`docs/schemas/scan.schema.json`): keys may be added, never renamed.
public struct ScanReport: Codable, Equatable, Sendable {
    /// Version of the JSON form; it changes only when a key changes its meaning.
    public static let currentSchemaVersion = 1

    /// `currentSchemaVersion` of the program that wrote the report.
    public var schemaVersion: Int
    /// The program that wrote the report.
    public var tool: ToolIdentity
    /// Absolute path of the scanned folder, symbolic links resolved.
    public var root: String
    /// The totals.
    public var summary: ScanSummary
    /// Action structs (and classes of older code) by file and line.
    public var actions: [ActionRecord]
    /// Action cases: by file of the action type, then in declaration order.
    public var cases: [CaseRecord]
    /// Reducers by file and line.
    public var reducers: [ReducerRecord]
    /// Middleware providers by file and line.
    public var middlewares: [MiddlewareRecord]
    /// Enums of the modern form by file and line.
    public var modernActions: [ModernActionRecord]
    /// Places that a person must look at, by file, line and column.
    public var remaining: [RemainingWork]
    /// Files that could not be used, or only in part.
    public var problems: [FileProblem]

    /// A report of what is given.
    public init(
        schemaVersion: Int = Self.currentSchemaVersion, tool: ToolIdentity, root: String, summary: ScanSummary,
        actions: [ActionRecord], cases: [CaseRecord], reducers: [ReducerRecord], middlewares: [MiddlewareRecord],
        modernActions: [ModernActionRecord] = [], remaining: [RemainingWork], problems: [FileProblem]
    ) {
        self.schemaVersion = schemaVersion
        self.tool = tool
        self.root = root
        self.summary = summary
        self.actions = actions
        self.cases = cases
        self.reducers = reducers
        self.middlewares = middlewares
        self.modernActions = modernActions
        self.remaining = remaining
        self.problems = problems
    }
}

/// Name and version of the program that wrote a report.
public struct ToolIdentity: Codable, Equatable, Sendable {
    /// `migrator`.
    public var name: String
    /// Major, minor and patch, with dots.
    public var version: String

    /// A program.
    public init(name: String, version: String) {
        self.name = name
        self.version = version
    }
}

/// The totals of a scan. Counts are of production code unless the name says `test`.
public struct ScanSummary: Codable, Equatable, Sendable {
    /// Swift files below the root that were looked at.
    public var files = 0
    /// Files whose syntax tree was needed; the others were ruled out by their bytes.
    public var filesParsed = 0
    /// Files that could not be read.
    public var filesSkipped = 0
    /// Structs (and classes of older code) that conform to an action protocol.
    public var actionStructs = 0
    /// Enums that conform to an action type protocol.
    public var actionTypes = 0
    /// Cases of action types and of modern actions.
    public var cases = 0
    /// Constructor calls of action structs in production code.
    public var dispatchSites = 0
    /// Constructor calls of action structs in test code.
    public var testDispatchSites = 0
    /// Reducers in production code.
    public var reducers = 0
    /// Reducers in test code.
    public var testReducers = 0
    /// Middleware providers in production code.
    public var middlewares = 0
    /// Middleware providers in test code.
    public var testMiddlewares = 0
    /// Cases whose status is `migrated`.
    public var casesMigrated = 0
    /// Cases whose status is `ready`.
    public var casesReady = 0
    /// Cases whose status is `blocked`.
    public var casesBlocked = 0
    /// Cases whose status is `dead`.
    public var casesDead = 0
    /// Number of entries in `remaining`.
    public var remaining = 0

    /// All totals zero.
    public init() {}
}
