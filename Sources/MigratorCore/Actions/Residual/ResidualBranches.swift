import SwiftSyntax

/// What is left of `guard`, `if` and `switch`.
extension Residualiser {
    /// What is left of a condition list.
    enum Conditions {
        /// The elements that stand before the one that never holds, and those behind it.
        case never(before: [ConditionElementSyntax], behind: [ConditionElementSyntax])
        case always
        /// The elements that stay.
        case some([ConditionElementSyntax])
    }

    func conditions(_ list: ConditionElementListSyntax) throws -> Conditions {
        var kept: [ConditionElementSyntax] = []
        let all = Array(list)
        for (index, element) in all.enumerated() {
            switch log.truth(ofConditionAt: source.range(element.condition)) {
            case .no: return .never(before: kept, behind: Array(all[(index + 1)...]))
            case .yes:
                try refuseVariables(in: Syntax(element))
                guard isDroppable(element) else {
                    throw failure(element, "what stands beside a test of the action may do something")
                }
            case .maybe: kept.append(element)
            }
        }
        return kept.isEmpty ? .always : .some(kept)
    }

    /// A name that can be written to is more than what it begins with.
    private func refuseVariables(in node: Syntax) throws {
        guard node.tokens(viewMode: .sourceAccurate).contains(where: { $0.tokenKind == .keyword(.var) }) else { return }
        throw failure(node, "a variable is bound to something that depends on the action")
    }

    /// A pattern that is no more than a test of the value: what it is compared with has no effect.
    private func isPlain(_ element: ConditionElementSyntax, at place: Place) -> Bool {
        guard case .matchingPattern(let matching) = element.condition,
            case .expression(let expression) = lowering.pattern(matching.pattern)
        else { return true }
        return isPlain(expression, at: place)
    }

    private func isPlain(_ pattern: Expression, at place: Place) -> Bool {
        switch pattern.kind {
        case .nilLiteral, .boolean, .literal, .member(nil, _), .pattern: true
        case .optionalChain(let inner): isPlain(inner, at: place)
        case .tuple(let elements): elements.allSatisfy { isPlain($0.value, at: place) }
        // A case of an enum with patterns as its values.
        case .call(let callee, let arguments):
            isCase(callee) && arguments.allSatisfy { isPlain($0.value, at: place) }
        default:
            isCase(pattern)
                || !context.operators.hasPatternOperator && !context.effects.mayHaveEffects(pattern, at: place)
        }
    }

    private func isCase(_ pattern: Expression) -> Bool {
        guard case .member(let base, let name) = pattern.kind else { return false }
        guard let base else { return true }
        if name == "some" || name == "none" { return true }
        guard case .metatype(let type) = context.typing.type(of: base, at: place), let id = type.nominalID else {
            return false
        }
        return context.program.types[id].enumCase(name) != nil
    }

    private func expressions(of element: ConditionElementSyntax) -> [ExprSyntax] {
        switch element.condition {
        case .expression(let expression): [expression]
        case .optionalBinding(let binding): binding.initializer.map { [$0.value] } ?? []
        case .matchingPattern(let matching): [matching.initializer.value]
        default: []
        }
    }

    private func isDroppable(_ element: ConditionElementSyntax) -> Bool {
        let place = log.place(at: source.range(element.condition)) ?? place
        return isPlain(element, at: place)
            && expressions(of: element).allSatisfy { isDroppable(lowering.expression($0), at: place) }
    }

    /// What stands in front of a test that fails is evaluated all the same.
    func refuseEffects(_ elements: [ConditionElementSyntax]) throws {
        guard let element = elements.first(where: { !isDroppable($0) }) else { return }
        throw failure(element, "what stands in front of a test of the action may do something")
    }

    private func text(of expression: ExprSyntax) throws -> String {
        let edits = try ResidualExpressions(residualiser: self).edits(in: Syntax(expression))
        return try source.text(source.range(expression), with: edits)
    }

    private func conditionText(_ elements: [ConditionElementSyntax]) throws -> String {
        try elements.map { element in
            let edits = try ResidualExpressions(residualiser: self).edits(in: Syntax(element.condition))
            return try source.text(source.range(element.condition), with: edits)
        }.joined(separator: ", ")
    }

    // MARK: guard

