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
    /// Types that conform to an action protocol and have no action type, of another form than the one that is migrated;
    /// nil for none.
    public var plainActions: Int?
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
    public var history: [HistoryEntry<ProgressTotals>]
    /// What the history says of the end; nil when it says nothing.
    @ExplicitNull public var forecast: Forecast?
    /// Files that could not be used, or only in part.
    public var problems: [FileProblem]

    /// A report without history.
    public init(
        tool: ToolIdentity, root: String, commit: String?, since: String?, totals: ProgressTotals,
        actionTypes: [ActionTypeProgress], cases: [CaseProgress], reducers: [ReducerRecord],
        middlewares: [MiddlewareRecord], issues: [ReportIssue], problems: [FileProblem],
        plainActions: Int? = nil
    ) {
        schemaVersion = Self.currentSchemaVersion
        self.tool = tool
        self.root = root
        self.commit = commit
        self.since = since
        self.totals = totals
        self.plainActions = plainActions
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
