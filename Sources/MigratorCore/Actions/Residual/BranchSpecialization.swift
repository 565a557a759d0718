import SwiftSyntax

extension UnknownActionSpecializer {
    /// What is left of a condition list.
    private enum Conditions {
        /// The elements that stand before the one that never holds.
        case never(before: [ConditionElementSyntax])
        case always
        /// The elements that stay.
        case some([ConditionElementSyntax])
    }

    private func conditions(
        _ list: ConditionElementListSyntax, _ scope: inout SpecializationScope
    ) throws -> Conditions {
        var kept: [ConditionElementSyntax] = []
        for element in list {
            switch element.condition {
            case .expression(let expression):
                if mentionsKnown(expression, scope), case .constant(let known)? = value(of: expression, scope) {
                    if !known { return .never(before: kept) }
                    continue
                }
                kept.append(element)
            case .optionalBinding(let binding):
                let bound = binding.initializer.map { value(of: $0.value, scope) }
                let names = names(boundBy: Syntax(binding.pattern))
                let shorthand = binding.initializer == nil ? names.first.flatMap { scope.names[$0] } : nil
                if bound == .some(.some(.none)) || shorthand == .some(.none) { return .never(before: kept) }
                if let known = bound ?? shorthand, known == .action || known == .actionType {
                    names.forEach { scope.names[$0] = known }
                    continue
                }
                names.forEach { scope.hide($0) }
                kept.append(element)
            case .matchingPattern(let matching):
                switch value(of: matching.initializer.value, scope) {
                case .some(.none), .actionType?: return .never(before: kept)
                case .action?:
                    guard castFails(matching.pattern, scope) else {
                        throw failure(matching, "this pattern over the action is not understood")
                    }
                    return .never(before: kept)
                default:
                    names(boundBy: Syntax(matching.pattern)).forEach { scope.hide($0) }
                    kept.append(element)
                }
            case .availability: kept.append(element)
            @unknown default: throw failure(element, "this condition is not known")
            }
        }
        return kept.isEmpty ? .always : .some(kept)
    }

    /// `let x as X`, `is X`
    private func castFails(_ pattern: PatternSyntax, _ scope: SpecializationScope) -> Bool {
        let reference: TypeReference
        switch lowering.pattern(pattern) {
        case .isType(let type): reference = type
        case .cast(_, let type), .binding(.cast(_, let type)): reference = type
        default: return false
        }
        let action = Expression(.name("action"), 0)
        var known = SpecializationScope()
        known.names["action"] = .action
        return folding.value(of: Expression(.cast(action, .test, reference), 0), in: known) == .constant(false)
    }

    // MARK: guard

    func appendGuard(
        _ statement: GuardStmtSyntax, _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope,
        indent: String, to result: inout Block
    ) throws {
        guard mentionsKnown(statement, scope) else { return try keepGuard(statement, item, &scope, indent, &result) }
        let outer = scope
        // `append` takes the lines from the file's indentation to that of the result.
        let own = source.indentation(at: source.range(item).lowerBound)
        switch try conditions(statement.conditions, &scope) {
        case .always: return
        case .never(let before):
            // A window guard stays, even where both ways lead to the same: the cases to come stand behind it.
            if before.contains(where: { mentionsKnown($0, outer) }) {
                let list = try conditionText(before, outer)
                append(
                    item, "guard \(list) else \(try nested(statement.body, outer, indent: own))", indent: indent,
                    to: &result)
            } else {
                try refuseEffects(before)
            }
            var inner = outer
            let body = try block(statement.body.statements, &inner, indent: indent)
            if !result.lines.isEmpty, hasBlankLine(before: item) { result.lines.append("") }
            result.lines += body.lines
            result.exits = true
        case .some(let kept) where kept.count == statement.conditions.count:
            try keepGuard(statement, item, &scope, indent, &result)
        case .some(let kept):
            let list = try conditionText(kept, outer)
            let body = try nested(statement.body, outer, indent: own)
            append(item, "guard \(list) else \(body)", indent: indent, to: &result)
        }
    }

