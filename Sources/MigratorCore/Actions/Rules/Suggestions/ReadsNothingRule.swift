/// A case that one consumer selects without reading anything of it may be that consumer's own business.
struct ReadsNothingRule: SuggestionRule {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        guard record.handledBy.count == 1, record.reads.isEmpty else { return [] }
        let fields = record.unused.map { "`\($0)`" }.joined(separator: ", ")
        let given = fields.isEmpty ? "" : " of what the sites give (\(fields))"
        return [
            PlanSuggestion(
                kind: .readsNothing, symbol: record.symbol,
                message:
                    "only `\(record.handledBy[0])` selects the case, and it reads nothing\(given)",
                evidence: record.handlerEvidence.map(\.place))
        ]
    }
}
