/// Sums a scan up.
public struct ProgressBuilder: Sendable {
    let scan: ScanReport
    let owners: CodeOwners
    let commit: String?
    /// The revision and the files that changed since; nil: everything.
    let changes: ChangedFiles?

    /// A builder for a scan.
    ///
    /// - Parameters:
    ///   - commit: what is checked out, if that is known.
    ///   - changes: restricts cases and issues to those that touch a changed file; sums are of everything.
    public init(scan: ScanReport, owners: CodeOwners, commit: String? = nil, changes: ChangedFiles? = nil) {
        self.scan = scan
        self.owners = owners
        self.commit = commit
        self.changes = changes
    }

    /// The report, without history.
    public func report() -> ProgressReport {
        let production = scan.cases.filter { !$0.test }
        let blockers = blockingCodes()
        let cases = production.map { record in
            CaseProgress(record, owners: owners.owners(of: record.file), blockedBy: blockers[record.symbol] ?? [])
        }
        let shown = cases.filter(isShown)
        return ProgressReport(
            tool: scan.tool, root: scan.root, commit: commit, since: changes?.revision, totals: totals(production),
            actionTypes: actionTypes(shown), cases: shown, reducers: scan.reducers.filter { !$0.test },
            middlewares: scan.middlewares.filter { !$0.test },
            issues: IssueCollector(scan: scan, owners: owners).issues().filter(isShown), problems: scan.problems,
            plainActions: scan.summary.plainActions)
    }

    private func blockingCodes() -> [String: [String]] {
        var codes: [String: Set<String>] = [:]
        for entry in scan.remaining {
            for symbol in entry.cases { codes[symbol, default: []].insert(entry.code) }
        }
        return codes.mapValues { $0.sorted() }
    }

    // MARK: Changes

    private func isShown(_ progress: CaseProgress) -> Bool {
        guard let changes else { return true }
        let files = [progress.file] + progress.sites.map(\.file) + progress.handlers.map(\.place.file)
        return files.contains { changes.contains($0) }
    }

    private func isShown(_ issue: ReportIssue) -> Bool {
        guard let changes else { return true }
        return ([issue.place] + issue.evidence).contains { changes.contains($0.file) }
    }

    // MARK: Sums

    private func totals(_ cases: [CaseRecord]) -> ProgressTotals {
        let summary = scan.summary
        var totals = ProgressTotals()
        totals.actionStructs = summary.actionStructs
        totals.actionTypes = summary.actionTypes
        totals.cases = cases.count
        totals.casesMigrated = cases.count { $0.status == .migrated }
        totals.casesReady = cases.count { $0.status == .ready }
        totals.casesBlocked = cases.count { $0.status == .blocked }
        totals.casesDead = cases.count { $0.status == .dead }
        totals.sites = summary.dispatchSites
        totals.testSites = summary.testDispatchSites
        totals.sitesMigrated = modernSites(in: cases, test: false)
        totals.testSitesMigrated = modernSites(in: cases, test: true)
        let reducers = scan.reducers.filter { !$0.test }
        totals.reducers = reducers.count
        totals.reducersMigrated = reducers.count { $0.form == .tuple }
        let middlewares = scan.middlewares.filter { !$0.test }
        totals.middlewares = middlewares.count
        totals.middlewaresMigrated = middlewares.count { $0.form == .tuple }
        totals.remaining = scan.remaining.count
        for code in Finding.Code.allCases {
            totals.findings[code.rawValue] = cases.reduce(0) { $0 + $1.findings.count { $0.code == code } }
        }
        totals.casesUnhandled = totals.findings[Finding.Code.dispatchedUnhandled.rawValue] ?? 0
        totals.casesNeverDispatched = totals.findings[Finding.Code.handledNeverDispatched.rawValue] ?? 0
        return totals
    }

    private func modernSites(in cases: [CaseRecord], test: Bool) -> Int {
        cases.filter { $0.status == .migrated }.reduce(0) { $0 + $1.sites.count { $0.test == test } }
    }

    private func actionTypes(_ cases: [CaseProgress]) -> [ActionTypeProgress] {
        var order: [String] = []
        var groups: [String: [CaseProgress]] = [:]
        for progress in cases {
            let key = "\(progress.file)|\(progress.type)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(progress)
        }
        return order.compactMap { groups[$0] }.compactMap(actionType)
    }

    private func actionType(_ cases: [CaseProgress]) -> ActionTypeProgress? {
        guard let first = cases.first else { return nil }
        // A site that can carry several cases is listed under each of them.
        let sites = Set(cases.flatMap(\.sites).map { SiteKey(site: $0) })
        return ActionTypeProgress(
            name: first.type, file: first.file, line: first.line, owners: first.owners,
            modernEnum: first.status == .migrated ? first.type : Naming.modernEnum(forActionType: first.type),
            actions: Set(cases.flatMap(\.sites).filter { !$0.test }.map(\.action)).sorted(), cases: cases.count,
            casesMigrated: cases.count { $0.status == .migrated }, casesReady: cases.count { $0.status == .ready },
            casesBlocked: cases.count { $0.status == .blocked }, casesDead: cases.count { $0.status == .dead },
            sites: sites.count { !$0.test }, testSites: sites.count { $0.test },
            consumers: Set(cases.flatMap(\.handledBy)).count, findings: cases.reduce(0) { $0 + $1.findings.count })
    }

    private struct SiteKey: Hashable {
        let file: String
        let line: Int
        let column: Int
        let test: Bool

        init(site: SiteRecord) {
            file = site.file
            line = site.line
            column = site.column
            test = site.test
        }
    }
}
