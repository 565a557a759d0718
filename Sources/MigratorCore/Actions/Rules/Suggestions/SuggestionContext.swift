/// What rules look things up in.
struct SuggestionContext {
    let base: RuleContext
    let types: [PlannedActionType]
    /// The report that the plan is made from.
    var scan: ScanReport { base.scan }
    /// The types, members and scopes of the tree; nil where only a report is at hand.
    var program: Program? { base.program }
    private let fields: [String: [FieldRecord]]

    init(_ base: RuleContext, types: [PlannedActionType]) {
        self.base = base
        self.types = types
        fields = Dictionary(base.scan.actions.map { ($0.name, $0.fields) }, uniquingKeysWith: { first, _ in first })
    }

    func field(_ name: String, of record: CaseRecord) -> FieldRecord? {
        record.actions.lazy.compactMap { fields[$0]?.first { $0.name == name } }.first
    }
}
