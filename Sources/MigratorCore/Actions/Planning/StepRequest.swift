/// A kind of step of which a plan has many: it makes a step of an entry of the plan.
public protocol PlannedStepKind: StepKind {
    /// The step for entries of a plan; nil where the plan says nothing more of what they name.
    ///
    /// - Parameter planned: one entry, or several that are taken together.
    func step(for planned: [PlannedStep], of plan: MigrationPlan) -> (any MigrationStep)?
}

/// How many entries of a plan become one step.
public enum StepBatch: String, CaseIterable, Sendable {
    /// One entry each.
    case each = "case"
    /// All of an action type.
    case type = "enum"
    /// All of one kind.
    case all
}

/// Which steps a user asks for: those of a recipe that change no behaviour, those of a plan, one by its name, or those of an
/// action type or case.
///
/// Steps of which a plan has many are taken where they are asked for: by `step`, `action` or `batch`.
public struct StepRequest: Sendable {
    static let notYet = "this version cannot take steps of this kind yet"
    static let notAsked = "taken with --step, --action or --batch alone"

    /// The list to choose from.
    public var recipe: Recipe
    /// The name of a kind of step; nil: all.
    public var step: String?
    /// An action type, or `Type.case`; nil: all.
    public var action: String?
    /// How many entries of a plan become one step; nil: one each, where they are asked for otherwise.
    public var batch: StepBatch?
    /// Cases that nothing dispatches and nothing handles are taken out.
    public var removesDead: Bool

    /// A request.
    public init(
        recipe: Recipe, step: String? = nil, action: String? = nil, batch: StepBatch? = nil, removesDead: Bool = false
    ) {
        self.removesDead = removesDead
        self.recipe = recipe
        self.step = step
        self.action = action
        self.batch = batch
    }

    /// Whether it can only be answered with a plan: a written one, or what is proposed for the tree.
    public var needsPlan: Bool { takesPlanned || removesDead }

    /// Whether steps are taken of which a plan has many.
    private var takesPlanned: Bool {
        action != nil || step.map { name in recipe.plannedKinds.contains { $0.name == name } } ?? (batch != nil)
    }

    /// The steps that are meant.
    ///
    /// - Parameter plan: its order and its skips hold; without one the steps of the recipe are taken that need none.
    public func selection(of plan: MigrationPlan?) throws(StepRequestError) -> StepSelection {
        try checkStep()
        if let action {
            guard step.map({ recipe.step(named: $0) == nil }) ?? true else {
                throw .excluded(step: step ?? "", action: action)
            }
            return try selection(of: action, in: plan)
        }
        guard let plan else {
            return StepSelection(steps: recipe.steps.filter { step == nil || $0.name == step })
        }
        let fixed = plan.steps.compactMap { recipe.step(named: $0.step.rawValue) }.filter {
            step == nil || $0.name == step
        }
        if let step, recipe.step(named: step) != nil {
            if fixed.isEmpty { throw .notPlanned(step: step) }
            return StepSelection(steps: fixed)
        }
        let dead = DeadCases(plan, recipe: recipe).selection(of: nil, removes: removesDead)
        if isDead { return StepSelection(steps: dead.steps) }
        let skips = PlanSkips(plan)
        let wanted = plan.steps.filter { step == nil || $0.step.rawValue == step }.compactMap(skips.without)
        guard takesPlanned else {
            return StepSelection(steps: fixed + dead.steps, left: left(wanted, Self.notAsked) + dead.left)
        }
        let (steps, left) = made(of: wanted, in: plan)
        return StepSelection(
            steps: fixed + dead.steps + steps, left: left + dead.left, isIncomplete: step != nil && !left.isEmpty)
    }

    /// Steps of this kind alone are asked for.
    private var isDead: Bool { step == PlannedStep.Kind.dead.rawValue }

    private func checkStep() throws(StepRequestError) {
        let known = recipe.kinds.map(\.name)
        if let step, !known.contains(step), !recipe.askedKinds.contains(where: { $0.name == step }) {
            throw .unknownStep(step, known: known)
        }
    }

    // MARK: Steps of a plan

