/// What a body does for an action: its effects and what it returns, each as a digest that is the same wherever the same thing
/// happens with the same values.
///
/// A consumer of a case is one that does something else for it than for an unknown action; two records tell.
struct EffectRecord: Sendable {
    /// Where something is done.
    struct Deed: Sendable {
        let function: String
        let file: Int
        let offset: Int
    }

    /// A read of a payload field.
    struct FieldRead: Hashable, Sendable {
        let field: String
        let kind: ReadKind
        let file: Int
        let offset: Int
    }

    /// Statements that do something, by their digest.
    var effects: [Int: Deed] = [:]
    /// Returned values; two that are written alike are the same, wherever they stand.
    var returns: [Int: Deed] = [:]
    var reads: Set<FieldRead> = []

    /// - Parameter withReturns: whether what is returned is of consequence to the caller.
    mutating func merge(_ other: EffectRecord, withReturns: Bool) {
        effects.merge(other.effects) { first, _ in first }
        if withReturns { returns.merge(other.returns) { first, _ in first } }
        reads.formUnion(other.reads)
    }

    /// The first thing that is done here and not there; nil when there is none.
    func firstEffect(beyond other: EffectRecord) -> Deed? {
        effects.filter { other.effects[$0.key] == nil }.map(\.value).min {
            ($0.file, $0.offset) < ($1.file, $1.offset)
        }
    }

    /// Whether something is returned here and not there.
    func returnsMore(than other: EffectRecord) -> Bool { returns.contains { other.returns[$0.key] == nil } }
}

/// Records what the bodies do that an evaluator goes through.
struct EffectRecorder {
    /// The statement that is being evaluated and does something.
    private struct OpenEffect {
        var hasher = Hasher()
        let isReturn: Bool
    }

    /// Of the bodies being evaluated, innermost last.
    private var records: [EffectRecord] = [EffectRecord()]
    /// nil where a body begins, whose conditions are no part of the statement that calls it.
    private var open: [OpenEffect?] = []
    /// The call that was followed last into its function.
    private var followed: Range<Int>?

    /// Whether what is being evaluated is a part of something that is done.
    var isInEffect: Bool { open.last.map { $0 != nil } ?? false }

    mutating func noteRead(_ field: String, _ kind: ReadKind, _ file: Int, _ offset: Int) {
        records[records.count - 1].reads.insert(.init(field: field, kind: kind, file: file, offset: offset))
    }

    mutating func noteFollowed(_ call: Expression) { followed = call.range }

    /// Notes an expression that was evaluated.
    mutating func note(_ expression: Expression, _ value: AbstractValue) {
        guard var effect = open.last ?? nil else { return }
        if effect.isReturn {
            expression.combineShape(into: &effect.hasher)
        } else {
            effect.hasher.combine(expression.offset)
        }
        effect.hasher.combine(value)
        open[open.count - 1] = effect
    }

    // MARK: Statements

    mutating func beginEffect(isReturn: Bool) { open.append(OpenEffect(isReturn: isReturn)) }

    /// Ends what counts for the functions that were followed, and not by itself.
    mutating func dropEffect() { open.removeLast() }

    /// What a function does that is followed is noted in it.
    mutating func endEffect(_ expression: Expression, _ frame: Frame) {
        guard let effect = open.popLast() ?? nil, followed != expression.doer.range || !expression.doer.isCall else {
            return
        }
        var hasher = effect.hasher
        if !effect.isReturn {
            hasher.combine(frame.place.file)
            hasher.combine(expression.offset)
        }
        let deed = EffectRecord.Deed(function: frame.function, file: frame.place.file, offset: expression.offset)
        let digest = hasher.finalize()
        let last = records.count - 1
        if effect.isReturn {
            records[last].returns[digest] = records[last].returns[digest] ?? deed
        } else {
            records[last].effects[digest] = records[last].effects[digest] ?? deed
        }
    }

    // MARK: Bodies

    /// - Parameter isConsumer: whether what the body returns counts for itself.
    mutating func beginBody(isConsumer: Bool = false) {
        records.append(EffectRecord())
        open.append(isConsumer ? OpenEffect(isReturn: false) : nil)
    }

    mutating func endBody() -> EffectRecord {
        open.removeLast()
        return records.popLast() ?? EffectRecord()
    }

    mutating func add(_ record: EffectRecord, withReturns: Bool) {
        records[records.count - 1].merge(record, withReturns: withReturns)
    }
}

extension Expression {
    /// The call or assignment that an expression statement consists of.
    var doer: Expression {
        switch kind {
        case .optionalTry(let inner), .optionalChain(let inner), .forceUnwrap(let inner): inner.doer
        default: self
        }
    }

    fileprivate var isCall: Bool {
        if case .call = kind { return true }
        return false
    }

    /// What the expression is by itself, without its parts and without its place.
    fileprivate func combineShape(into hasher: inout Hasher) {
        switch kind {
        case .name(let name): hasher.combine(name)
        case .member(_, let name): hasher.combine(".\(name)")
        case .call(let callee, let arguments):
            hasher.combine(callee.calledName)
            hasher.combine(arguments.map(\.label))
        case .lookup(_, let arguments): hasher.combine(arguments.map(\.label))
        case .nilLiteral: hasher.combine("nil")
        case .boolean(let value): hasher.combine(value)
        case .literal(let literal, let parts):
            hasher.combine(literal)
            hasher.combine(parts.count)
        case .cast(_, let cast, let type):
            hasher.combine(cast)
            hasher.combine(type)
        case .binary(_, let symbol, _), .prefix(let symbol, _), .assignment(_, let symbol, _): hasher.combine(symbol)
        case .optionalChain, .forceUnwrap, .optionalTry, .ternary, .tuple, .inOut, .group: break
        case .closure, .conditional, .choice, .type, .pattern, .keyPath, .other: hasher.combine(offset)
        }
    }
}
