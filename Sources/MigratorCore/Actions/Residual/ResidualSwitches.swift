import SwiftSyntax

/// A `switch` over the action together with something else: what depends on the action is taken out of it.
extension ResidualExpressions {
    /// Leaves the branches that may be taken, and of a tuple the parts that are not decided.
    func narrow(_ node: SwitchExprSyntax) {
        guard let tuple = node.subject.as(TupleExprSyntax.self), tuple.elements.count > 1 else {
            node.children(viewMode: .sourceAccurate).forEach { walk($0) }
            return
        }
        let parts = Array(tuple.elements)
        let kept = parts.indices.filter { !isDecided(parts[$0].expression) }
        guard !kept.isEmpty, kept.count < parts.count else {
            return fail(node.subject, "a switch over the action together with something else is not decided")
        }
        keepElements(kept, of: parts.map { source.range($0.expression) }, in: source.range(tuple))
        kept.forEach { walk(parts[$0].expression) }
        for element in node.cases {
            guard case .switchCase(let branch) = element else {
                return fail(element, "an `#if` inside a switch over the action is not specialised")
            }
            narrow(branch, kept)
        }
    }

    /// A part of the subject that is the same for every state, and is not written any more.
    private func isDecided(_ part: ExprSyntax) -> Bool {
        residualiser.mentionsKnown(part) && residualiser.value(of: part) != nil && residualiser.isDroppable(part)
            && residualiser.value(of: part) != .window
    }

    private func narrow(_ branch: SwitchCaseSyntax, _ kept: [Int]) {
        guard case .case(let label) = branch.label else { return walk(branch.statements) }
        let items = Array(label.caseItems)
        let taken = items.filter { log.truth(ofConditionAt: place(of: $0)) != .no }
        guard !taken.isEmpty else { return remove(branch) }
        keep(taken.map(place), of: items.map(place))
        for item in taken {
            narrow(item.pattern, kept)
            if let clause = item.whereClause { walk(clause) }
        }
        walk(branch.statements)
    }

    func place(of item: SwitchCaseItemSyntax) -> Range<Int> {
        source.range(item.pattern)
            .lowerBound..<source.range(item.whereClause.map(Syntax.init) ?? Syntax(item.pattern)).upperBound
    }

    private func narrow(_ pattern: PatternSyntax, _ kept: [Int]) {
        if let binding = pattern.as(ValueBindingPatternSyntax.self) { return narrow(binding.pattern, kept) }
        let ranges: [Range<Int>]
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            ranges = tuple.elements.map { source.range($0.pattern) }
        } else if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
            ranges = tuple.elements.map { source.range($0.expression) }
        } else if pattern.is(WildcardPatternSyntax.self)
            || pattern.as(ExpressionPatternSyntax.self)?.expression.is(DiscardAssignmentExprSyntax.self) == true
        {
            return
        } else {
            return fail(pattern, "this pattern over the action and something else is not understood")
        }
        let dropped = ranges.indices.filter { !kept.contains($0) }
        guard dropped.allSatisfy({ log.truth(ofConditionAt: ranges[$0]) == .yes }) else {
            return fail(pattern, "whether this pattern over the action matches is not known")
        }
        keepElements(kept, of: ranges, in: source.range(pattern))
        if let tuple = pattern.as(TuplePatternSyntax.self) {
            for (index, element) in tuple.elements.enumerated() where kept.contains(index) { walk(element.pattern) }
        } else if let tuple = pattern.as(ExpressionPatternSyntax.self)?.expression.as(TupleExprSyntax.self) {
            for (index, element) in tuple.elements.enumerated() where kept.contains(index) { walk(element.expression) }
        }
    }

    /// Leaves some elements of a tuple; one that is left alone stands without parentheses.
    private func keepElements(_ kept: [Int], of ranges: [Range<Int>], in whole: Range<Int>) {
        guard kept.count > 1 else { return keepPart(ranges[kept[0]], of: whole) }
        keep(kept.map { ranges[$0] }, of: ranges)
    }

    /// A branch that is never taken goes with the comments in front of it.
    func remove(_ branch: SwitchCaseSyntax) {
        let start = branch.position.utf8Offset
        edits.append(SourceEdit(start..<branch.endPosition.utf8Offset, ""))
    }

    /// A branch that a `where` over the action rules out.
    func isRuledOut(_ branch: SwitchCaseSyntax) -> Bool {
        guard case .case(let label) = branch.label, residualiser.mentionsKnown(label),
            log.isNeverTaken(branchAt: source.range(branch))
        else { return false }
        return label.caseItems.allSatisfy { $0.whereClause != nil }
    }
}
