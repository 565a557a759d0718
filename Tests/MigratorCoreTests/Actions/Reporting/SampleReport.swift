@testable import MigratorCore

/// A small report made by hand, with one of everything that a formatter shows.
enum SampleReport {
    static var report: ScanReport {
        var summary = ScanSummary()
        (summary.files, summary.filesParsed, summary.filesSkipped) = (12, 4, 1)
        (summary.actionStructs, summary.actionTypes, summary.cases) = (1, 2, 3)
        (summary.dispatchSites, summary.testDispatchSites, summary.reducers, summary.middlewares) = (2, 1, 1, 0)
        (summary.casesReady, summary.casesBlocked, summary.casesDead, summary.remaining) = (1, 1, 1, 1)
        let work = RemainingWork(
            code: Catalogue.code(of: "unresolved-action-type"), file: "Home/Helper.swift", line: 4, column: 9,
            symbol: "Helper.dispatch",
            message: "The action type comes from the result of `makeType()`, which is not declared in the tree.",
            cases: ["HomeActionType.tap"])
        let problem = FileProblem(
            code: .notUTF8, file: "Home/Old.swift", line: 2, column: 3,
            message: "the file is not UTF-8 (byte 0xf6); save it as UTF-8; it is left out")
        return ScanReport(
            tool: ToolIdentity(name: "migrator", version: "0.1.0"), root: "/tree", summary: summary, actions: [action],
            cases: [load, tap, forgotten],
            reducers: [
                ReducerRecord(
                    state: "HomeState", file: "Home/HomeState.swift", line: 8, test: false, form: .legacy,
                    handles: ["HomeActionType.load"])
            ],
            middlewares: [], remaining: [work], problems: [problem])
    }

    private static var action: ActionRecord {
        ActionRecord(
            name: "HomeAction", kind: .struct, file: "Home/HomeAction.swift", line: 3, test: false,
            fields: [
                FieldRecord(name: "url", type: "URL?", optional: true, default: "nil"),
                FieldRecord(name: "isPrivate", type: "Bool", optional: false, default: "false"),
                FieldRecord(name: "title", type: "String?", optional: true, default: "nil"),
                FieldRecord(name: "count", type: "Int?", optional: true, default: nil),
            ],
            actionTypes: ["HomeActionType"])
    }

    static var load: CaseRecord {
        var record = CaseRecord(
            type: "HomeActionType", case: "load", file: "Home/HomeAction.swift", line: 20, test: false)
        record.actions = ["HomeAction"]
        record.sites = [
            SiteRecord(
                file: "Home/HomeView.swift", line: 31, column: 12, test: false, action: "HomeAction",
                function: "HomeView.open", via: ["open(type:)"], provides: ["url": .value, "title": .nil]),
            SiteRecord(
                file: "Tests/HomeTests.swift", line: 9, column: 5, test: true, action: "HomeAction",
                function: "HomeTests.testLoad", via: [], provides: [:]),
        ]
        record.reads = ["url": .required, "isPrivate": .forwarded, "count": .defaulted]
        record.handledBy = ["HomeState.reducer"]
        record.payload = [
            PayloadValue(name: "url", type: "URL", optional: false),
            PayloadValue(name: "isPrivate", type: "Bool", optional: false),
        ]
        record.unused = ["title"]
        record.neverProvided = ["count"]
        record.proposal = Proposal(
            enum: "HomeModernAction", case: "load", payloadStruct: nil,
            declaration: "case load(url: URL, isPrivate: Bool)")
        record.findings = [
            Finding(
                code: .unused, field: "title", message: "Sites provide `title`, nobody reads it.",
                evidence: [SourcePlace(file: "Home/HomeView.swift", line: 31, column: 12)])
        ]
        let place = { SourcePlace(file: "Home/HomeState.swift", line: $0, column: 17) }
        let function = "HomeState.reducer"
        record.readEvidence = [
            ReadEvidence(field: "url", kind: .required, place: place(12), function: function),
            ReadEvidence(field: "isPrivate", kind: .forwarded, place: place(13), function: function),
            ReadEvidence(field: "count", kind: .defaulted, place: place(14), function: function),
        ]
        record.handlerEvidence = [HandlerEvidence(function: function, place: place(11))]
        return record
    }

    static var tap: CaseRecord {
        var record = CaseRecord(
            type: "HomeActionType", case: "tap", file: "Home/HomeAction.swift", line: 21, test: false)
        record.actions = ["HomeAction"]
        record.sites = [
            SiteRecord(
                file: "Home/Helper.swift", line: 4, column: 9, test: false, action: "HomeAction",
                function: "Helper.send",
                via: [], provides: [:])
        ]
        record.status = .blocked
        record.confidence = .low
        record.confidenceReasons = ["a site's action type was not resolved"]
        record.findings = [
            Finding(
                code: .dispatchedUnhandled, field: nil, message: "No reducer or middleware selects it.", evidence: [])
        ]
        return record
    }

    static var forgotten: CaseRecord {
        var record = CaseRecord(type: "OldActionType", case: "forgotten", file: "Home/Old.swift", line: 2, test: false)
        record.status = .dead
        return record
    }
}
