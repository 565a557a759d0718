/// A statement, reduced to what inference needs.
indirect enum Statement: Sendable {
    case expression(Expression)
    case variable(VariableFacts)
    case function(FunctionFacts)
    case type(TypeFacts)
    case `return`(Expression?)
    case `throw`(Expression)
    case `break`
    case `continue`
    case `fallthrough`
    case `if`(IfStatement)
    case `guard`([Condition], [Statement])
    case `switch`(SwitchStatement)
    case `for`(Pattern, Expression, Expression?, [Statement])
    case `while`([Condition], [Statement])
    case `repeat`([Statement], Expression)
    case `do`([Statement], [[Statement]])
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
}

/// One element of a condition list.
enum Condition: Sendable {
    case expression(Expression)
    /// `let x = e`; the shorthand `let x` has `x` as its value.
    case binding(Pattern, TypeReference?, Expression)
    /// `case p = e`
    case matching(Pattern, Expression)
    case availability
}

/// `switch`, as a statement or an expression.
struct SwitchStatement: Sendable {
    let subject: Expression
    let cases: [SwitchBranch]
}

/// A branch of a `switch`.
struct SwitchBranch: Sendable {
    /// Empty for `default`.
    let items: [SwitchItem]
    let body: [Statement]
    /// UTF-8 offset of `case` or `default`.
    let offset: Int

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
    /// UTF-8 offset of the pattern.
    let offset: Int
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
