/// Finds modern enums that have the name of the time of the migration, though no case of their action type is left.
struct UnfinishedEnums {
    let scan: ScanReport

    /// Entries without cases, by file.
    ///
    /// - Parameter planned: the entries of action types that still have legacy cases: those are finished behind them.
    func actionTypes(besides planned: [PlannedActionType]) -> [PlannedActionType] {
        var taken = Set(planned.flatMap { [$0.enum, $0.finalName, $0.actionType] })
        return scan.modernActions.compactMap { action in
            let stem = String(action.name.dropLast(Naming.modernSuffix.count))
            let names = [action.name, stem + "Action", stem + "ActionType"]
            guard !action.test, action.name.hasSuffix(Naming.modernSuffix), !stem.isEmpty, !stem.contains("."),
                taken.isDisjoint(with: names)
            else { return nil }
            taken.formUnion(names)
            return PlannedActionType(
                actionType: names[2], file: action.file,
                proposed: .init(enum: names[0], finalName: names[1], access: "internal"), cases: [])
        }
    }
}
