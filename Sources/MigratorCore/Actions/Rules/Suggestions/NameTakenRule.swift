/// The proposed enum must not have the name of a type of the tree.
struct NameTakenRule: SuggestionRule {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        // Once per action type, at its first case.
        guard let planned = context.types.first(where: { $0.actionType == record.type && $0.file == record.file }),
            planned.cases.first?.case == record.case,
            let taken = action(planned.enum, in: context) ?? type(planned.enum, in: context)
        else { return [] }
        return [
            PlanSuggestion(
                kind: .nameTaken, symbol: record.type,
                message: "`\(planned.enum)` is the name of a \(taken.kind) of the tree; choose another for `enum`",
                evidence: [taken.place])
        ]
    }

    private func action(_ name: String, in context: SuggestionContext) -> (kind: String, place: SourcePlace)? {
        context.scan.actions.first { $0.name == name && !$0.test }
            .map { ($0.kind.rawValue, SourcePlace(file: $0.file, line: $0.line, column: 1)) }
    }

    /// A type that is no action, of those that the program has. The enum of earlier steps is no other type.
    private func type(_ name: String, in context: SuggestionContext) -> (kind: String, place: SourcePlace)? {
        guard let program = context.program, !context.scan.modernActions.contains(where: { $0.name == name }) else {
            return nil
        }
        let found = program.typesByName[name]?.map { program.types[$0] }
        return found?.first { $0.parent == nil && !$0.isTest && $0.kind != .extension }
            .map { ($0.kind.rawValue, program.place($0.file, $0.offset)) }
    }
}
