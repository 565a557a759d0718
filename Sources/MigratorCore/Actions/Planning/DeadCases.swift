/// The cases of a plan that nothing dispatches and nothing handles: a step each, or what is left.
struct DeadCases {
    static let reason = "nothing dispatches or handles it; --remove-dead takes it out"

    private let plan: MigrationPlan
    private let kind: (any PlannedStepKind)?
    private let symbols: [String]

    init(_ plan: MigrationPlan, recipe: Recipe) {
        self.plan = plan
        let name = PlannedStep.Kind.dead.rawValue
        kind = recipe.askedKinds.first { $0.name == name } as? any PlannedStepKind
        let skips = PlanSkips(plan)
        symbols = plan.actionTypes.flatMap { type in
            type.cases.filter { $0.proposed.status == .dead }.map { "\(type.actionType).\($0.case)" }
        }.filter { !skips.contains($0) }
    }

    /// - Parameters:
    ///   - action: an action type or case; nil: all.
    ///   - removes: they are taken out.
    func selection(of action: String?, removes: Bool) -> (steps: [any MigrationStep], left: [LeftSteps]) {
        let wanted = symbols.filter { symbol in
            action.map { $0 == symbol || $0 == StepMerger.actionType(of: symbol) } ?? true
        }
        guard removes, let kind else {
            let left = LeftSteps(
                step: PlannedStep.Kind.dead.rawValue, symbols: wanted.map { [$0] },
                reason: "--remove-dead takes them out", noun: .init(one: "dead case", many: "dead cases"))
            return ([], wanted.isEmpty ? [] : [left])
        }
        return (
            wanted.compactMap { kind.step(for: [PlannedStep(step: .dead, cases: [$0])], of: plan) }, []
        )
    }
}
