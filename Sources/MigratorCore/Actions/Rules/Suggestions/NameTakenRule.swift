/// The proposed enum must not have the name of an action struct of the tree.
struct NameTakenRule: SuggestionRule {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        // Once per action type, at its first case.
        guard let planned = context.types.first(where: { $0.actionType == record.type && $0.file == record.file }),
            planned.cases.first?.case == record.case,
            let taken = context.scan.actions.first(where: { $0.name == planned.enum && !$0.test })
        else { return [] }
        return [
            PlanSuggestion(
                kind: .nameTaken, symbol: record.type,
                message: "`\(planned.enum)` is the name of a struct of the tree; choose another for `enum`",
                evidence: [SourcePlace(file: taken.file, line: taken.line, column: 1)])
        ]
    }
}
