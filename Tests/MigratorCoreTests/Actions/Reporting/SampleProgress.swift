@testable import MigratorCore

/// A progress report made by hand, with everything awkward that a formatter may meet: names with `|`, quotes and commas,
/// line breaks in messages, paths with blanks and umlauts, several owners, issues of one identity, a history.
enum SampleProgress {
    static let homeFile = "Größe & Co/Home Action.swift"
    static let viewFile = "Größe & Co/Home View.swift"
    static let odd = "Odd|\"Type\", x"

    static var report: ProgressReport {
        var report = ProgressReport(
            tool: ToolIdentity(name: "migrator", version: "0.1.0"), root: "/tree of mine",
            commit: "0123456789abcdef0123456789abcdef01234567", since: nil, totals: totals, actionTypes: actionTypes,
            cases: cases,
            reducers: [
                ReducerRecord(
                    state: "HomeState", file: "Home/HomeState.swift", line: 8, test: false, form: .tuple,
                    handles: ["HomeActionType.load", "LampAction.on"])
            ],
            middlewares: [
                MiddlewareRecord(
                    type: "LampMiddleware", provider: "lampProvider", file: "Lamp.swift", line: 30, test: false,
                    form: .legacy, handles: [])
            ],
            issues: issues, problems: problems)
        report.history = history
        report.forecast = Forecast(perWeek: 1.0, finishedOn: "2026-03-09")
        return report
    }

    static var totals: ProgressTotals {
        var totals = ProgressTotals()
        (totals.actionStructs, totals.actionTypes) = (2, 3)
        (totals.cases, totals.casesMigrated, totals.casesReady) = (9, 3, 3)
        (totals.casesBlocked, totals.casesDead) = (2, 1)
        (totals.sites, totals.sitesMigrated) = (10, 5)
        (totals.testSites, totals.testSitesMigrated) = (6, 2)
        (totals.reducers, totals.reducersMigrated) = (4, 2)
        (totals.middlewares, totals.middlewaresMigrated) = (2, 0)
        totals.remaining = 4
        for code in Finding.Code.allCases {
            totals.findings[code.rawValue] = 0
        }
        (totals.findings["requiredButOmitted"], totals.findings["unused"], totals.findings["dead"]) = (1, 1, 1)
        return totals
    }

    /// Three runs, two weeks apart; the last one is this one.
    private static var history: [HistoryEntry<ProgressTotals>] {
        var (first, second) = (totals, totals)
        (first.cases, first.casesMigrated, first.casesReady, first.casesBlocked) = (10, 0, 5, 4)
        (second.cases, second.casesMigrated, second.casesReady, second.casesBlocked) = (10, 1, 4, 4)
        return [
            HistoryEntry(time: "2026-01-05T08:00:00Z", commit: nil, totals: first),
            HistoryEntry(time: "2026-01-19T08:00:00Z", commit: "89abcdef0123", totals: second),
            HistoryEntry(
                time: "2026-02-02T08:00:00Z", commit: "0123456789abcdef0123456789abcdef01234567", totals: totals),
        ]
    }

    // MARK: Cases

    private static var actionTypes: [ActionTypeProgress] {
        [
            ActionTypeProgress(
                name: "HomeActionType", file: homeFile, line: 20, owners: ["@team/home", "ops@example.org"],
                modernEnum: "HomeModernAction", actions: ["HomeAction"], cases: 4, casesMigrated: 0, casesReady: 2,
                casesBlocked: 1, casesDead: 1, sites: 4, testSites: 5, consumers: 2, findings: 3),
            ActionTypeProgress(
                name: "LampAction", file: "Lamp.swift", line: 3, owners: [], modernEnum: "LampAction", actions: [],
                cases: 3, casesMigrated: 3, casesReady: 0, casesBlocked: 0, casesDead: 0, sites: 5, testSites: 2,
                consumers: 1, findings: 0),
            ActionTypeProgress(
                name: odd, file: "Odd.swift", line: 1, owners: ["@team/home"], modernEnum: "OddModernAction",
                actions: ["HomeAction", "OddAction"], cases: 2, casesMigrated: 0, casesReady: 1, casesBlocked: 1,
                casesDead: 0, sites: 6, testSites: 1, consumers: 1, findings: 0),
        ]
    }

    private static var cases: [CaseProgress] {
        let owners = ["@team/home", "ops@example.org"]
        let lamp = ["on", "off", "dim"].enumerated().map { index, name in
            var record = CaseRecord(type: "LampAction", case: name, file: "Lamp.swift", line: 4 + index, test: false)
            record.status = .migrated
            return CaseProgress(record, owners: [], blockedBy: [])
        }
        return [
            CaseProgress(load, owners: owners, blockedBy: []), CaseProgress(tap, owners: owners, blockedBy: []),
            CaseProgress(open, owners: owners, blockedBy: ["untraced-action-type"]),
            CaseProgress(forgotten, owners: owners, blockedBy: []),
        ] + lamp + [
            CaseProgress(show, owners: ["@team/home"], blockedBy: []),
            CaseProgress(sum, owners: ["@team/home"], blockedBy: ["uncalled-wrapper", "untraced-action-type"]),
        ]
    }

    private static func home(_ name: String, line: Int) -> CaseRecord {
        CaseRecord(type: "HomeActionType", case: name, file: homeFile, line: line, test: false)
    }

