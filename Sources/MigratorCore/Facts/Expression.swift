/// An expression, reduced to what inference needs, with its place.
///
/// Facts are kept instead of syntax trees: they are small plain values that outlive the tree. `try`, `await`, `unsafe`,
/// `consume`, `copy` and parentheses around one value do not change what an expression stands for and are left out.
struct Expression: Sendable {
    let kind: ExpressionKind
    /// UTF-8 offset of the token that names the expression: the member's name in `a.b`, the callee's in a call.
    let offset: Int
    /// UTF-8 offsets without the blanks and comments around it, and without `try`, `await` and parentheses.
    let range: Range<Int>

    init(_ kind: ExpressionKind, _ offset: Int, _ range: Range<Int>) {
        self.kind = kind
        self.offset = offset
        self.range = range
    }

    /// An expression that stands nowhere by itself: the value of a shorthand, a default that is implied.
    init(_ kind: ExpressionKind, _ offset: Int) {
        self.init(kind, offset, offset..<offset)
    }
}

/// The forms of an expression.
indirect enum ExpressionKind: Sendable {
    /// An identifier, `self`, `Self`, `super`, `$0`.
    case name(String)
    /// `base.name`; without a base the implicit member `.name`.
    case member(Expression?, String)
    /// Trailing closures are arguments after the written ones.
    case call(Expression, [Argument])
    /// `base[arguments]`
    case lookup(Expression, [Argument])
    case nilLiteral
    case boolean(Bool)
    /// The parts are a string's interpolations, an array's elements, a dictionary's keys and values in turn.
    case literal(LiteralKind, [Expression])
    case cast(Expression, CastKind, TypeReference)
    case optionalChain(Expression)
    case forceUnwrap(Expression)
    case optionalTry(Expression)
    case ternary(Expression, Expression, Expression)
    case binary(Expression, String, Expression)
    case prefix(String, Expression)
    /// `=` and the compound assignments, with the operator.
    case assignment(Expression, String, Expression)
    case closure(Closure)
    case conditional(IfStatement)
    case choice(SwitchStatement)
    case tuple([Argument])
    case type(TypeReference)
    case pattern(Pattern)
    case inOut(Expression)
    /// Parentheses around an optional chain, which end it.
    case group(Expression)
    case keyPath
    /// Macro expansions and forms without a meaning of their own here.
    case other([Expression])
}

/// An argument of a call, an element of a tuple.
struct Argument: Sendable {
    let label: String?
    let value: Expression
    /// A closure behind the parentheses.
    let isTrailingClosure: Bool

    init(_ label: String?, _ value: Expression, isTrailingClosure: Bool = false) {
        self.label = label
        self.value = value
        self.isTrailingClosure = isTrailingClosure
    }
}

/// The kinds of literals that carry no meaning of their own for inference.
enum LiteralKind: Hashable, Sendable {
    /// With the digits as written.
    case integer(String), float(String)
    /// With the text as written; `nil` when something is interpolated.
    case string(String?)
    case array, dictionary, regex
}

/// The cast operators.
enum CastKind: Hashable, Sendable {
    /// `as`
    case coerce
    /// `as?`
    case conditional
    /// `as!`
    case forced
    /// `is`
    case test
}

/// A closure expression.
struct Closure: Sendable {
    let captures: [Argument]
    /// `nil` when the closure names no parameters (`$0` may be used).
    let parameters: [ClosureParameter]?
    let result: TypeReference?
    let body: [Statement]
}

/// A parameter of a closure expression.
struct ClosureParameter: Sendable {
    let name: String
    let type: TypeReference?
}

extension Expression {
    var isClosure: Bool {
        if case .closure = kind { return true }
        return false
    }

    /// `a` of `a.b.c`.
    var rootOfPath: Expression {
        switch kind {
        case .member(let base?, _), .optionalChain(let base), .forceUnwrap(let base), .group(let base):
            base.rootOfPath
        default: self
        }
    }
}

extension Expression {
    /// An optional chain runs through the expression: `a?.b`, `a?.b.c()`.
    var hasChain: Bool {
        switch kind {
        case .optionalChain: true
        case .member(let base?, _), .lookup(let base, _), .call(let base, _): base.hasChain
        default: false
        }
    }
}
