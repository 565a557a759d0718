/// The proposal of what becomes of each legacy case, made to be edited by a person.
///
/// Every key is documented in `docs/plan.md` and `docs/schemas/plan.schema.json`. What a person may change stands at the
/// top of each entry; `proposed` keeps what the tool proposed, so that edits can be told from proposals later.
public struct MigrationPlan: Codable, Equatable, Sendable {
    /// Version of the JSON form; it changes only when a key changes its meaning.
    public static let currentSchemaVersion = 1

    /// See `currentSchemaVersion`.
    public var schemaVersion: Int
    /// The program that wrote the plan.
    public var tool: ToolIdentity
    /// By file and declaration order.
    public var actionTypes: [PlannedActionType]
    /// The steps in the order in which `apply` takes them; may be reordered behind the first three.
    public var steps: [PlannedStep]
    /// Ideas that are never applied unasked.
    public var suggestions: [PlanSuggestion]
    /// What changed in the code since the plan that this one was made from.
    public var changes: [PlanChange]

    /// A plan.
    public init(
        tool: ToolIdentity, actionTypes: [PlannedActionType], steps: [PlannedStep], suggestions: [PlanSuggestion],
        changes: [PlanChange] = []
    ) {
        schemaVersion = Self.currentSchemaVersion
        self.tool = tool
        self.actionTypes = actionTypes
        self.steps = steps
        self.suggestions = suggestions
        self.changes = changes
    }
}

/// One step of the migration: a commit of its own.
public struct PlannedStep: Codable, Equatable, Sendable {
    /// The kinds of steps.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// Adds the modern protocols and the second `dispatch`.
        case runtime
        /// Every middleware provider becomes a tuple of two halves.
        case middlewares
        /// Every reducer becomes a tuple of two halves.
        case reducers
        /// Migrates the cases.
        case `case`
        /// The modern enum takes its final name.
        case finish
    }

    /// What is done.
    public var step: Kind
    /// `Type.case` of the cases that are migrated together; empty for other kinds.
    public var cases: [String]
    /// The action type that is finished; nil for other kinds.
    @ExplicitNull public var actionType: String?

    /// A step.
    public init(step: Kind, cases: [String] = [], actionType: String? = nil) {
        self.step = step
        self.cases = cases
        self.actionType = actionType
    }
}
