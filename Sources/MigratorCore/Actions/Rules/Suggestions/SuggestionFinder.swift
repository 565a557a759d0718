/// Looks for ideas about the cases of a scan. One rule per file; none of them is applied unasked.
struct SuggestionFinder {
    let scan: ScanReport
    let types: [PlannedActionType]

    private static let rules: [any SuggestionRule] = [
        SplitRule(), NarrowRule(), ConsequenceNameRule(), TenseRule(), ReadsNothingRule(), NameTakenRule(),
    ]

    /// By case in the order of the scan, then by rule.
    func suggestions() -> [PlanSuggestion] {
        let context = SuggestionContext(scan: scan, types: types)
        let legacy = scan.cases.filter { !$0.test && $0.status != .migrated }
        return legacy.flatMap { record in Self.rules.flatMap { $0.suggestions(for: record, in: context) } }
    }
}

/// One kind of idea.
protocol SuggestionRule: Sendable {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion]
}

/// What rules look things up in.
struct SuggestionContext: Sendable {
    let scan: ScanReport
    let types: [PlannedActionType]
    private let fields: [String: [FieldRecord]]

    init(scan: ScanReport, types: [PlannedActionType]) {
        self.scan = scan
        self.types = types
        fields = Dictionary(scan.actions.map { ($0.name, $0.fields) }, uniquingKeysWith: { first, _ in first })
    }

    func field(_ name: String, of record: CaseRecord) -> FieldRecord? {
        record.actions.lazy.compactMap { fields[$0]?.first { $0.name == name } }.first
    }
}

extension CaseRecord {
    var productionSites: [SiteRecord] { sites.filter { !$0.test } }

    var declarationPlace: SourcePlace { SourcePlace(file: file, line: line, column: 1) }
}

extension SiteRecord {
    var place: SourcePlace { SourcePlace(file: file, line: line, column: column) }
}

extension PayloadValue {
    /// The type is `Bool`: what a constant of it says is a good name for a case of its own.
    var isFlag: Bool { type == "Bool" }
}
