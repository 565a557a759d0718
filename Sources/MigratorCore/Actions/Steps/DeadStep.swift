/// `dead`: a case that nothing dispatches and nothing handles goes.
struct DeadStepKind: PlannedStepKind {
    let name = PlannedStep.Kind.dead.rawValue
    let summary = "a case that nothing dispatches and nothing handles goes"
    let reason = "There is nothing to migrate; what is deleted is not asked for by anything else."
    let needs: [String] = []

    func step(for planned: [PlannedStep], of plan: MigrationPlan) -> (any MigrationStep)? {
        guard planned.count == 1, let symbol = planned[0].cases.first else { return nil }
        return plan.entry(of: symbol).map { DeadStep(kind: self, planned: $0) }
    }
}

/// The step that takes one dead case out.
struct DeadStep: MigrationStep {
    let kind: DeadStepKind
    let planned: PlannedEntry

    var name: String { kind.name }
    var summary: String { kind.summary }
    var reason: String { kind.reason }
    var needs: [String] { kind.needs }
    var symbols: [String] { [planned.symbol] }
    var title: String { "Remove \(planned.symbol)" }

    let explanation = """
        Nothing dispatches the case and nothing handles it. Its labels go with it, and what has no case any more.
        """
    let counts = ["pruned", "removed"]
    let refusals = CaseStepKind.refusals

    func workOut(in workspace: Workspace) -> StepResult { DeadCaseRemoval(planned: planned).workOut(in: workspace) }
}
