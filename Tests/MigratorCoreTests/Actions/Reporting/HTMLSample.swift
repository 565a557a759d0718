import XCTest

@testable import MigratorCore

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A report made by hand with hostile names in every place that text from code or from a user can get to.
enum HTMLSample {
    static let hostile = "</script><script>alert('1')</script>&amp;\"x\"]]><!--"

    static var report: ProgressReport {
        var report = ProgressReport(
            tool: ToolIdentity(name: "migrator", version: "0.1.0"), root: "/home/someone/<b>tree</b>",
            commit: "0123456789abcdef", since: nil, totals: totals, actionTypes: [home, lamp], cases: cases,
            reducers: [
                ReducerRecord(
                    state: "HomeState", file: "Home/HomeState.swift", line: 8, test: false, form: .tuple,
                    handles: ["HomeActionType.load"])
            ],
            middlewares: [
                MiddlewareRecord(
                    type: "LampMiddleware", provider: hostile, file: hostile, line: 3, test: false, form: .legacy,
                    handles: [])
            ],
            issues: [
                ReportIssue(
                    code: "untraced-action-type", severity: .error,
                    place: SourcePlace(file: hostile, line: 4, column: 9), symbol: "Helper.dispatch",
                    message: "The action type comes from `\(hostile)`; odd ` one", owners: [hostile], evidence: []),
                ReportIssue(
                    code: "required-but-omitted", severity: .warning,
                    place: SourcePlace(file: "Home/View.swift", line: 31, column: 12), symbol: "HomeActionType.load",
                    message: "HomeActionType.load: a consumer requires `url`, which this site does not give",
                    owners: [], evidence: [SourcePlace(file: "Home/View.swift", line: 40, column: 2)]),
                ReportIssue(
                    code: "new-\(hostile)", severity: .note, place: SourcePlace(file: "A.swift", line: 1, column: 1),
                    symbol: hostile, message: hostile, owners: [], evidence: []),
            ],
            problems: [
                FileProblem(code: .notUTF8, file: hostile, line: 2, column: 3, message: hostile),
                FileProblem(code: .unreadable, file: "B.swift", line: 0, column: 0, message: "gone"),
            ])
        report.history = [
            run("2026-01-05T08:00:00Z", ready: 9, blocked: 2), run("2026-01-12T08:00:00Z", ready: 8, blocked: 1),
            run("2026-01-19T08:00:00Z", ready: 2, blocked: 1),
        ]
        report.forecast = Forecast(perWeek: 4, finishedOn: "2026-01-26")
        return report
    }

    private static var totals: ProgressTotals {
        var totals = ProgressTotals()
        (totals.actionStructs, totals.actionTypes, totals.cases) = (1, 2, 5)
        (totals.casesMigrated, totals.casesReady, totals.casesBlocked, totals.casesDead) = (1, 2, 1, 1)
        (totals.sites, totals.sitesMigrated, totals.testSites, totals.testSitesMigrated) = (3, 1, 2, 1)
        (totals.reducers, totals.reducersMigrated, totals.middlewares, totals.remaining) = (1, 1, 1, 1)
        totals.findings = ["requiredButOmitted": 1]
        return totals
    }

    private static func run(_ time: String, ready: Int, blocked: Int) -> HistoryEntry<ProgressTotals> {
        var totals = ProgressTotals()
        (totals.cases, totals.casesReady, totals.casesBlocked) = (ready + blocked, ready, blocked)
        return HistoryEntry(time: time, commit: nil, totals: totals)
    }

    private static var home: ActionTypeProgress {
        ActionTypeProgress(
            name: "HomeActionType", file: "Home/HomeAction.swift", line: 20, owners: ["@home", hostile],
            modernEnum: "HomeModernAction", actions: ["HomeAction"], cases: 4, casesMigrated: 1, casesReady: 1,
            casesBlocked: 1, casesDead: 1, sites: 2, testSites: 1, consumers: 1, findings: 1)
    }