    func appendGuard(
        _ statement: GuardStmtSyntax, _ item: CodeBlockItemSyntax, indent: String, to result: inout ResidualBlock
    ) throws {
        guard mentionsKnown(statement) else { return try keepGuard(statement, item, indent, &result) }
        // `append` takes the lines from the file's indentation to that of the result.
        let own = source.indentation(at: source.range(item).lowerBound)
        switch try conditions(statement.conditions) {
        case .always: return
        case .never(let before, let behind):
            let failing = self.failing(statement.conditions)
            // A window guard stays, even where both ways lead to the same: the cases to come stand behind it.
            let guards = before.contains(where: mentionsKnown) ? [] : windowGuards(among: behind)
            let kept = before.contains(where: mentionsKnown) ? before + guards : guards
            // What has an effect is not done twice, nor left out.
            try refuseEffects((kept.count == guards.count ? before : []) + (failing.map { [$0] } ?? []))
            if !kept.isEmpty {
                let list = try conditionText(kept)
                append(
                    item, "guard \(list) else \(try braced(statement.body, indent: own))", indent: indent, to: &result)
            }
            try splice(statement.body.statements, for: item, indent: indent, to: &result)
            result.exits = true
        case .some(let kept) where kept.count == statement.conditions.count:
            try keepGuard(statement, item, indent, &result)
        case .some(let kept):
            let list = try conditionText(kept)
            let body = try braced(statement.body, indent: own)
            append(item, "guard \(list) else \(body)", indent: indent, to: &result)
            for element in kept { result.declared.formUnion(names(boundBy: Syntax(element))) }
        }
    }

    private func failing(_ list: ConditionElementListSyntax) -> ConditionElementSyntax? {
        list.first { log.truth(ofConditionAt: source.range($0.condition)) == .no }
    }

    /// Comparisons with the action's window behind a cast that fails: no more than those is evaluated in addition.
    private func windowGuards(among elements: [ConditionElementSyntax]) -> [ConditionElementSyntax] {
        elements.filter { element in
            guard case .expression(let expression) = element.condition, mentionsKnown(expression) else { return false }
            let facts = lowering.expression(expression)
            let place = log.place(at: key(expression)) ?? place
            return mentionsWindow(facts) && !context.effects.mayHaveEffects(facts, at: place)
                && (try? conditionText([element])) != nil
        }
    }

