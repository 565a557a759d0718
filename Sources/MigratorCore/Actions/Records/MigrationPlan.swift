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
    /// The name of a kind of step. Which ones there are besides the two that plans are made of is told by the recipe.
    public struct Kind: RawRepresentable, Codable, Hashable, Sendable {
        /// Migrates the cases.
        public static let `case` = Kind(rawValue: "case")
        /// The modern enum takes its final name.
        public static let finish = Kind(rawValue: "finish")

        /// Takes out a case that is dead; no plan has such a step.
        public static let dead = Kind(rawValue: "dead")

        /// The name.
        public let rawValue: String

        /// A kind of that name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }
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
