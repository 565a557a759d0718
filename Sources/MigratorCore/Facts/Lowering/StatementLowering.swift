import SwiftSyntax

extension Lowering {
    func statements(_ list: CodeBlockItemListSyntax) -> [Statement] {
        var result: [Statement] = []
        for item in list { append(item, to: &result) }
        return result
    }

    func append(_ item: CodeBlockItemSyntax, to result: inout [Statement]) {
        switch item.item {
        case .expr(let node): result.append(statement(for: expression(node)))
        case .stmt(let node): append(node, to: &result)
        case .decl(let node): append(node, to: &result)
        @unknown default: break
        }
    }

    /// `if` and `switch` are expressions to the parser; where they stand alone they are statements.
    private func statement(for expression: Expression) -> Statement {
        switch expression.kind {
        case .conditional(let statement): return .if(statement)
        case .choice(let statement): return .switch(statement)
        default: return .expression(expression)
        }
    }

    private func append(_ node: StmtSyntax, to result: inout [Statement]) {
        switch node.as(StmtSyntaxEnum.self) {
        case .expressionStmt(let node): result.append(statement(for: expression(node.expression)))
        case .returnStmt(let node): result.append(.return(node.expression.map(expression)))
        case .throwStmt(let node): result.append(.throw(expression(node.expression)))
        case .breakStmt: result.append(.break)
        case .continueStmt: result.append(.continue)
        case .fallThroughStmt: result.append(.fallthrough)
        case .guardStmt(let node):
            result.append(.guard(conditions(node.conditions), statements(node.body.statements)))
        case .forStmt(let node):
            result.append(
                .for(
                    pattern(node.pattern), expression(node.sequence),
                    node.whereClause.map { expression($0.condition) }, statements(node.body.statements)))
        case .whileStmt(let node):
            result.append(.while(conditions(node.conditions), statements(node.body.statements)))
        case .repeatStmt(let node):
            result.append(.repeat(statements(node.body.statements), expression(node.condition)))
        case .doStmt(let node):
            result.append(
                .do(statements(node.body.statements), node.catchClauses.map { statements($0.body.statements) }))
        case .deferStmt(let node): result.append(.defer(statements(node.body.statements)))
        case .labeledStmt(let node): append(node.statement, to: &result)
        case .yieldStmt(let node):
            if case .single(let value) = node.yieldedExpressions { result.append(.expression(expression(value))) }
        default: break
        }
    }

    private func append(_ node: DeclSyntax, to result: inout [Statement]) {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): result += variables(node, isMember: false).map { .variable($0) }
        case .functionDecl(let node): result.append(.function(function(node)))
        case .ifConfigDecl(let node):
            var branches: [[Statement]] = []
            for clause in node.clauses {
                if case .statements(let list)? = clause.elements { branches.append(statements(list)) }
            }
            result.append(.conditionalCompilation(branches))
        case .macroExpansionDecl(let node):
            let values = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            result.append(.expression(Expression(.other(values.map(\.value)), offset(node))))
        default:
            if let type = typeDeclaration(node) { result.append(.type(type)) }
        }
    }

    func conditions(_ list: ConditionElementListSyntax) -> [Condition] {
        var result: [Condition] = []
        for element in list {
            switch element.condition {
            case .expression(let node):
                result.append(.expression(expression(node)))
            case .availability:
                result.append(.availability)
            case .matchingPattern(let node):
                result.append(.matching(pattern(node.pattern), expression(node.initializer.value)))
            case .optionalBinding(let node):
                let bound = pattern(node.pattern)
                var value = node.initializer.map { expression($0.value) }
                if value == nil, case .identifier(let name) = bound {
                    value = Expression(.name(name), offset(node.pattern))
                }
                result.append(
                    .binding(
                        bound, node.typeAnnotation.map { type($0.type) },
                        value ?? Expression(.other([]), offset(node))))
            @unknown default:
                break
            }
        }
        return result
    }

    func ifStatement(_ node: IfExprSyntax) -> IfStatement {
        var otherwise: [Statement]?
        switch node.elseBody {
        case .codeBlock(let block): otherwise = statements(block.statements)
        case .ifExpr(let nested): otherwise = [.if(ifStatement(nested))]
        default: break
        }
        return IfStatement(
            conditions: conditions(node.conditions), body: statements(node.body.statements), otherwise: otherwise)
    }

    func switchStatement(_ node: SwitchExprSyntax) -> SwitchStatement {
        let subject = expression(node.subject)
        var branches: [SwitchBranch] = []
        append(node.cases, to: &branches)
        return SwitchStatement(subject: subject, cases: branches)
    }

    private func append(_ list: SwitchCaseListSyntax, to branches: inout [SwitchBranch]) {
        for element in list {
            switch element {
            case .switchCase(let node):
                var items: [SwitchItem] = []
                if case .case(let label) = node.label {
                    items = label.caseItems.map {
                        SwitchItem(
                            pattern: pattern($0.pattern), condition: $0.whereClause.map { expression($0.condition) },
                            offset: offset($0.pattern))
                    }
                }
                branches.append(
                    SwitchBranch(items: items, body: statements(node.statements), offset: offset(node)))
            case .ifConfigDecl(let node):
                for clause in node.clauses {
                    if case .switchCases(let cases)? = clause.elements { append(cases, to: &branches) }
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
                    Argument($0.label.map(name), Expression(.pattern(pattern($0.pattern)), offset($0.pattern)))
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
}