    private func mentionsWindow(_ expression: Expression) -> Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { [log] expression, _ in
            if log.value(at: expression.range) == .window { found = true }
        }
        walker.walk(expression, at: place)
        return found
    }

    private func keepGuard(
        _ statement: GuardStmtSyntax, _ item: CodeBlockItemSyntax, _ indent: String, _ result: inout ResidualBlock
    ) throws {
        try appendKept(Syntax(statement), item, indent, &result)
        result.declared.formUnion(statement.conditions.flatMap { names(boundBy: Syntax($0)) })
    }

    // MARK: if

    func appendIf(
        _ statement: IfExprSyntax, _ item: CodeBlockItemSyntax, label: String? = nil, indent: String,
        to result: inout ResidualBlock
    ) throws {
        guard mentionsKnown(statement) else { return try appendKept(Syntax(item.item), item, indent, &result) }
        switch try conditions(statement.conditions) {
        case .always:
            try splice(statement.body.statements, for: item, label: label, indent: indent, to: &result)
        case .never(let before, _):
            try refuseEffects(before + (failing(statement.conditions).map { [$0] } ?? []))
            switch statement.elseBody {
            case .codeBlock(let body):
                try splice(body.statements, for: item, label: label, indent: indent, to: &result)
            case .ifExpr(let next): try appendIf(next, item, label: label, indent: indent, to: &result)
            default: break
            }
        case .some:
            // The first of a chain with its label; a later one is the whole now.
            let isFirst = statement.parent?.is(IfExprSyntax.self) != true
            if !isFirst, let label {
                throw failure(statement, "what is left of the statement with the label `\(label)` has no place for it")
            }
            try appendKept(isFirst ? Syntax(item.item) : Syntax(statement), item, indent, &result)
        }
    }

    /// What stands behind the block of an `if`, from an `else if` on that asks for the action.
    func elseText(_ statement: IfExprSyntax, indent: String) throws -> String {
        switch try conditions(statement.conditions) {
        case .always:
            return " else " + (try braced(statement.body, indent: indent))
        case .never(let before, _):
            try refuseEffects(before + (failing(statement.conditions).map { [$0] } ?? []))
            switch statement.elseBody {
            case .codeBlock(let body): return " else " + (try braced(body, indent: indent))
            case .ifExpr(let next): return try elseText(next, indent: indent)
            default: return ""
            }
        case .some:
            let edits = try ResidualExpressions(residualiser: self).edits(in: Syntax(statement))
            return " else " + (try source.text(source.range(statement), with: edits))
        }
    }

    /// Takes a statement over, or what is left of a chain of `if`s from one of them on.
    private func appendKept(
        _ node: Syntax, _ item: CodeBlockItemSyntax, _ indent: String, _ result: inout ResidualBlock
    ) throws {
        let edits = try ResidualExpressions(residualiser: self).edits(in: node)
        append(item, try source.text(source.range(node), with: edits), indent: indent, to: &result)
    }

    // MARK: switch

    func appendSwitch(
        _ statement: SwitchExprSyntax, _ item: CodeBlockItemSyntax, label: String? = nil, indent: String,
        to result: inout ResidualBlock
    ) throws {
        if context.incoming.removed != nil, try appendSwitchOfOthers(statement, item, label, indent, &result) { return }
        guard mentionsKnown(statement.subject) else { return try appendKept(Syntax(item.item), item, indent, &result) }
        switch log.choice(ofSwitchAt: source.range(statement)) {
        case .branch(let index):
            let branches = try branches(of: statement)
            guard index < branches.count else { throw failure(statement, "its branch was not found") }
            if case .case(let label) = branches[index].label { try refuseVariables(in: Syntax(label)) }
            try appendEffects(of: statement.subject, item, indent: indent, to: &result)
            try splice(
                statements(from: index, in: branches), for: item, label: label, leavesSwitch: true, indent: indent,
                to: &result)
        case .nothing:
            // No branch takes the action: the switch does nothing.
            try appendEffects(of: statement.subject, item, indent: indent, to: &result)
        case .undecided:
            if statement.cases.contains(where: { !$0.is(SwitchCaseSyntax.self) }) {
                throw failure(statement, "an `#if` inside a switch over the action is not specialised")
            }
            try appendKept(Syntax(item.item), item, indent, &result)
        }
    }

    /// A `switch` that loses branches because what they are for is gone; whether it was written here. What is left of one with
    /// nothing but a `default` is what stands there.
    private func appendSwitchOfOthers(
        _ statement: SwitchExprSyntax, _ item: CodeBlockItemSyntax, _ label: String?, _ indent: String,
        _ result: inout ResidualBlock
    ) throws -> Bool {
        let all = statement.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
        let gone = all.filter { keptItems(of: $0)?.isEmpty ?? false }
        guard !gone.isEmpty else { return false }
        for (index, branch) in all.enumerated() where index > 0 && gone.contains(where: { $0.id == branch.id }) {
            guard let last = all[index - 1].statements.last, case .stmt(let jump) = last.item,
                jump.is(FallThroughStmtSyntax.self), !gone.contains(where: { $0.id == all[index - 1].id })
            else { continue }
            throw failure(last, "this branch falls through into one that is for nothing any more")
        }
        let left = all.filter { branch in !gone.contains { $0.id == branch.id } }
        guard all.count == statement.cases.count, left.count <= 1 else { return false }
        if let only = left.first {
            guard case .default = only.label, !isValue(item) || only.statements.count == 1 else { return false }
            try appendEffects(of: statement.subject, item, indent: indent, to: &result)
            try splice(only.statements, for: item, label: label, leavesSwitch: true, indent: indent, to: &result)
        } else {
            throw failure(statement, "no branch of this switch is for anything any more")
        }
        return true
    }

    /// The patterns of a branch that something is left for; nil where that is not asked, or all are.
    func keptItems(of branch: SwitchCaseSyntax) -> [SwitchCaseItemSyntax]? {
        guard context.incoming.removed != nil, case .case(let label) = branch.label else { return nil }
        let items = Array(label.caseItems)
        let kept = items.filter { item in
            let end = source.range(item.whereClause.map(Syntax.init) ?? Syntax(item.pattern)).upperBound
            return log.truth(ofConditionAt: source.range(item.pattern).lowerBound..<end) != .no
        }
        return kept.count == items.count ? nil : kept
    }

    func branches(of statement: SwitchExprSyntax) throws -> [SwitchCaseSyntax] {
        try statement.cases.map { element in
            guard case .switchCase(let branch) = element else {
                throw failure(element, "an `#if` inside a switch over the action is not specialised")
            }
            return branch
        }
    }

    /// The statements of a branch, and of those that it falls through to.
    private func statements(from index: Int, in branches: [SwitchCaseSyntax]) throws -> [CodeBlockItemSyntax] {
        var result: [CodeBlockItemSyntax] = []
        for branch in branches[index...] {
            let items = Array(branch.statements)
            let finder = FallthroughFinder()
            items.forEach { finder.walk($0) }
            if let node = finder.nodes.first(where: { $0.parent?.id != items.last.map { Syntax($0).id } }) {
                throw failure(node, "a `fallthrough` inside another statement is not specialised")
            }
            guard let last = items.last, case .stmt(let statement) = last.item, statement.is(FallThroughStmtSyntax.self)
            else { return result + items }
            result += items.dropLast()
        }
        return result
    }

    /// What the subject of a switch that is gone does besides giving a value.
    private func appendEffects(
        of subject: ExprSyntax, _ item: CodeBlockItemSyntax, indent: String, to result: inout ResidualBlock
    ) throws {
        let place = place(of: subject)
        var parts = [subject]
        if let tuple = subject.as(TupleExprSyntax.self) { parts = tuple.elements.map(\.expression) }
        let effects = parts.filter { !isDroppable(lowering.expression($0), at: place) }
        guard !effects.isEmpty else { return }
        if isValue(item) { throw failure(subject, "what the switch looks at may do something") }
        for part in effects { result.lines.append(indent + "_ = " + (try text(of: part))) }
    }
}

/// Finds the `fallthrough` statements of a branch, not those of switches in it.
private final class FallthroughFinder: SyntaxVisitor {
    var nodes: [FallThroughStmtSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FallThroughStmtSyntax) -> SyntaxVisitorContinueKind {
        nodes.append(node)
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
