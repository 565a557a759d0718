import SwiftSyntax

/// Folds parts of expressions with operators, which the parser gives as flat sequences.
extension ResidualExpressions {
    /// `nil ?? x` is `x`; `true ? a : b` is `a`; `x && true` is `x`. What is assigned is looked at alone.
    func foldPart(of elements: ArraySlice<ExprSyntax>) -> Bool {
        if let index = elements.firstIndex(where: isAssignment) {
            let value = elements[(index + 1)...]
            elements[...index].forEach { walk($0) }
            if self.value(of: value) == KnownValue.none, isDroppable(value) {
                replaceAssigned(value, discarded: elements.first?.is(DiscardAssignmentExprSyntax.self) ?? false)
            } else {
                fold(value)
            }
            return true
        }
        return foldTernary(elements) || foldOperands(elements)
    }

    private func foldTernary(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self)
        else { return false }
        let (condition, otherwise) = (elements[..<index], elements[(index + 1)...])
        let sides = otherwise.count == 1 ? otherwise.first : nil
        switch isDroppable(condition) ? value(of: condition) : nil {
        case .constant(true)?:
            keepSide(
                source.range(ternary.thenExpression), ternary.thenExpression, besides: sides ?? ternary.thenExpression,
                of: elements)
            walk(ternary.thenExpression)
        case .constant(false)?:
            keepSide(range(of: otherwise), sides, besides: ternary.thenExpression, of: elements)
            fold(otherwise)
        default:
            fold(condition)
            walk(ternary.thenExpression)
            fold(otherwise)
        }
        return true
    }

    /// Leaves one side of `?:` or `??`, with its type where it would be another one without the other side.
    private func keepSide(
        _ part: Range<Int>, _ kept: ExprSyntax?, besides other: ExprSyntax, of elements: ArraySlice<ExprSyntax>
    ) {
        let whole = range(of: elements)
        guard let kept, let sequence = elements.first?.parent?.parent else { return keepPart(part, of: whole) }
        // In front of a `??` that goes with the optional, the type is that of the side.
        if nonOptionalSides.contains(source.range(kept)) { return keepPart(part, of: whole) }
        let isWhole = source.range(sequence) == whole
        switch cast(of: kept, besides: other, in: sequence, isWhole: isWhole) {
        case .asItIs?: keepPart(part, of: whole)
        case .cast(let type)?:
            keepPart(part, of: whole)
            edits.append(.insert("(", at: part.lowerBound))
            edits.append(.insert(" as \(type))", at: part.upperBound))
        case nil: fail(kept, "what is left of this expression would be of another type")
        }
    }

    /// Folds what can be folded, and looks at the rest.
    private func fold(_ elements: ArraySlice<ExprSyntax>) {
        if let value = value(of: elements), let text = text(of: value), isDroppable(elements) {
            edits.append(SourceEdit(range(of: elements), text))
        } else if !foldPart(of: elements) {
            elements.forEach { walk($0) }
        }
    }

    /// What is written for a value; `nil` where it depends on the place.
    private func text(of value: KnownValue) -> String? {
        switch value {
        case .constant(let value): value ? "true" : "false"
        case .window: residualiser.windowName
        case .payload(let name): residualiser.context.text(ofField: name)
        case .none, .action, .actionType: nil
        }
    }

    /// Takes operands away that decide nothing: in front of others, and behind them where it has a Boolean operator.
    private func foldOperands(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        let neutral: [(symbol: String, value: KnownValue)] = [
            ("||", .constant(false)), ("&&", .constant(true)), ("??", .none),
        ]
        guard
            let (symbol, value) = neutral.first(where: { entry in elements.contains { isOperator($0, entry.symbol) } })
        else { return false }
        // What the program declares for the symbol may look at both sides.
        guard !residualiser.context.operators.declares(symbol) else { return false }
        let operands = elements.split { isOperator($0, symbol) }
        // `??` binds stronger than a comparison.
        guard symbol != "??" || operands.allSatisfy({ $0.count == 1 }) else { return false }
        if symbol == "??", let first = operands[0].first, let left = nonOptional(first) {
            // It is not nil, so that nothing of the rest is looked at.
            keepPart(source.range(left), of: range(of: elements))
            if let sequence = left.as(SequenceExprSyntax.self), let side = side(of: Array(sequence.elements)[...]) {
                nonOptionalSides.insert(source.range(side))
            }
            fold(ArraySlice([left]))
            return true
        }
        var kept = operands.indices.filter { self.value(of: operands[$0]) != value || !isDroppable(operands[$0]) }
        if symbol == "??" {
            // Only in front: what stands behind `nil` is of another type without it.
            kept = Array(operands.indices.drop { self.value(of: operands[$0]) == value && isDroppable(operands[$0]) })
        }
        if kept.isEmpty { kept = [operands.count - 1] }
        guard kept.count < operands.count || symbol != "??" else { return false }
        let ranges = operands.map { range(of: $0) }
        let whole = range(of: elements)
        if symbol == "??", kept.count == 1, kept[0] > 0, let side = operands[kept[0]].first,
            let first = operands[0].first
        {
            keepSide(ranges[kept[0]], side, besides: first, of: elements)
            fold(operands[kept[0]])
            return true
        }
        keepPart(ranges[kept[0]].lowerBound..<ranges[kept[kept.count - 1]].upperBound, of: whole)
        for (left, right) in zip(kept, kept.dropFirst()) where right > left + 1 {
            // With the operator that stood behind the operand; the one in front of the next stays.
            edits.append(SourceEdit(ranges[left].upperBound..<ranges[right - 1].upperBound, ""))
        }
        for index in kept { fold(operands[index]) }
        return true
    }

    /// The left side of `??`, where it is no optional any more because of what is known: `extras?.isPlaying` of values that are
    /// there, `(isChange ? action.isPlaying : state.isPlaying)` of which one side is left.
    private func nonOptional(_ node: ExprSyntax) -> ExprSyntax? {
        guard residualiser.mentionsKnown(node) else { return nil }
        let expression = residualiser.lowering.expression(node)
        let place = residualiser.place(of: node)
        let typing = residualiser.context.typing
        if case .member(let base?, let name) = expression.kind, case .optionalChain(let inner) = base.kind,
            case .payload? = log.value(at: inner.range)
        {
            let owner = typing.type(of: inner, at: place).unwrapped.nominalID
            guard let owner, case .variable(let variable)? = typing.member(name, of: owner) else { return nil }
            let type = typing.declaredType(of: variable)
            return type.isUnknown || type.isOptional ? nil : node
        }
        guard let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first?.expression, let sequence = only.as(SequenceExprSyntax.self),
            let side = side(of: Array(sequence.elements)[...])
        else { return nil }
        let kept = residualiser.lowering.expression(side)
        if case .payload? = log.value(at: kept.range) { return only }
        if residualiser.mentionsKnown(side) { return nil }
        let type = typing.type(of: kept, at: residualiser.place(of: only))
        return type.isUnknown || type.isOptional ? nil : only
    }

    /// The side of `?:` that is left.
    private func side(of elements: ArraySlice<ExprSyntax>) -> ExprSyntax? {
        guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
            let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self), index + 2 == elements.endIndex,
            isDroppable(elements[..<index])
        else { return nil }
        switch value(of: elements[..<index]) {
        case .constant(true)?: return ternary.thenExpression
        case .constant(false)?: return elements[index + 1]
        default: return nil
        }
    }

    private func isAssignment(_ element: ExprSyntax) -> Bool {
        if element.is(AssignmentExprSyntax.self) { return true }
        guard let symbol = element.as(BinaryOperatorExprSyntax.self)?.operator.text, symbol.hasSuffix("=") else {
            return false
        }
        return !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(symbol)
    }

    /// What is assigned is nil.
    private func replaceAssigned(_ elements: ArraySlice<ExprSyntax>, discarded: Bool) {
        guard discarded else { return edits.append(SourceEdit(range(of: elements), "nil")) }
        let type =
            elements.count == 3 && elements[elements.startIndex + 1].is(UnresolvedAsExprSyntax.self)
            ? elements.last.map { source.text($0) + "?" } : elements.first.flatMap(residualiser.typeOfNil)
        guard let type else {
            if let first = elements.first {
                fail(first, "the type of what is `nil` for an action that is not known is not written here")
            }
            return
        }
        edits.append(SourceEdit(range(of: elements), "nil as \(type)"))
    }

    private func isOperator(_ element: ExprSyntax, _ symbol: String) -> Bool {
        element.as(BinaryOperatorExprSyntax.self)?.operator.text == symbol
    }

    private func value(of elements: ArraySlice<ExprSyntax>) -> KnownValue? {
        guard let first = elements.first, elements.contains(where: { residualiser.mentionsKnown($0) }) else {
            return nil
        }
        return residualiser.value(at: elements.count == 1 ? residualiser.key(first) : range(of: elements))
    }

    /// Whether operands can be left out.
    private func isDroppable(_ elements: ArraySlice<ExprSyntax>) -> Bool {
        elements.allSatisfy { element in
            element.is(BinaryOperatorExprSyntax.self) || element.is(UnresolvedAsExprSyntax.self)
                || element.is(UnresolvedIsExprSyntax.self) || element.is(TypeExprSyntax.self)
                || residualiser.isDroppable(element)
        }
    }

    private func range(of elements: ArraySlice<ExprSyntax>) -> Range<Int> {
        guard let first = elements.first, let last = elements.last else { return 0..<0 }
        return source.range(first).lowerBound..<source.range(last).upperBound
    }

    /// Leaves a part and takes away what is around it.
    func keepPart(_ part: Range<Int>, of whole: Range<Int>) {
        if whole.lowerBound < part.lowerBound { edits.append(SourceEdit(whole.lowerBound..<part.lowerBound, "")) }
        if part.upperBound < whole.upperBound { edits.append(SourceEdit(part.upperBound..<whole.upperBound, "")) }
    }
}
