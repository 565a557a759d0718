/// Sums of production code. `cases` is always `casesMigrated + casesReady + casesBlocked + casesDead`.
public struct ProgressTotals: RunTotals {
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

    /// The same, as a history calls it.
    public var left: Int { casesLeft }
}
