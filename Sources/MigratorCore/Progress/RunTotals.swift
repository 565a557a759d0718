/// What a run sums up, as far as a history has to understand it.
public protocol RunTotals: Codable, Equatable, Sendable {
    /// What is still to be migrated.
    var left: Int { get }
}

/// One line of a history file: a run of `migrator report --history`.
public struct HistoryEntry<Totals: RunTotals>: Codable, Equatable, Sendable {
    /// ISO 8601 in UTC, to the second.
    public var time: String
    /// The commit that was checked out.
    @ExplicitNull public var commit: String?
    /// The sums of the run.
    public var totals: Totals

    /// A run.
    public init(time: String, commit: String?, totals: Totals) {
        self.time = time
        self.commit = commit
        self.totals = totals
    }
}