    private static func site(line: Int, test: Bool = false) -> SiteRecord {
        SiteRecord(
            file: test ? "Tests/HomeTests.swift" : viewFile, line: line, column: 9, test: test, action: "HomeAction",
            function: "HomeView.send", via: [], provides: [:])
    }

    private static func proposal(_ name: String, _ declaration: String, payload: String? = nil) -> Proposal {
        Proposal(enum: "HomeModernAction", case: name, payloadStruct: payload, declaration: declaration)
    }

    private static var load: CaseRecord {
        var record = home("load", line: 21)
        record.sites = [site(line: 31), site(line: 32), site(line: 9, test: true)]
        record.handledBy = ["HomeState.reducer", "LampMiddleware.lampProvider"]
        record.payload = [
            PayloadValue(name: "url", type: "URL", optional: false),
            PayloadValue(name: "title", type: "String", optional: true),
        ]
        record.proposal = proposal("load", "case load(url: URL, title: String?)")
        record.findings = [
            Finding(
                code: .requiredButOmitted, field: "url", message: "a consumer requires `url`",
                evidence: [SourcePlace(file: viewFile, line: 32, column: 9)]),
            Finding(code: .unused, field: "count", message: "`count` is read by nobody", evidence: []),
        ]
        return record
    }

    private static var tap: CaseRecord {
        var record = home("tap", line: 22)
        record.sites = [site(line: 33)]
        record.handledBy = ["HomeState.reducer"]
        record.proposal = proposal("tap", "case tap")
        return record
    }

    private static var open: CaseRecord {
        var record = home("open", line: 23)
        record.sites = [site(line: 40)]
        record.handledBy = ["HomeState.reducer"]
        (record.status, record.confidence) = (.blocked, .low)
        record.confidenceReasons = ["a site's action type was not resolved"]
        record.proposal = proposal("open", "case open")
        return record
    }

    private static var forgotten: CaseRecord {
        var record = home("forgotten", line: 24)
        record.status = .dead
        record.proposal = proposal("forgotten", "case forgotten")
        record.findings = [
            Finding(code: .dead, field: nil, message: "the case is neither dispatched nor handled", evidence: [])
        ]
        return record
    }

    private static var show: CaseRecord {
        var record = CaseRecord(type: odd, case: "show", file: "Odd.swift", line: 2, test: false)
        record.sites = [site(line: 50), site(line: 51), site(line: 52), site(line: 14, test: true)]
        record.handledBy = ["HomeState.reducer"]
        record.confidence = .low
        record.confidenceReasons = ["the type of `d` is not known"]
        record.payload = ["a", "b", "c", "d"].map { PayloadValue(name: $0, type: "Int", optional: $0 == "d") }
        record.proposal = proposal(
            "show",
            """
            case show(ShowPayload)

            struct ShowPayload: Sendable {
                let a: Int
                let b: Int
                let c: Int
                let d: Int?
            }
            """, payload: "ShowPayload")
        return record
    }

    private static var sum: CaseRecord {
        var record = CaseRecord(type: odd, case: "=SUM(1)", file: "Odd.swift", line: 3, test: false)
        record.sites = [site(line: 60)]
        (record.status, record.confidence) = (.blocked, .low)
        record.confidenceReasons = ["a site's action type was not resolved"]
        return record
    }

    // MARK: Issues

    private static var issues: [ReportIssue] {
        let owners = ["@team/home", "ops@example.org"]
        let place = { (line: Int) in SourcePlace(file: viewFile, line: line, column: 9) }
        let untraced = { (line: Int) in
            ReportIssue(
                code: "untraced-action-type", severity: .error, place: place(line), symbol: "HomeView.send",
                message: "the action type comes from `make()`,\nwhich is not declared; it blocks HomeActionType.open",
                owners: owners, evidence: [])
        }
        return [
            ReportIssue(
                code: "dead", severity: .note, place: SourcePlace(file: homeFile, line: 24, column: 10),
                symbol: "HomeActionType.forgotten",
                message: "HomeActionType.forgotten: the case is neither dispatched nor handled", owners: owners,
                evidence: []),
            ReportIssue(
                code: "unused", severity: .note, place: place(31), symbol: "HomeActionType.load",
                message: "HomeActionType.load: `count` is read by nobody", owners: owners, evidence: []),
            ReportIssue(
                code: "required-but-omitted", severity: .warning, place: place(32), symbol: "HomeActionType.load",
                message: "HomeActionType.load: a consumer requires `url`", owners: owners,
                evidence: (12...15).map { SourcePlace(file: "Home/HomeState.swift", line: $0, column: 17) }),
            untraced(40), untraced(60),
            ReportIssue(
                code: "uncalled-wrapper", severity: .error, place: SourcePlace(file: "Odd.swift", line: 70, column: 5),
                symbol: "Odd.wrap", message: "nothing calls `wrap`, 100%: really; it blocks \(odd).=SUM(1)",
                owners: ["@team/home"], evidence: []),
            ReportIssue(
                code: "uncalled-wrapper", severity: .warning,
                place: SourcePlace(file: "Odd.swift", line: 80, column: 5),
                symbol: "Odd.other", message: "`a|b` is by @octocat <b>, see #12 and *this*", owners: [], evidence: []),
        ]
    }

    private static var problems: [FileProblem] {
        [
            FileProblem(
                code: .syntaxError, file: "Odd.swift", line: 90, column: 2, message: "expected '}'\nto end the struct"),
            FileProblem(
                code: .unreadable, file: "Größe & Co/Secret.swift", line: 0, column: 0,
                message: "it could not be read: Permission denied"),
        ]
    }
}
