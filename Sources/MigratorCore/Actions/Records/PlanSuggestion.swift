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
        /// Production always gives a value, and a test is about a missing one.
        case testedWithout = "tested-without"
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

extension PlanSuggestion.Kind {
    /// What the catalogue says of it.
    public var reportCode: ReportCode {
        switch self {
        case .split: .split
        case .narrow: .narrow
        case .consequenceName: .consequenceName
        case .tense: .tense
        case .readsNothing: .readsNothing
        case .nameTaken: .nameTaken
        case .testedWithout: .testedWithout
        }
    }
}
