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
