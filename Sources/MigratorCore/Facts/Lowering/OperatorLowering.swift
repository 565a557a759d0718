import SwiftSyntax

extension Lowering {
    /// Folds `a + b * c` by precedence.
    ///
    /// Folding with the parser's own operator table builds new nodes, which have lost their places in the file; here
    /// the flat sequence is folded while it is lowered.
    func sequence(_ node: SequenceExprSyntax) -> Expression {
        var elements: [SequenceElement] = []
        for element in node.elements { elements.append(sequenceElement(element)) }
        if let parts = Self.unordered(elements) { return Expression(.other(parts), offset(node), range(node)) }
        var cursor = SequenceCursor(elements: elements[...])
        return cursor.fold(atLeast: 0)?.expression ?? Expression(.other([]), offset(node), range(node))
    }

    /// The operands, where an operator of the program's own stands among others: the file does not say which binds stronger.
    private static func unordered(_ elements: [SequenceElement]) -> [Expression]? {
        var operators = 0
        var isOwn = false
        for case .binary(let symbol) in elements {
            operators += 1
            isOwn = isOwn || SequenceCursor.isOwn(symbol)
        }
        let others = elements.count {
            switch $0 {
            case .ternary, .cast: true
            default: false
            }
        }
        guard isOwn, operators + others > 1 else { return nil }
        return elements.flatMap { element -> [Expression] in
            switch element {
            case .operand(let operand), .optionalTry(let operand): [operand.expression]
            case .ternary(let then): [then]
            case .binary, .cast: []
            }
        }
    }

    private func sequenceElement(_ node: ExprSyntax) -> SequenceElement {
        switch node.as(ExprSyntaxEnum.self) {
        case .binaryOperatorExpr(let node):
            return .binary(node.operator.text)
        case .assignmentExpr:
            return .binary("=")
        case .unresolvedTernaryExpr(let node):
            return .ternary(expression(node.thenExpression))
        case .unresolvedAsExpr(let node):
            switch node.questionOrExclamationMark?.tokenKind {
            case .postfixQuestionMark?: return .cast(.conditional)
            case .exclamationMark?: return .cast(.forced)
            default: return .cast(.coerce)
            }
        case .unresolvedIsExpr:
            return .cast(.test)
        case .tryExpr(let inner) where inner.questionOrExclamationMark?.tokenKind == .postfixQuestionMark:
            return .optionalTry(Operand(expression: expression(inner.expression), range: range(node)))
        default:
            return .operand(Operand(expression: expression(node), range: range(node)))
        }
    }
}

/// An operand with all that is written of it: `try` and parentheses count for the range of what it is part of.
private struct Operand {
    let expression: Expression
    let range: Range<Int>
}

private enum SequenceElement {
    case operand(Operand)
    /// `try?` without parentheses around it: it covers everything to its right.
    case optionalTry(Operand)
    case binary(String)
    case ternary(Expression)
    case cast(CastKind)
}

/// Precedence climbing over the elements of a sequence.
private struct SequenceCursor {
    var elements: ArraySlice<SequenceElement>

    mutating func fold(atLeast minimum: Int) -> Operand? {
        if case .optionalTry(let first)? = elements.first {
            elements[elements.startIndex] = .operand(first)
            return fold(atLeast: minimum).map {
                Operand(
                    expression: Expression(.optionalTry($0.expression), first.range.lowerBound, $0.range),
                    range: $0.range)
            }
        }
        guard case .operand(var left)? = elements.popFirst() else { return nil }
        while let next = elements.first {
            let (precedence, rightAssociative) = Self.precedence(of: next)
            guard precedence >= minimum else { break }
            elements.removeFirst()
            switch next {
            case .operand, .optionalTry:
                return left
            case .cast(let kind):
                guard case .operand(let type)? = elements.popFirst() else { return left }
                left = Self.joined(left, type, .cast(left.expression, kind, Self.type(of: type.expression)))
            case .ternary(let then):
                guard let otherwise = fold(atLeast: precedence) else { return left }
                left = Self.joined(left, otherwise, .ternary(left.expression, then, otherwise.expression))
            case .binary(let symbol):
                guard let right = fold(atLeast: rightAssociative ? precedence : precedence + 1) else { return left }
                let isAssignment = precedence == Self.assignment
                left = Self.joined(
                    left, right,
                    isAssignment
                        ? .assignment(left.expression, symbol, right.expression)
                        : .binary(left.expression, symbol, right.expression))
            }
        }
        return left
    }

    private static func joined(_ left: Operand, _ right: Operand, _ kind: ExpressionKind) -> Operand {
        let range = left.range.lowerBound..<max(left.range.lowerBound, right.range.upperBound)
        return Operand(expression: Expression(kind, left.expression.offset, range), range: range)
    }

    private static func type(of operand: Expression) -> TypeReference {
        if case .type(let type) = operand.kind { return type }
        if case .name(let name) = operand.kind { return .named([name], []) }
        return .other
    }

    private static let assignment = 10

    /// Whether the standard library has no such operator.
    static func isOwn(_ symbol: String) -> Bool {
        let additions: Set<String> = ["+", "-", "&+", "&-", "|", "^", ".|", ".&", ".^"]
        return precedence(of: .binary(symbol)).0 == 100 && !additions.contains(symbol)
    }

    /// The standard library's precedence groups in order; an operator of the program's own counts as `+`.
    private static func precedence(of element: SequenceElement) -> (Int, rightAssociative: Bool) {
        switch element {
        case .operand, .optionalTry: return (.min, false)
        case .ternary: return (20, true)
        case .cast: return (80, false)
        case .binary(let symbol):
            switch symbol {
            case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "??=":
                return (assignment, true)
            case "||": return (30, false)
            case "&&": return (40, false)
            case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=": return (50, false)
            case "??": return (60, true)
            case "...", "..<": return (90, false)
            case "*", "/", "%", "&", "&*": return (110, false)
            case "<<", ">>", "&<<", "&>>": return (120, false)
            default: return (100, false)
            }
        }
    }
}
