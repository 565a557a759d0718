/// One kind of idea.
protocol SuggestionRule: Sendable {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion]
}
