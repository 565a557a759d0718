/// Which steps a user asks for: all of a recipe, those of a plan, one by its name, or those of an action type or case.
public struct StepRequest: Sendable {
    static let notYet = "this version cannot take steps of this kind yet"

    /// The list to choose from.
    public var recipe: Recipe
    /// The name of a kind of step; nil: all.
    public var step: String?
    /// An action type, or `Type.case`; nil: all.
    public var action: String?

    /// A request.
    public init(recipe: Recipe, step: String? = nil, action: String? = nil) {
        self.recipe = recipe
        self.step = step
        self.action = action
    }

    /// Whether it can only be answered with a plan.
    public var needsPlan: Bool { action != nil || recipe.plannedKinds.contains { $0.name == step } }

    /// The steps that are meant.
    ///
    /// - Parameter plan: its order and its skips hold; without one all steps of the recipe are taken.
    public func selection(of plan: MigrationPlan?) throws(StepRequestError) -> StepSelection {
        try checkStep()
        if let action {
            guard step.map({ recipe.step(named: $0) == nil }) ?? true else {
                throw .excluded(step: step ?? "", action: action)
            }
            return StepSelection(steps: [], left: try left(of: action, in: plan), isIncomplete: true)
        }
        guard let plan else {
            return StepSelection(steps: recipe.steps.filter { step == nil || $0.name == step })
        }
        let remaining = remaining(in: plan)
        if let step, recipe.step(named: step) == nil {
            let left = remaining.filter { $0.step == step }
            return StepSelection(steps: [], left: left, isIncomplete: !left.isEmpty)
        }
        let planned = plan.steps.compactMap { recipe.step(named: $0.step.rawValue) }
        let chosen = planned.filter { step == nil || $0.name == step }
        if let step, chosen.isEmpty { throw .notPlanned(step: step) }
        return StepSelection(steps: chosen, left: step == nil ? remaining : [])
    }

    private func checkStep() throws(StepRequestError) {
        let known = recipe.kinds.map(\.name)
        if let step, !known.contains(step) { throw .unknownStep(step, known: known) }
    }

    // MARK: What a plan has besides

    /// The steps of the plan that cannot be taken, without what it skips, one entry for each kind.
    private func remaining(in plan: MigrationPlan) -> [LeftSteps] {
        let skips = PlanSkips(plan)
        return recipe.plannedKinds.compactMap { kind in
            let steps = plan.steps.filter { $0.step.rawValue == kind.name }
            let symbols = steps.map { ($0.cases + [$0.actionType].compactMap { $0 }).filter { !skips.contains($0) } }
            let wanted = symbols.filter { !$0.isEmpty }
            return wanted.isEmpty ? nil : LeftSteps(step: kind.name, symbols: wanted, reason: Self.notYet)
        }
    }

    // MARK: One action type or case

    private func left(of action: String, in plan: MigrationPlan?) throws(StepRequestError) -> [LeftSteps] {
        let types = plan?.actionTypes ?? []
        if types.contains(where: { $0.actionType == action }) { return left(ofType: action, in: plan) }
        let symbols = types.flatMap { type in type.cases.map { "\(type.actionType).\($0.case)" } }
        guard symbols.contains(action) else {
            throw .unknownAction(
                action, near: Suggestion.nearest(to: action, in: types.map(\.actionType) + symbols))
        }
        return left(ofCase: action, in: plan)
    }

    private func left(ofType name: String, in plan: MigrationPlan?) -> [LeftSteps] {
        let skips = plan.map(PlanSkips.init)
        if skips?.contains(name) == true { return [skipped([name])] }
        let steps = (plan?.steps ?? []).filter { planned in
            planned.actionType == name || planned.cases.contains { StepMerger.actionType(of: $0) == name }
        }
        let wanted = steps.filter { step == nil || $0.step.rawValue == step }
        let left = wanted.map { planned in
            let symbols = (planned.cases + [planned.actionType].compactMap { $0 })
            let isSkipped = symbols.allSatisfy { skips?.contains($0) ?? false }
            return isSkipped
                ? skipped(symbols) : LeftSteps(step: planned.step.rawValue, symbols: [symbols], reason: Self.notYet)
        }
        return left.isEmpty ? [unplanned(name)] : left
    }

    private func left(ofCase symbol: String, in plan: MigrationPlan?) -> [LeftSteps] {
        if plan.map(PlanSkips.init)?.contains(symbol) == true { return [skipped([symbol])] }
        guard step == nil || step == PlannedStep.Kind.case.rawValue,
            let planned = plan?.steps.first(where: { $0.cases.contains(symbol) })
        else { return [unplanned(symbol)] }
        return [LeftSteps(step: planned.step.rawValue, symbols: [planned.cases], reason: Self.notYet)]
    }

    private func skipped(_ symbols: [String]) -> LeftSteps {
        LeftSteps(step: PlannedStep.Kind.case.rawValue, symbols: [symbols], reason: "the plan skips it")
    }

    private func unplanned(_ symbol: String) -> LeftSteps {
        LeftSteps(
            step: step ?? PlannedStep.Kind.case.rawValue, symbols: [[symbol]],
            reason: "the plan has no step for it")
    }
}

/// What a plan leaves as it is.
private struct PlanSkips {
    private let symbols: Set<String>

    init(_ plan: MigrationPlan) {
        var symbols: Set<String> = []
        for type in plan.actionTypes {
            if type.skip { symbols.insert(type.actionType) }
            for entry in type.cases where type.skip || entry.skip {
                symbols.insert("\(type.actionType).\(entry.case)")
            }
        }
        self.symbols = symbols
    }

    /// - Parameter symbol: an action type, or `Type.case`.
    func contains(_ symbol: String) -> Bool { symbols.contains(symbol) }
}

/// Why a request cannot be answered.
public enum StepRequestError: Error, Equatable, Sendable {
    /// The recipe has no such step.
    case unknownStep(String, known: [String])
    /// The plan has no such action type or case.
    case unknownAction(String, near: String?)
    /// The step is one of the recipe, but not of the plan.
    case notPlanned(step: String)
    /// The step is not one that is taken for an action.
    case excluded(step: String, action: String)
}
