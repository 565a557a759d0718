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
    /// Structs, classes and enums that conform to an action protocol and have no action type; nil for none.
    public var plainActions: Int?
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
