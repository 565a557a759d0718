import SwiftSyntax

/// Puts the statements of a block that is always taken where it stood, without letting its names, its `defer` or its `break`
/// mean something else there.
extension Residualiser {
    /// - Parameters:
    ///   - label: the label of the statement that they stood in.
    ///   - leavesSwitch: they stood in a branch of a `switch`, which a `break` leaves.
    func splice(
        _ items: some Sequence<CodeBlockItemSyntax>, for item: CodeBlockItemSyntax, label: String? = nil,
        leavesSwitch: Bool = false, indent: String, to result: inout ResidualBlock
    ) throws {
        let statements = leavesSwitch ? withoutLastBreak(items) : Array(items)
        let jumps = BreakFinder(label: label, leavesSwitch: leavesSwitch)
        statements.forEach { jumps.walk($0) }
        let body = try block(statements, indent: indent)
        guard !jumps.nodes.isEmpty else {
            guard needsScope(body, item, result) else { return append(body, for: item, to: &result) }
            return try appendScope(statements, label: nil, body.exits, item, indent: indent, to: &result)
        }
        let own = label ?? unusedLabel(around: item)
        for node in jumps.nodes where node.label == nil { breakLabels[node.id] = own }
        try appendScope(statements, label: own, false, item, indent: indent, to: &result)
    }

    private func appendScope(
        _ items: [CodeBlockItemSyntax], label: String?, _ exits: Bool, _ item: CodeBlockItemSyntax, indent: String,
        to result: inout ResidualBlock
    ) throws {
        if isValue(item) { throw failure(item, "what is left of it is more than one expression") }
        let inner = try block(items, indent: indent + context.indentUnit(of: file))
        var scope = ResidualBlock()
        scope.lines = [indent + (label.map { "\($0): " } ?? "") + "do {"] + inner.lines + [indent + "}"]
        scope.exits = exits
        append(scope, for: item, to: &result)
    }

    /// What is left in front of a `break` that ends a branch.
    private func withoutLastBreak(_ items: some Sequence<CodeBlockItemSyntax>) -> [CodeBlockItemSyntax] {
        var result: [CodeBlockItemSyntax] = []
        for item in items {
            if case .stmt(let statement) = item.item, let jump = statement.as(BreakStmtSyntax.self), jump.label == nil {
                break
            }
            result.append(item)
        }
        return result
    }

    /// Whether names of the block would be seen, or hide others, around it.
    private func needsScope(_ body: ResidualBlock, _ item: CodeBlockItemSyntax, _ result: ResidualBlock) -> Bool {
        if !result.lines.isEmpty, body.lines.first?.trimmed.hasPrefix("{") == true { return true }
        guard !body.declared.isEmpty || body.hasDefer else { return false }
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.firstIndex(where: { $0.id == item.id })
        else { return true }
        if !body.declared.isDisjoint(with: result.declared) { return true }
        guard !body.exits else { return false }
        let rest = list[list.index(after: index)...]
        if body.hasDefer, !rest.isEmpty { return true }
        return rest.contains { item in
            item.tokens(viewMode: .sourceAccurate).contains { body.declared.contains($0.text) }
        }
    }

    /// Whether a statement is the value of the closure or function that it is all of.
    func isValue(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        if let function = list.parent?.parent?.as(FunctionDeclSyntax.self) {
            return function.signature.returnClause != nil
        }
        guard list.parent?.is(ClosureExprSyntax.self) == true else { return false }
        // A branch that is no expression makes it a statement.
        let last = BranchEnds()
        last.walk(item)
        return last.areExpressions
    }

    private func unusedLabel(around item: CodeBlockItemSyntax) -> String {
        var root = Syntax(item)
        while let parent = root.parent, !parent.is(FunctionDeclSyntax.self), !parent.is(VariableDeclSyntax.self) {
            root = parent
        }
        let used = Set(root.tokens(viewMode: .sourceAccurate).map(\.text)).union(breakLabels.values)
        var label = "handling"
        var number = 2
        while used.contains(label) {
            label = "handling\(number)"
            number += 1
        }
        return label
    }
}

/// Finds the `break` statements that leave a statement from inside: by its label, or its `switch` without one.
private final class BreakFinder: SyntaxVisitor {
    let label: String?
    let leavesSwitch: Bool
    var nodes: [BreakStmtSyntax] = []
    private var depth = 0

    init(label: String?, leavesSwitch: Bool) {
        self.label = label
        self.leavesSwitch = leavesSwitch
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if let label, node.label?.text == label { nodes.append(node) }
        if leavesSwitch, depth == 0, node.label == nil { nodes.append(node) }
        return .skipChildren
    }

    private func enter() -> SyntaxVisitorContinueKind {
        depth += 1
        return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: SwitchExprSyntax) { depth -= 1 }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: ForStmtSyntax) { depth -= 1 }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: WhileStmtSyntax) { depth -= 1 }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { enter() }
    override func visitPost(_ node: RepeatStmtSyntax) { depth -= 1 }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Whether the branches of an `if` or `switch` all end in an expression that may be a value.
private final class BranchEnds: SyntaxVisitor {
    var areExpressions = true

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard node.count == 1, let only = node.first else {
            areExpressions = false
            return .skipChildren
        }
        switch only.item {
        case .expr(let expression): return expression.is(IfExprSyntax.self) ? .visitChildren : .skipChildren
        case .stmt(let statement):
            if !statement.is(ExpressionStmtSyntax.self), !statement.is(ThrowStmtSyntax.self) { areExpressions = false }
            return statement.is(ExpressionStmtSyntax.self) ? .visitChildren : .skipChildren
        default:
            areExpressions = false
            return .skipChildren
        }
    }
}
