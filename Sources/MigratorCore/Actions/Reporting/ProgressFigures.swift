/// The sums of a report in the words that every format uses, so that all of them say the same.
struct ProgressFigures {
    /// Something that is converted piece by piece.
    struct Work: Equatable {
        let title: String
        let done: Int
        let total: Int
    }

    let totals: ProgressTotals

    /// `34.5%`, rounded down: nothing is 100 % before everything is done.
    var percent: String { Self.percent(totals.percent) }

    static func percent(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded(.down))
        return "\(tenths / 10).\(tenths % 10)%"
    }

    /// The cases by state; they add up to all cases.
    var states: [(status: CaseStatus, count: Int)] {
        [
            (.migrated, totals.casesMigrated), (.ready, totals.casesReady), (.blocked, totals.casesBlocked),
            (.dead, totals.casesDead),
        ]
    }

    /// `9 cases: 3 migrated, 4 ready, 1 blocked, 1 dead`
    var sentence: String {
        let parts = states.map { "\($0.count) \($0.status.rawValue)" }
        return "\(Quantity.count(totals.cases, "case")): \(parts.joined(separator: ", "))"
    }

    /// What is converted besides the cases.
    var work: [Work] {
        [
            Work(
                title: "Dispatch sites", done: totals.sitesMigrated, total: totals.sites + totals.sitesMigrated),
            Work(title: "Reducers", done: totals.reducersMigrated, total: totals.reducers),
            Work(title: "Middleware providers", done: totals.middlewaresMigrated, total: totals.middlewares),
            Work(
                title: "Test sites", done: totals.testSitesMigrated,
                total: totals.testSites + totals.testSitesMigrated),
        ]
    }
}

extension ProgressReport {
    var figures: ProgressFigures { ProgressFigures(totals: totals) }

    /// Says that cases and issues are not all there are; nil when they are.
    var restriction: String? {
        since.map { "Cases and issues are those that touch a file changed since \($0); sums are of everything." }
    }

    /// The commit as people write it.
    var shortCommit: String? { commit.map { String($0.prefix(12)) } }

    /// Action types by size, the largest first; equal ones stay in their order.
    var actionTypesBySize: [ActionTypeProgress] {
        actionTypes.enumerated().sorted { ($1.element.cases, $0.offset) < ($0.element.cases, $1.offset) }.map(\.element)
    }

    /// Cases that can be migrated now: what is certain and without doubts first, of those the smallest.
    var readyCases: [CaseProgress] {
        let ready = cases.filter { $0.status == .ready }
        return ready.enumerated().sorted { ($0.element.effort, $0.offset) < ($1.element.effort, $1.offset) }
            .map(\.element)
    }

    /// Issues of a kind, in the order of the report; fields that nobody provides by what comes of it, the harmless last.
    func issues(_ code: Finding.Code) -> [ReportIssue] {
        issues.enumerated().filter { $0.element.code == code.reportCode.name }
            .sorted { ($0.element.rank ?? 0, $0.offset) < ($1.element.rank ?? 0, $1.offset) }.map(\.element)
    }

    /// Codes of remaining work that the issues or the blocked cases name, sorted.
    var workCodes: [String] {
        let codes = issues.filter { !$0.isFinding }.map(\.code) + cases.flatMap(\.blockedBy)
        return Set(codes).sorted(by: precedesBytewise)
    }

    /// Whether `CODEOWNERS` names anybody.
    var hasOwners: Bool {
        cases.contains { !$0.owners.isEmpty } || issues.contains { !$0.owners.isEmpty }
    }
}

extension ReportIssue {
    /// A field that nobody provides, and a consumer that has no fallback for it.
    var isMissed: Bool { rank.map { $0 < ReadKind.defaulted.rankWithoutValue } ?? false }
}

extension CaseProgress {
    var productionSites: Int { sites.count { !$0.test } }
    var testSites: Int { sites.count { $0.test } }

    /// Codes of the findings to look at before the case is migrated, each once, in order of importance: those that were
    /// the cause of faults, and that nobody dispatches it, for then it may be something to delete.
    var doubts: [String] {
        let codes = Set(findings.map(\.code)).filter { $0.severity == .warning || $0 == .handledNeverDispatched }
        return Finding.Code.byImportance.filter(codes.contains).map(\.reportCode.name)
    }

    /// The proposed associated values; a dash when there are none.
    var payloadText: String {
        payload.isEmpty ? "-" : payload.map(CaseText.value).joined(separator: ", ")
    }

    /// Places that change when the case is migrated, behind everything that asks for thought.
    fileprivate var effort: Int {
        let thought = (confidence == .low ? 1 : 0) + (doubts.isEmpty ? 0 : 1)
        return thought * 1_000_000 + sites.count + handledBy.count
    }
}
