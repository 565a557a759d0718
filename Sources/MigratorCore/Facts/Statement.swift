/// A statement, reduced to what inference needs, with its place.
struct Statement: Sendable {
    let kind: StatementKind
    /// UTF-8 offsets without the blanks and comments around it; with its label.
    let range: Range<Int>
    /// `outer` of `outer: for …`.
    let label: String?

    init(_ kind: StatementKind, _ range: Range<Int>, label: String? = nil) {
        self.kind = kind
        self.range = range
        self.label = label
    }
}

/// The forms of a statement.
indirect enum StatementKind: Sendable {
    case expression(Expression)
    case variable(VariableFacts)
    case function(FunctionFacts)
    case type(TypeFacts)
    case `return`(Expression?)
    case `throw`(Expression)
    /// With the label that is left, where one is named.
    case `break`(String?)
    case `continue`(String?)
    case `fallthrough`
    case `if`(IfStatement)
    case `guard`([Condition], [Statement])
    case `switch`(SwitchStatement)
    case `for`(Pattern, Expression, Expression?, [Statement])
    case `while`([Condition], [Statement])
    case `repeat`([Statement], Expression)
    case `do`([Statement], [CatchClause])
    case `defer`([Statement])
    /// The branches of an `#if`: every one of them counts.
    case conditionalCompilation([[Statement]])
}

/// `if`, as a statement or an expression. `else if` is a nested `if` in `otherwise`.
struct IfStatement: Sendable {
    let conditions: [Condition]
    let body: [Statement]
    /// `nil` when there is no `else`.
    let otherwise: [Statement]?
    /// From `if` to the end of the last block.
    let range: Range<Int>
}

/// One element of a condition list.
struct Condition: Sendable {
    let kind: ConditionKind
    /// Without the comma behind it.
    let range: Range<Int>

    init(_ kind: ConditionKind, _ range: Range<Int>) {
        self.kind = kind
        self.range = range
    }
}

/// The forms of a condition.
enum ConditionKind: Sendable {
    case expression(Expression)
    /// `let x = e`; the shorthand `let x` has `x` as its value.
    case binding(Pattern, TypeReference?, Expression)
    /// `case p = e`
    case matching(Pattern, Expression)
    case availability
}

/// `catch`, with what it catches.
struct CatchClause: Sendable {
    /// Empty: every error, as `error`.
    let patterns: [Pattern]
    let body: [Statement]
}

/// `switch`, as a statement or an expression.
struct SwitchStatement: Sendable {
    let subject: Expression
    let cases: [SwitchBranch]
    /// From `switch` to its closing brace.
    let range: Range<Int>
    /// An `#if` stands between its branches: which of them there are is not known.
    let hasConditionalBranches: Bool
}

/// A branch of a `switch`.
struct SwitchBranch: Sendable {
    /// Empty for `default`.
    let items: [SwitchItem]
    let body: [Statement]
    /// From `case` or `default` to the end of its last statement.
    let range: Range<Int>

    /// UTF-8 offset of `case` or `default`.
    var offset: Int { range.lowerBound }

    /// `default`, or `case _`.
    var isDefault: Bool {
        items.isEmpty
            || items.contains { item in
                guard case .wildcard = item.pattern else { return false }
                return item.condition == nil
            }
    }
}

/// One pattern of a branch with its `where` clause.
struct SwitchItem: Sendable {
    let pattern: Pattern
    let condition: Expression?
    /// The pattern with its `where` clause.
    let range: Range<Int>

    /// UTF-8 offset of the pattern.
    var offset: Int { range.lowerBound }
}

/// A pattern.
indirect enum Pattern: Sendable {
    case wildcard
    /// A name that is bound.
    case identifier(String)
    /// Something that the value is compared with, or an enum case with patterns as arguments.
    case expression(Expression)
    case tuple([Argument])
    /// `let p`, `var p`: the identifiers in it are bound.
    case binding(Pattern)
    case isType(TypeReference)
    /// `p as T`
    case cast(Pattern, TypeReference)
    /// `p?`
    case some(Pattern)
}
