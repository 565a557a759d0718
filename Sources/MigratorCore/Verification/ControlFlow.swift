import SwiftSyntax

/// Whether control comes to the end of statements.
struct ControlFlow {
    /// Functions that never return.
    let neverReturning: Set<String>

    /// Whether a body gives its value on every path: it is one expression, or its end is not reached.
    func givesValue(_ statements: CodeBlockItemListSyntax) -> Bool {
        if statements.count == 1, let item = statements.first?.item, isValue(item) { return true }
        return leaves(statements)
    }

    /// An expression whose value is that of the body, or an `if` or `switch` that is one.
    private func isValue(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .expr: return true
        case .stmt(let statement):
            guard let expression = statement.as(ExpressionStmtSyntax.self)?.expression else { return false }
            if let branch = expression.as(IfExprSyntax.self) { return isValue(branch) }
            if let choice = expression.as(SwitchExprSyntax.self) {
                return cases(of: choice).allSatisfy {
                    givesValue($0.statements) && !isLeftByBreak(Syntax($0.statements))
                }
            }
            return true
        case .decl(let declaration):
            // Which branch counts is not known here.
            return declaration.is(IfConfigDeclSyntax.self) || declaration.is(MacroExpansionDeclSyntax.self)
        @unknown default: return true
        }
    }

    private func isValue(_ node: IfExprSyntax) -> Bool {
        guard givesValue(node.body.statements) else { return false }
        switch node.elseBody {
        case .codeBlock(let block): return givesValue(block.statements)
        case .ifExpr(let other): return isValue(other)
        case nil: return false
        @unknown default: return true
        }
    }

    /// Whether the end of the statements is not reached.
    func leaves(_ statements: CodeBlockItemListSyntax) -> Bool {
        statements.contains { leaves($0.item) }
    }

    private func leaves(_ item: CodeBlockItemSyntax.Item) -> Bool {
        switch item {
        case .stmt(let statement): leaves(statement)
        case .expr(let expression): leaves(expression)
        case .decl(let declaration): leaves(declaration)
        @unknown default: true
        }
    }

    private func leaves(_ declaration: DeclSyntax) -> Bool {
        guard let config = declaration.as(IfConfigDeclSyntax.self) else { return false }
        return config.clauses.contains { clause in
            if case .statements(let statements) = clause.elements { return leaves(statements) }
            return false
        }
    }

    private func leaves(_ statement: StmtSyntax) -> Bool {
        switch statement.as(StmtSyntaxEnum.self) {
        case .returnStmt, .throwStmt, .fallThroughStmt, .breakStmt, .continueStmt: return true
        case .expressionStmt(let node): return leaves(node.expression)
        case .doStmt(let node):
            return leaves(node.body.statements) && node.catchClauses.allSatisfy { leaves($0.body.statements) }
        case .whileStmt(let node):
            return node.conditions.trimmedDescription == "true" && !isLeftByBreak(Syntax(node.body))
        case .repeatStmt(let node):
            let isEndless = node.condition.trimmedDescription == "true"
            return !isLeftByBreak(Syntax(node.body)) && (isEndless || leaves(node.body.statements))
        case .labeledStmt(let node):
            // A jump out of it names it; where one is there, its end may be reached.
            return leaves(node.statement) && !jumps(in: Syntax(node), to: node.label.text)
        default: return false
        }
    }

    private func leaves(_ expression: ExprSyntax) -> Bool {
        if let node = expression.as(IfExprSyntax.self) {
            guard leaves(node.body.statements) else { return false }
            switch node.elseBody {
            case .codeBlock(let block): return leaves(block.statements)
            case .ifExpr(let other): return leaves(ExprSyntax(other))
            case nil: return false
            @unknown default: return true
            }
        }
        if let node = expression.as(SwitchExprSyntax.self) {
            let cases = cases(of: node)
            return !cases.isEmpty && cases.allSatisfy { leaves($0.statements) && !isLeftByBreak(Syntax($0.statements)) }
        }
        if let node = expression.as(TryExprSyntax.self) { return leaves(node.expression) }
        if let node = expression.as(AwaitExprSyntax.self) { return leaves(node.expression) }
        guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
        let name =
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
        return name.map(neverReturning.contains) ?? false
    }

    private func cases(of node: SwitchExprSyntax) -> [SwitchCaseSyntax] {
        node.cases.flatMap { element -> [SwitchCaseSyntax] in
            switch element {
            case .switchCase(let found): [found]
            case .ifConfigDecl(let config):
                config.clauses.flatMap { clause -> [SwitchCaseSyntax] in
                    guard case .switchCases(let list) = clause.elements else { return [] }
                    return list.compactMap { $0.as(SwitchCaseSyntax.self) }
                }
            @unknown default: []
            }
        }
    }

    /// A `break` without a label ends the loop or `switch` that it stands in, and not the function.
    private func isLeftByBreak(_ node: Syntax) -> Bool {
        let search = JumpSearch(label: nil)
        search.walk(node)
        return search.isFound
    }

    private func jumps(in node: Syntax, to label: String) -> Bool {
        let search = JumpSearch(label: label)
        search.walk(node)
        return search.isFound
    }
}

/// Looks for a `break` with a label, or for one without that is not inside of another loop or `switch`.
private final class JumpSearch: SyntaxVisitor {
    private(set) var isFound = false
    private let label: String?

    init(label: String?) {
        self.label = label
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == label { isFound = true }
        return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { inner }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private var inner: SyntaxVisitorContinueKind { label == nil ? .skipChildren : .visitChildren }
}
