/// `case`: the cases of one plan step become cases of a modern enum.
struct CaseStepKind: PlannedStepKind {
    let name = PlannedStep.Kind.case.rawValue
    let summary = "one or more cases become cases of a modern enum, with every site, consumer and test"
    let reason = "A case goes to the modern halves, which must all be there; the easy ones come first."
    let needs = ["runtime", "middlewares", "reducers"]

    /// The codes of the remaining work that its steps may name.
    static let refusals =
        [ReportCode.runtimeMissing, .unconvertedConsumer, .unspecialisedConsumer].map(\.name)
        + [ReportCode.unmigratedSite, .unmigratedTest, .remainingMention].map(\.name)
        + ReportCode.remainingWork.map(\.name)

    func step(for planned: [PlannedStep], of plan: MigrationPlan) -> (any MigrationStep)? {
        let groups = planned.map { step in step.cases.compactMap { plan.entry(of: $0) } }.filter { !$0.isEmpty }
        return groups.isEmpty ? nil : CaseStep(kind: self, groups: groups)
    }
}

/// The step that migrates cases: groups that a shape of code ties together, each as a whole or not at all.
struct CaseStep: MigrationStep {
    let kind: CaseStepKind
    /// The cases of each group with the entries of their action types.
    let groups: [[PlannedEntry]]

    var name: String { kind.name }
    var summary: String { kind.summary }
    var reason: String { kind.reason }
    var needs: [String] { kind.needs }
    var symbols: [String] { groups.flatMap { $0.map(\.symbol) } }

    var title: String {
        let symbols = symbols
        switch symbols.count {
        case 1: return "Migrate \(symbols[0])"
        case 2, 3: return "Migrate \(symbols.inWords)"
        default:
            let types = Set(groups.flatMap { $0.map(\.type.actionType) })
            if types.count == 1, let only = types.first { return "Migrate \(symbols.count) cases of \(only)" }
            return "Migrate \(symbols.count) cases of \(types.count) action types"
        }
    }

    var explanation: String {
        let entries = groups.flatMap { $0 }
        let list = entries.map { "\($0.symbol) becomes \($0.type.enum).\(Naming.escaped($0.case.name))." }
        return """
            What made the legacy action makes the modern one, and what consumed it does the same in its modern half. Nothing
            makes the legacy case any more, and what waited for it is gone.

            \(list.joined(separator: "\n"))
            """
    }

    let counts = ["branches", "enums", "helpers", "filled", "pruned", "removed", "sites", "tests"]
    let refusals = CaseStepKind.refusals

    func workOut(in workspace: Workspace) -> StepResult {
        if groups.count == 1 { return CaseMigration(planned: groups[0]).workOut(in: workspace) }
        return StepResult.each(groups, in: workspace) { CaseMigration(planned: $0).workOut(in: $1) }
    }
}