    /// The steps that entries of a plan become, and those that none can be made of.
    private func made(
        of planned: [PlannedStep], in plan: MigrationPlan
    ) -> (steps: [any MigrationStep], left: [LeftSteps]) {
        var steps: [any MigrationStep] = []
        var left: [PlannedStep] = []
        for group in batched(planned) {
            let kind = recipe.plannedKinds.first { $0.name == group[0].step.rawValue } as? any PlannedStepKind
            if let step = kind?.step(for: group, of: plan) { steps.append(step) } else { left += group }
        }
        return (steps, self.left(left, Self.notYet))
    }

    /// What is taken together stands where the last of it stood in the plan.
    private func batched(_ steps: [PlannedStep]) -> [[PlannedStep]] {
        let planned = steps.filter { step in recipe.plannedKinds.contains { $0.name == step.step.rawValue } }
        guard let batch, batch != .each else { return planned.map { [$0] } }
        var keys: [String] = []
        var groups: [String: [PlannedStep]] = [:]
        for step in planned {
            let type = step.actionType ?? step.cases.first.map(StepMerger.actionType) ?? ""
            let key = "\(step.step.rawValue) \(batch == .all ? "" : type)"
            groups[key, default: []].append(step)
            keys.removeAll { $0 == key }
            keys.append(key)
        }
        return keys.compactMap { groups[$0] }
    }

    /// Entries that are not taken, by their kind.
    private func left(_ planned: [PlannedStep], _ reason: String) -> [LeftSteps] {
        recipe.plannedKinds.compactMap { kind in
            let symbols = planned.filter { $0.step.rawValue == kind.name }.map {
                $0.cases + [$0.actionType].compactMap { $0 }
            }
            return symbols.isEmpty ? nil : LeftSteps(step: kind.name, symbols: symbols, reason: reason)
        }
    }

    // MARK: One action type or case

    private func selection(of action: String, in plan: MigrationPlan?) throws(StepRequestError) -> StepSelection {
        let types = plan?.actionTypes ?? []
        let symbols = types.flatMap { type in type.cases.map { "\(type.actionType).\($0.case)" } }
        let isType = types.contains { $0.actionType == action }
        guard let plan, isType || symbols.contains(action) else {
            throw .unknownAction(
                action, near: Suggestion.nearest(to: action, in: types.map(\.actionType) + symbols))
        }
        let skips = PlanSkips(plan)
        if skips.contains(action) { return nothing(for: action, "the plan skips it") }
        let dead = DeadCases(plan, recipe: recipe).selection(of: action, removes: removesDead)
        if isDead || !isType && !dead.steps.isEmpty {
            return dead.steps.isEmpty
                ? nothing(for: action, "nothing of it is dead") : StepSelection(steps: dead.steps)
        }
        let wanted = plan.steps.filter { planned in
            guard step.map({ planned.step.rawValue == $0 }) ?? true else { return false }
            guard isType else { return planned.cases.contains(action) }
            return planned.actionType == action || planned.cases.contains { StepMerger.actionType(of: $0) == action }
        }
        guard !wanted.isEmpty || !dead.steps.isEmpty else {
            let isLeft = !isType && !dead.left.isEmpty
            return nothing(for: action, isLeft ? DeadCases.reason : "the plan has no step for it")
        }
        let (steps, unmade) = made(of: wanted.compactMap(skips.without), in: plan)
        let left = self.left(wanted.filter { skips.without($0) == nil }, "the plan skips it") + unmade + dead.left
        // What they stand on comes in front; where it is done already it has nothing to do.
        return StepSelection(
            steps: (step == nil && !steps.isEmpty ? recipe.steps : []) + dead.steps + steps, left: left,
            isIncomplete: steps.isEmpty && dead.steps.isEmpty)
    }

    private func nothing(for symbol: String, _ reason: String) -> StepSelection {
        let kind = step ?? PlannedStep.Kind.case.rawValue
        return StepSelection(
            steps: [], left: [LeftSteps(step: kind, symbols: [[symbol]], reason: reason)], isIncomplete: true)
    }
}

/// What a plan leaves as it is.
struct PlanSkips {
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

    /// The step without what is skipped; nil where nothing of it is left.
    func without(_ step: PlannedStep) -> PlannedStep? {
        guard step.step == .case || step.step == .finish else { return step }
        var wanted = step
        wanted.cases.removeAll { symbols.contains($0) }
        if let type = step.actionType, symbols.contains(type) { return nil }
        return wanted.cases.isEmpty && step.actionType == nil ? nil : wanted
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