    /// A second declaration of the same name, as in two targets of one tree.
    private static var lamp: ActionTypeProgress {
        ActionTypeProgress(
            name: "HomeActionType", file: "Lamp/\(hostile).swift", line: 2, owners: [], modernEnum: "HomeModernAction",
            actions: [], cases: 1, casesMigrated: 0, casesReady: 1, casesBlocked: 0, casesDead: 0, sites: 0,
            testSites: 0, consumers: 0, findings: 0)
    }

    private static var cases: [CaseProgress] {
        var load = record("load", .ready)
        load.sites = [site("View.open", test: false), site("ViewTests.testOpen", test: true)]
        load.reads = ["url": .required]
        load.handledBy = ["HomeState.reducer", "Elsewhere.react"]
        load.handlerEvidence = [
            HandlerEvidence(
                function: "HomeState.reducer", place: SourcePlace(file: "Home/HomeState.swift", line: 9, column: 3))
        ]
        load.payload = [PayloadValue(name: "url", type: "Dictionary<\(hostile), Int>", optional: true)]
        load.proposal = Proposal(
            enum: "HomeModernAction", case: "load", payloadStruct: nil, declaration: "case load(url: \(hostile)?)")
        load.findings = [
            Finding(
                code: .requiredButOmitted, field: "url", message: hostile,
                evidence: [SourcePlace(file: "Home/View.swift", line: 31, column: 12)])
        ]
        var tap = record(hostile, .blocked)
        tap.confidence = .low
        tap.confidenceReasons = [hostile]
        tap.sites = [site(hostile, test: false)]
        var again = record("load", .ready)
        again.file = "Lamp/\(hostile).swift"
        return [
            CaseProgress(load, owners: ["@home"], blockedBy: []),
            CaseProgress(tap, owners: [hostile], blockedBy: ["untraced-action-type", "new-\(hostile)"]),
            CaseProgress(record("done", .migrated), owners: [], blockedBy: []),
            CaseProgress(record("größe 100%", .dead), owners: [], blockedBy: []),
            CaseProgress(again, owners: [], blockedBy: []),
        ]
    }

    private static func record(_ name: String, _ status: CaseStatus) -> CaseRecord {
        var record = CaseRecord(
            type: "HomeActionType", case: name, file: "Home/HomeAction.swift", line: 21, test: false)
        record.status = status
        return record
    }

    private static func site(_ function: String, test: Bool) -> SiteRecord {
        SiteRecord(
            file: "Home/\(function).swift", line: 31, column: 12, test: test, action: "HomeAction", function: function,
            via: [hostile], provides: ["url": .optional, "mode": .value, "title": .nil], constants: ["mode": hostile])
    }
}

/// What a page consists of, read by a strict parser.
final class HTMLPage: NSObject, XMLParserDelegate {
    /// An element with its attributes.
    struct Element {
        let name: String
        let attributes: [String: String]
    }

    private(set) var elements: [Element] = []
    /// Rows of cells of the tables with an id: the text of each cell; the last row may be of totals.
    private(set) var tables: [String: [[String]]] = [:]
    private(set) var text = ""
    private(set) var error: String?
    private var table: String?

    init(_ page: String) {
        super.init()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = self
        if !parser.parse() { error = "line \(parser.lineNumber): \(String(describing: parser.parserError))" }
    }

    var ids: [String] { elements.compactMap { $0.attributes["id"] } }
    var links: [String] { elements.filter { $0.name == "a" }.compactMap { $0.attributes["href"] } }

    func count(_ name: String) -> Int { elements.count { $0.name == name } }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String] = [:]
    ) {
        elements.append(Element(name: name, attributes: attributes))
        switch name {
        case "table": table = attributes["id"]
        case "tr": if let table { tables[table, default: []].append([]) }
        case "td", "th": appendCell()
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        if name == "table" { table = nil }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        text += string
        guard let table, let row = tables[table]?.indices.last else { return }
        guard let cell = tables[table]?[row].indices.last else { return }
        tables[table]?[row][cell] += string
    }

    private func appendCell() {
        guard let table, let row = tables[table]?.indices.last else { return }
        tables[table]?[row].append("")
    }
}
