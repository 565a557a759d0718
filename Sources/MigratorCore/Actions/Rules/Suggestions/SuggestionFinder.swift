/// Looks for ideas about the cases of a scan. One rule per file; none of them is applied unasked.
struct SuggestionFinder {
    let context: RuleContext
    let types: [PlannedActionType]

    private static let rules: [any SuggestionRule] = [
        SplitRule(), NarrowRule(), ConsequenceNameRule(), TenseRule(), ReadsNothingRule(), NameTakenRule(),
        TestedWithoutRule(),
    ]

    /// By case in the order of the scan, then by rule.
    func suggestions() -> [PlanSuggestion] {
        let shared = SuggestionContext(context, types: types)
        let legacy = context.scan.cases.filter { !$0.test && $0.status != .migrated }
        return legacy.flatMap { record in Self.rules.flatMap { $0.suggestions(for: record, in: shared) } }
    }
}
