/// `finish`: a modern enum takes its final name.
struct FinishStepKind: PlannedStepKind {
    let name = PlannedStep.Kind.finish.rawValue
    let summary = "a modern enum takes its final name"
    let reason = "The legacy struct has that name until the last case of its action type is gone."
    let needs = [PlannedStep.Kind.case.rawValue]

    func step(for planned: [PlannedStep], of plan: MigrationPlan) -> (any MigrationStep)? {
        let types = planned.compactMap { step in plan.actionTypes.first { $0.actionType == step.actionType } }
        return types.isEmpty ? nil : FinishStep(kind: self, types: types)
    }
}

/// The step that renames modern enums: each everywhere or not at all.
struct FinishStep: MigrationStep {
    let kind: FinishStepKind
    let types: [PlannedActionType]

    var name: String { kind.name }
    var summary: String { kind.summary }
    var reason: String { kind.reason }
    var needs: [String] { kind.needs }
    var symbols: [String] { types.map(\.actionType) }

    var title: String {
        guard types.count == 1, let only = types.first else {
            return "Give \(types.count) modern enums their final names"
        }
        return "Rename \(only.enum) to \(only.finalName)"
    }

    var explanation: String {
        """
        The legacy struct that had the name is gone, and so is its action type.

        \(types.map { "\($0.enum) becomes \($0.finalName)." }.joined(separator: "\n"))
        """
    }

    let counts = ["comments", "names"]
    let refusals = [ReportCode.unfinishedEnum.name]

    func workOut(in workspace: Workspace) -> StepResult {
        if types.count == 1 { return EnumRenaming(planned: types[0], workspace: workspace).workOut() }
        return StepResult.each(types, in: workspace) { EnumRenaming(planned: $0, workspace: $1).workOut() }
    }
}
