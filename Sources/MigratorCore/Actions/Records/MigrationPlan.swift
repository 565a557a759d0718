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

/// What becomes of an action type.
public struct PlannedActionType: Codable, Equatable, Sendable {
    /// What the tool proposed.
    public struct Proposed: Codable, Equatable, Sendable {
        /// See `PlannedActionType.enum`.
        public var `enum`: String
        /// See `PlannedActionType.finalName`.
        public var finalName: String
        /// See `PlannedActionType.access`.
        public var access: String

        /// A proposal.
        public init(enum: String, finalName: String, access: String) {
            self.enum = `enum`
            self.finalName = finalName
            self.access = access
        }
    }

    /// Name of the legacy action type; identifies the entry together with `file`.
    public var actionType: String
    /// File of its declaration.
    public var file: String
    /// Name of the modern enum while the legacy struct exists. Editable.
    public var `enum`: String
    /// Its name when the last legacy case is gone. Editable.
    public var finalName: String
    /// `internal`, `package` or `public`. Editable.
    public var access: String
    /// Leave all of its cases as they are. Editable.
    public var skip: Bool
    /// In declaration order. May be reordered.
    public var cases: [PlannedCase]
    /// The Swift source that follows from the entry.
    public var declaration: String
    /// What the tool proposed. Not to be edited.
    public var proposed: Proposed

    /// An entry as proposed.
    public init(actionType: String, file: String, proposed: Proposed, cases: [PlannedCase]) {
        self.actionType = actionType
        self.file = file
        self.enum = proposed.enum
        finalName = proposed.finalName
        access = proposed.access
        skip = false
        self.cases = cases
        declaration = ""
        self.proposed = proposed
    }

    /// `file` and name: an action type's identity.
    var key: String { "\(file)|\(actionType)" }
}

/// What becomes of a case.
public struct PlannedCase: Codable, Equatable, Sendable {
    /// What the tool proposed, and what it rests on.
    public struct Proposed: Codable, Equatable, Sendable {
        /// See `PlannedCase.name`.
        public var name: String
        /// See `PlannedCase.payloadStruct`.
        @ExplicitNull public var payloadStruct: String?
        /// See `PlannedCase.documentation`.
        public var documentation: String
        /// See `PlannedCase.values`.
        public var values: [PlannedValue]
        /// Where the case stood.
        public var status: CaseStatus
        /// Number of production sites.
        public var sites: Int
        /// Production consumers.
        public var handledBy: [String]

        /// A proposal.
        public init(
            name: String, payloadStruct: String?, documentation: String, values: [PlannedValue], status: CaseStatus,
            sites: Int, handledBy: [String]
        ) {
            self.name = name
            self.payloadStruct = payloadStruct
            self.documentation = documentation
            self.values = values
            self.status = status
            self.sites = sites
            self.handledBy = handledBy
        }
    }

    /// Name of the legacy case; identifies the entry in its action type.
    public var `case`: String
    /// Name of the modern case. Editable.
    public var name: String
    /// Leave the case as it is. Editable.
    public var skip: Bool
    /// The `///` comment of the modern case, without the markers. Editable.
    public var documentation: String
    /// Name of the payload struct; nil when the values are associated values. Editable.
    @ExplicitNull public var payloadStruct: String?
    /// The values in order. Names, order and `optional` may be edited.
    public var values: [PlannedValue]
    /// Fields of `dropped` to carry all the same. Editable.
    public var keep: [String]
    /// Cases to make of it by constants of its sites. Editable.
    public var split: [PlannedSplit]
    /// Fields that go, with the reason.
    public var dropped: [DroppedValue]
    /// What the tool proposed. Not to be edited.
    public var proposed: Proposed

    /// The values, with what is kept of the dropped fields behind them.
    var carried: [PlannedValue] {
        values
            + keep.compactMap { field in
                dropped.first { $0.field == field }.map {
                    PlannedValue(field: field, name: field, type: $0.type, optional: $0.optional)
                }
            }
    }

