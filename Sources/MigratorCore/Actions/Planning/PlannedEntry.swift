/// A case of a plan with the entry of its action type.
struct PlannedEntry: Sendable {
    let type: PlannedActionType
    let `case`: PlannedCase

    /// `Type.case`
    var symbol: String { "\(type.actionType).\(self.case.case)" }
}

extension MigrationPlan {
    /// The entry of a case, by `Type.case`.
    func entry(of symbol: String) -> PlannedEntry? {
        for type in actionTypes {
            for planned in type.cases where "\(type.actionType).\(planned.case)" == symbol {
                return PlannedEntry(type: type, case: planned)
            }
        }
        return nil
    }
}