    private func keepGuard(
        _ statement: GuardStmtSyntax, _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope,
        _ indent: String, _ result: inout Block
    ) throws {
        let edits = try ExpressionRewriter(specializer: self, scope: scope).edits(in: Syntax(statement))
        append(item, try source.text(source.range(item), with: edits), indent: indent, to: &result)
        for element in statement.conditions {
            names(boundBy: Syntax(element)).forEach { scope.hide($0) }
        }
    }

    private func hasBlankLine(before item: CodeBlockItemSyntax) -> Bool {
        item.leadingTrivia.contains {
            if case .newlines(let count) = $0 { return count > 1 }
            if case .carriageReturnLineFeeds(let count) = $0 { return count > 1 }
            return false
        }
    }

    private func conditionText(_ elements: [ConditionElementSyntax], _ scope: SpecializationScope) throws -> String {
        var scope = scope
        return try elements.map { element in
            let edits = try ExpressionRewriter(specializer: self, scope: scope).edits(in: Syntax(element.condition))
            names(boundBy: Syntax(element)).forEach { scope.hide($0) }
            return try source.text(source.range(element.condition), with: edits)
        }.joined(separator: ", ")
    }

    /// A block in braces.
    private func nested(_ body: CodeBlockSyntax, _ scope: SpecializationScope, indent: String) throws -> String {
        var inner = scope
        let content = try block(body.statements, &inner, indent: indent + context.indentUnit(of: file))
        guard !content.lines.isEmpty else { return "{}" }
        return "{" + source.lineBreak + content.text(source.lineBreak) + source.lineBreak + "\(indent)}"
    }

    // MARK: if

    func appendIf(
        _ statement: IfExprSyntax, _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope, indent: String,
        to result: inout Block
    ) throws {
        guard mentionsKnown(statement, scope) else {
            return try appendKept(Syntax(statement), item, scope, indent, &result)
        }
        var inner = scope
        switch try conditions(statement.conditions, &inner) {
        case .always:
            try splice(statement.body.statements, inner, item, indent, &result)
        case .never(let before):
            try refuseEffects(before)
            switch statement.elseBody {
            case .codeBlock(let body): try splice(body.statements, scope, item, indent, &result)
            case .ifExpr(let next): try appendIf(next, item, &scope, indent: indent, to: &result)
            default: break
            }
        case .some(let kept):
            guard kept.count == statement.conditions.count else {
                throw failure(statement, "part of this condition depends on the action; take it apart by hand")
            }
            try appendKept(Syntax(statement), item, scope, indent, &result)
        }
    }

    /// What stands behind the block of an `if`, from an `else if` on that asks for the action.
    func elseText(_ statement: IfExprSyntax, _ scope: SpecializationScope, indent: String) throws -> String {
        var inner = scope
        switch try conditions(statement.conditions, &inner) {
        case .always:
            return " else " + (try nested(statement.body, inner, indent: indent))
        case .never(let before):
            try refuseEffects(before)
            switch statement.elseBody {
            case .codeBlock(let body): return " else " + (try nested(body, scope, indent: indent))
            case .ifExpr(let next): return try elseText(next, scope, indent: indent)
            default: return ""
            }
        case .some(let kept):
            guard kept.count == statement.conditions.count else {
                throw failure(statement, "part of this condition depends on the action; take it apart by hand")
            }
            let edits = try ExpressionRewriter(specializer: self, scope: scope).edits(in: Syntax(statement))
            return " else " + (try source.text(source.range(statement), with: edits))
        }
    }

    /// What stands in front of a test that does not hold is evaluated all the same; only a question can go with it.
    private func refuseEffects(_ conditions: [ConditionElementSyntax]) throws {
        for condition in conditions {
            let calls = CalledNames()
            calls.walk(condition)
            if let name = calls.names.first(where: { !Effects.isQuestion($0) }) {
                throw failure(condition, "`\(name)` is called in front of a test of the action, and may do something")
            }
        }
    }

