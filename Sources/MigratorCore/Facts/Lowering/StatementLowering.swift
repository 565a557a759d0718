import SwiftSyntax

extension Lowering {
    func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in list { append(item, to: &result) }
        return result
    }

    func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
        switch item.item {
        case .expr(let node): result.append(Statement(statement(for: expression(node)), range(node)))
        case .stmt(let node): append(node, label: nil, from: range(node), to: &result)
        case .decl(let node): append(node, to: &result)
        @unknown default: break
        }
    }

    /// `if` and `switch` are expressions to the parser; where they stand alone they are statements.
    private func statement(for expression: Expression) -> StatementKind {
        switch expression.kind {
        case .conditional(let statement): return .if(statement)
        case .choice(let statement): return .switch(statement)
        default: return .expression(expression)
        }
    }

    private func append(_ node: StmtSyntax, label: String?, from own: Range<Int>, to result: inout [Statement]) {
        func add(_ kind: StatementKind) { result.append(Statement(kind, own, label: label)) }
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): add(statement(for: expression(node.expression)))
        case .returnStmt(let node): add(.return(node.expression.map(expression)))
        case .throwStmt(let node): add(.throw(expression(node.expression)))
        case .breakStmt(let node): add(.break(node.label.map(name)))
        case .continueStmt(let node): add(.continue(node.label.map(name)))
        case .fallThroughStmt: add(.fallthrough)
        case .guardStmt(let node): add(.guard(conditions(node.conditions), statements(node.body.statements)))
        case .forStmt(let node):
            add(
                .for(
                    pattern(node.pattern), expression(node.sequence),
                    node.whereClause.map { expression($0.condition) }, statements(node.body.statements)))
        case .whileStmt(let node): add(.while(conditions(node.conditions), statements(node.body.statements)))
        case .repeatStmt(let node): add(.repeat(statements(node.body.statements), expression(node.condition)))
        case .doStmt(let node): add(.do(statements(node.body.statements), node.catchClauses.map(catchClause)))
        case .deferStmt(let node): add(.defer(statements(node.body.statements)))
        case .labeledStmt(let node): append(node.statement, label: name(node.label), from: own, to: &result)
        case .yieldStmt(let node):
            if case .single(let value) = node.yieldedExpressions { add(.expression(expression(value))) }
        default: break
        }
    }

    private func catchClause(_ node: CatchClauseSyntax) -> CatchClause {
        CatchClause(
            patterns: node.catchItems.compactMap { $0.pattern.map(pattern) }, body: statements(node.body.statements))
    }

    private func append(_ node: DeclSyntax, to result: inout [Statement]) {
        let own = range(node)
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            result += variables(node, isMember: false).map { Statement(.variable($0), own) }
        case .functionDecl(let node): result.append(Statement(.function(function(node)), own))
        case .ifConfigDecl(let node):
            var branches: [[Statement]] = []
            for clause in node.clauses {
                if case .statements(let list)? = clause.elements { branches.append(statements(list)) }
            }
            result.append(Statement(.conditionalCompilation(branches), own))
        case .macroExpansionDecl(let node):
            let values = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            result.append(
                Statement(.expression(Expression(.other(values.map(\.value)), own.lowerBound, own)), own))
        default:
            if let type = typeDeclaration(node) { result.append(Statement(.type(type), own)) }
        }
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        list.map { Condition(condition($0), range($0.condition)) }
    }

    private func condition(_ element: ConditionElementSyntax) -> ConditionKind {
        switch element.condition {
        case .expression(let node): return .expression(expression(node))
        case .availability: return .availability
        case .matchingPattern(let node):
            return .matching(pattern(node.pattern), expression(node.initializer.value))
        case .optionalBinding(let node):
            let bound = pattern(node.pattern)
            var value = node.initializer.map { expression($0.value) }
            if value == nil, case .identifier(let name) = bound {
                value = Expression(.name(name), offset(node.pattern), range(node.pattern))
            }
            return .binding(
                bound, node.typeAnnotation.map { type($0.type) },
                value ?? Expression(.other([]), offset(node), range(node)))
        @unknown default:
            return .expression(Expression(.other([]), offset(element), range(element)))
        }
    }

    func ifStatement(_ node: IfExprSyntax) -> IfStatement {
        var otherwise: [Statement]?
        switch node.elseBody {
        case .codeBlock(let block): otherwise = statements(block.statements)
        case .ifExpr(let nested): otherwise = [Statement(.if(ifStatement(nested)), range(nested))]
        default: break
        }
        return IfStatement(
            conditions: conditions(node.conditions), body: statements(node.body.statements), otherwise: otherwise,
            range: range(node))
    }

    func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
        let subject = expression(node.subject)
        var branches: [SwitchBranch] = []
        var hasConditional = false
        append(node.cases, to: &branches, &hasConditional)
        return SwitchStatement(
            subject: subject, cases: branches, range: range(node), hasConditionalBranches: hasConditional)
    }

    private func append(
        _ list: SwitchCaseListSyntax, to branches: inout [SwitchBranch], _ hasConditional: inout Bool
    ) {
        for element in list {
            switch element {
            case .switchCase(let node):
                var items: [SwitchItem] = []
                if case .case(let label) = node.label {
                    items = label.caseItems.map {
                        SwitchItem(
                            pattern: pattern($0.pattern), condition: $0.whereClause.map { expression($0.condition) },
                            range: offset($0.pattern)..<end(of: $0))
                    }
                }
                branches.append(
                    SwitchBranch(items: items, body: statements(node.statements), range: range(node)))
            case .ifConfigDecl(let node):
                hasConditional = true
                for clause in node.clauses {
                    if case .switchCases(let cases)? = clause.elements {
                        append(cases, to: &branches, &hasConditional)
                    }
                }
            @unknown default:
                break
            }
        }
    }

    func pattern(_ node: PatternSyntax) -> Pattern {
        switch node.as(PatternSyntaxEnum.self) {
        case .identifierPattern(let node): return .identifier(name(node.identifier))
        case .wildcardPattern: return .wildcard
        case .valueBindingPattern(let node): return .binding(pattern(node.pattern))
        case .isTypePattern(let node): return .isType(type(node.type))
        case .tuplePattern(let node):
            return .tuple(
                node.elements.map {
                    Argument(
                        $0.label.map(name),
                        Expression(.pattern(pattern($0.pattern)), offset($0.pattern), range($0.pattern)))
                })
        case .expressionPattern(let node):
            // In a `switch` the parser takes `_` for an expression.
            if node.expression.is(DiscardAssignmentExprSyntax.self) { return .wildcard }
            return simplified(expression(node.expression))
        default: return .wildcard
        }
    }

    /// The parser sees `x as T` and `x?` below a binding as expressions.
    private func simplified(_ expression: Expression) -> Pattern {
        switch expression.kind {
        case .pattern(let inner): return inner
        case .cast(let inner, _, let type): return .cast(simplified(inner), type)
        case .optionalChain(let inner): return .some(simplified(inner))
        default: return .expression(expression)
        }
    }

    /// Without the comma behind it.
    private func end(of item: SwitchCaseItemSyntax) -> Int {
        range(item.whereClause.map(Syntax.init) ?? Syntax(item.pattern)).upperBound
    }
}
