extension Pattern {
    /// The names that a pattern binds.
    var boundNames: [String] { names(binds: false) }

    /// - Parameter binds: a bare identifier is bound: the pattern stands below `let`.
    private func names(binds: Bool) -> [String] {
        switch self {
        case .identifier(let name): [name]
        case .binding(let inner): inner.names(binds: true)
        case .some(let inner), .cast(let inner, _): inner.names(binds: binds)
        case .tuple(let elements): elements.flatMap { Self.names(in: $0.value, binds: binds) }
        case .expression(let expression): Self.names(in: expression, binds: binds)
        case .wildcard, .isType: []
        }
    }

    private static func names(in expression: Expression, binds: Bool) -> [String] {
        switch expression.kind {
        case .pattern(let pattern): pattern.names(binds: binds)
        case .call(_, let arguments), .tuple(let arguments): arguments.flatMap { names(in: $0.value, binds: binds) }
        case .optionalChain(let inner): names(in: inner, binds: binds)
        case .name(let name): binds ? [name] : []
        default: []
        }
    }
}