    /// What the case made by a split carries: everything but the constants that tell its sites apart.
    func carried(by split: PlannedSplit) -> [PlannedValue] { carried.filter { split.when[$0.field] == nil } }

    /// Name of the payload struct of the case made by a split; nil when few enough values are left.
    func payloadStruct(of split: PlannedSplit) -> String? {
        carried(by: split).count > ProposalWriter.maximumValues ? Naming.payloadStruct(forCase: split.name) : nil
    }

    /// An entry as proposed.
    public init(case: String, proposed: Proposed, dropped: [DroppedValue]) {
        self.case = `case`
        name = proposed.name
        skip = false
        documentation = proposed.documentation
        payloadStruct = proposed.payloadStruct
        values = proposed.values
        keep = []
        split = []
        self.dropped = dropped
        self.proposed = proposed
    }
}

/// A value that the modern case carries.
public struct PlannedValue: Codable, Equatable, Sendable {
    /// The payload field that it is.
    public var field: String
    /// Label of the associated value, or name of the payload struct's property. Editable.
    public var name: String
    /// The type without its outer `?`.
    public var type: String
    /// Whether it may be nil; may be set where it is not.
    public var optional: Bool

    /// A value.
    public init(field: String, name: String, type: String, optional: Bool) {
        self.field = field
        self.name = name
        self.type = type
        self.optional = optional
    }

    var declaredType: String { PayloadValue(name: name, type: type, optional: optional).declaredType }
}

/// A field that the modern case does not carry.
public struct DroppedValue: Codable, Equatable, Sendable {
    /// Why it goes.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// Provided, read by nobody.
        case unused
        /// Read, provided by nobody.
        case neverProvided
    }

    /// The payload field.
    public var field: String
    /// Its type without the outer `?`.
    public var type: String
    /// Whether it would be optional if it were kept.
    public var optional: Bool
    /// Why it goes.
    public var reason: Reason

    /// A field that goes.
    public init(field: String, type: String, optional: Bool, reason: Reason) {
        self.field = field
        self.type = type
        self.optional = optional
        self.reason = reason
    }
}

/// A modern case that takes the sites with certain constants out of another one.
public struct PlannedSplit: Codable, Equatable, Sendable {
    /// Name of the modern case.
    public var name: String
    /// Payload field -> the constant, as written at the sites (cases of enums with a leading dot).
    public var when: [String: String]

    /// A split.
    public init(name: String, when: [String: String]) {
        self.name = name
        self.when = when
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

/// An idea that is never applied unasked.
public struct PlanSuggestion: Codable, Equatable, Sendable {
    /// The kinds of ideas.
    public enum Kind: String, Codable, Sendable, CaseIterable {
        /// The sites of a case fall into groups of constants: it may be several cases.
        case split
        /// The sites never use part of a type's cases: a smaller type may do.
        case narrow
        /// The name says what follows instead of what happened.
        case consequenceName = "consequence-name"
        /// The name is not in the present tense.
        case tense
        /// One consumer selects the case and reads nothing of it.
        case readsNothing = "reads-nothing"
        /// A proposed name is that of a type of the tree.
        case nameTaken = "name-taken"
    }

    /// What kind of idea.
    public var kind: Kind
    /// `Type.case`, or the action type.
    public var symbol: String
    /// The payload field concerned, if it is about one.
    @ExplicitNull public var field: String?
    /// A sentence.
    public var message: String
    /// Where it shows.
    public var evidence: [SourcePlace]

    /// An idea.
    public init(kind: Kind, symbol: String, field: String? = nil, message: String, evidence: [SourcePlace]) {
        self.kind = kind
        self.symbol = symbol
        self.field = field
        self.message = message
        self.evidence = evidence
    }
}

/// Something that changed in the code since a plan was made.
public struct PlanChange: Codable, Equatable, Sendable {
    /// `Type.case`, or the action type.
    public var symbol: String
    /// A sentence.
    public var message: String

    /// A change.
    public init(symbol: String, message: String) {
        self.symbol = symbol
        self.message = message
    }
}