    /// Puts the statements of a block that is always taken where it stood.
    private func splice(
        _ items: CodeBlockItemListSyntax, _ scope: SpecializationScope, _ item: CodeBlockItemSyntax,
        _ indent: String, _ result: inout Block
    ) throws {
        var inner = scope
        let body = try block(items, &inner, indent: indent)
        guard !body.lines.isEmpty else { return }
        if !result.lines.isEmpty, hasBlankLine(before: item) { result.lines.append("") }
        result.lines += body.lines
        result.exits = body.exits
    }

    /// Takes a statement over, or what is left of a chain of `if`s from one of them on.
    private func appendKept(
        _ node: Syntax, _ item: CodeBlockItemSyntax, _ scope: SpecializationScope, _ indent: String,
        _ result: inout Block
    ) throws {
        let edits = try ExpressionRewriter(specializer: self, scope: scope).edits(in: node)
        append(item, try source.text(source.range(node), with: edits), indent: indent, to: &result)
    }

    // MARK: switch

    func appendSwitch(
        _ statement: SwitchExprSyntax, _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope,
        indent: String, to result: inout Block
    ) throws {
        let subject = mentionsKnown(statement.subject, scope) ? value(of: statement.subject, scope) : nil
        guard subject == .action || subject == .actionType || subject == .some(.none) else {
            if mentionsKnown(statement.subject, scope), statement.subject.is(TupleExprSyntax.self) {
                throw failure(
                    statement.subject, "a switch over the action together with something else is not specialised")
            }
            return try appendKept(Syntax(statement), item, scope, indent, &result)
        }
        for element in statement.cases {
            guard case .switchCase(let branch) = element else {
                throw failure(element, "an `#if` inside a switch over the action is not specialised")
            }
            guard try takesUnknown(branch, subject) else { continue }
            let body = branch.statements.filter { !isBreak($0) }
            guard !branch.statements.contains(where: { isFallthrough($0) }) else {
                throw failure(branch, "`fallthrough` is not specialised")
            }
            try splice(body, scope, item, indent, &result)
            return
        }
        // No branch takes an unknown action: the switch does nothing.
    }

    private func isBreak(_ item: CodeBlockItemSyntax) -> Bool {
        if case .stmt(let statement) = item.item {
            return statement.as(BreakStmtSyntax.self)?.label == nil && statement.is(BreakStmtSyntax.self)
        }
        return false
    }

    private func isFallthrough(_ item: CodeBlockItemSyntax) -> Bool {
        if case .stmt(let statement) = item.item { return statement.is(FallThroughStmtSyntax.self) }
        return false
    }

    /// Whether a branch is taken by an action that no pattern names.
    private func takesUnknown(_ branch: SwitchCaseSyntax, _ subject: KnownValue?) throws -> Bool {
        guard case .case(let label) = branch.label else { return true }
        for caseItem in label.caseItems {
            switch lowering.pattern(caseItem.pattern) {
            case .wildcard, .identifier, .binding(.identifier):
                guard caseItem.whereClause == nil else {
                    throw failure(caseItem, "a `where` in a switch over the action is not specialised")
                }
                return true
            case .isType, .cast, .binding(.cast):
                guard subject != .action || castFails(caseItem.pattern, SpecializationScope()) else {
                    throw failure(caseItem, "whether this cast succeeds is not known")
                }
            case .expression(let expression):
                if case .nilLiteral = expression.kind, subject == .some(.none) { return true }
                if case .member(nil, "none") = expression.kind, subject == .some(.none) { return true }
                guard subject != .action else {
                    throw failure(caseItem, "this pattern over the action is not understood")
                }
            default:
                guard subject != .action else {
                    throw failure(caseItem, "this pattern over the action is not understood")
                }
            }
        }
        return false
    }
}
