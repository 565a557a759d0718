import SwiftSyntax

/// Finds the edits that put what is known into code that stays: the window parameter, the modern halves of children, the
/// modern overloads of helpers.
final class ExpressionRewriter: SyntaxVisitor {
    private let specializer: UnknownActionSpecializer
    private var scope: SpecializationScope
    private var edits: [SourceEdit] = []
    private var failure: (any Error)?

    init(specializer: UnknownActionSpecializer, scope: SpecializationScope) {
        self.specializer = specializer
        self.scope = scope
        super.init(viewMode: .sourceAccurate)
    }

    func edits(in node: Syntax) throws -> [SourceEdit] {
        walk(node)
        if let failure { throw failure }
        return edits
    }

    private var source: SourceText { specializer.source }

    private func fail(_ node: some SyntaxProtocol, _ message: String) {
        if failure == nil { failure = specializer.failure(node, message) }
    }

    private func known(_ node: some SyntaxProtocol) -> KnownValue? {
        guard let reference = node.as(DeclReferenceExprSyntax.self) else { return nil }
        return scope.names[reference.baseName.text]
    }

    // MARK: Nested statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard specializer.mentionsKnown(node, scope) else {
            noteWindowNames(in: Syntax(node))
            return .skipChildren
        }
        guard let first = node.first, let last = node.last else { return .skipChildren }
        let start = source.range(first).lowerBound
        let indent = source.indentation(at: start)
        var inner = scope
        do {
            let block = try specializer.block(node, &inner, indent: indent)
            var text = block.text("\n")
            if block.lines.isEmpty { text = node.parent?.is(SwitchCaseSyntax.self) == true ? indent + "break" : "" }
            // The first line's indentation stands in the file already.
            if text.hasPrefix(indent) { text.removeFirst(indent.count) }
            edits.append(SourceEdit(start..<source.range(last).upperBound, text))
        } catch {
            failure = failure ?? error
        }
        return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        let outer = scope
        var names: [String] = []
        switch node.signature?.parameterClause {
        case .simpleInput(let list): names = list.map(\.name.text)
        case .parameterClause(let clause): names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        default: break
        }
        names.forEach { scope.hide($0) }
        walk(node.statements)
        scope = outer
        return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { visitBinding(node.conditions, node) }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { visitBinding(node.conditions, node) }

    /// Conditions bind names for the body only.
    private func visitBinding(_ conditions: ConditionElementListSyntax, _ node: some SyntaxProtocol)
        -> SyntaxVisitorContinueKind
    {
        let outer = scope
        for condition in conditions {
            walk(condition)
            specializer.names(boundBy: Syntax(condition)).forEach { scope.hide($0) }
        }
        if let statement = node.as(IfExprSyntax.self) {
            walk(statement.body)
            scope = outer
            if let otherwise = statement.elseBody { walk(otherwise) }
        } else if let statement = node.as(WhileStmtSyntax.self) {
            walk(statement.body)
        }
        scope = outer
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        let outer = scope
        if case .case(let label) = node.label {
            walk(label)
            specializer.names(boundBy: Syntax(label)).forEach { scope.hide($0) }
        }
        walk(node.statements)
        scope = outer
        return .skipChildren
    }

    // MARK: Expressions

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard specializer.mentionsKnown(node, scope) else { return .visitChildren }
        if let folded = specializer.value(of: ExprSyntax(node), scope) {
            switch folded {
            case .constant(let value): edits.append(SourceEdit(source.range(node), value ? "true" : "false"))
            case .none: edits.append(SourceEdit(source.range(node), "nil"))
            case .window: edits.append(SourceEdit(source.range(node), specializer.windowName))
            case .action, .actionType: fail(node, "the action type of an unknown action is not at hand here")
            }
            return .skipChildren
        }
        return foldPart(of: node) ? .skipChildren : .visitChildren
    }

    /// `nil ?? x` is `x`; `true ? a : b` is `a`.
    private func foldPart(of node: SequenceExprSyntax) -> Bool {
        let elements = Array(node.elements)
        guard elements.count == 3 else { return false }
        if let symbol = elements[1].as(BinaryOperatorExprSyntax.self), symbol.operator.text == "??",
            specializer.mentionsKnown(elements[0], scope), specializer.value(of: elements[0], scope) == .some(.none)
        {
            edits.append(
                SourceEdit(source.range(elements[0]).lowerBound..<source.range(elements[2]).lowerBound, ""))
            walk(elements[2])
            return true
        }
        if let ternary = elements[1].as(UnresolvedTernaryExprSyntax.self),
            specializer.mentionsKnown(elements[0], scope),
            case .constant(let known)? = specializer.value(of: elements[0], scope)
        {
            let chosen = known ? ternary.thenExpression : elements[2]
            let whole = source.range(node)
            let range = source.range(chosen)
            edits.append(SourceEdit(whole.lowerBound..<range.lowerBound, ""))
            if range.upperBound < whole.upperBound { edits.append(SourceEdit(range.upperBound..<whole.upperBound, "")) }
            walk(chosen)
            return true
        }
        return false
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard let base = node.base, let value = known(base) else { return .visitChildren }
        let configuration = specializer.context.vocabulary.configuration
        if value == .action, node.declName.baseName.text == configuration.windowLabel {
            edits.append(SourceEdit(source.range(node), specializer.windowName))
        } else {
            fail(node, "`\(source.text(node))` has no value for an action that is not known")
        }
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        switch known(node) {
        case nil: noteWindowName(node)
        case .window?:
            if node.baseName.text != specializer.windowName {
                edits.append(SourceEdit(source.range(node), specializer.windowName))
            }
        case .constant(let value)?: edits.append(SourceEdit(source.range(node), value ? "true" : "false"))
        case .some(.none): edits.append(SourceEdit(source.range(node), "nil"))
        case .action?: fail(node, "the action goes where an action that is not known cannot be followed")
        case .actionType?: fail(node, "the action type goes where that of an unknown action cannot be followed")
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let arguments = Array(node.arguments)
        let actionArguments = arguments.filter { known($0.expression) == .action }
        guard !actionArguments.isEmpty else { return .visitChildren }
        do {
            if arguments.count == 2, known(arguments[1].expression) == .action,
                let label = specializer.context.modernLabel(of: node.calledExpression, in: specializer)
            {
                // `X.reducer(s, action)` -> `X.reducer.modernReducer(s, action, windowUUID)`
                walk(arguments[0].expression)
                walk(node.calledExpression)
                edits.append(.insert(".\(label)", at: source.range(node.calledExpression).upperBound))
                edits.append(
                    .insert(", \(specializer.windowName)", at: source.range(arguments[1].expression).upperBound))
                return .skipChildren
            }
            try rewriteHelperCall(node, arguments)
        } catch {
            failure = failure ?? error
        }
        return .skipChildren
    }

    private func rewriteHelperCall(_ node: FunctionCallExprSyntax, _ arguments: [LabeledExprSyntax]) throws {
        guard let helper = try specializer.context.helper(for: node, in: specializer, scope) else {
            fail(node, "the action is given to something that is not known")
            return
        }
        if let parameter = helper.returnedParameter, let index = helper.argumentIndex(of: parameter) {
            // The helper gives one of its arguments back.
            let argument = arguments[index].expression
            let whole = source.range(node)
            let range = source.range(argument)
            edits.append(SourceEdit(whole.lowerBound..<range.lowerBound, ""))
            edits.append(SourceEdit(range.upperBound..<whole.upperBound, ""))
            walk(argument)
            return
        }
        try specializer.context.needOverload(of: helper)
        walk(node.calledExpression)
        for argument in arguments where known(argument.expression) != .action { walk(argument.expression) }
        guard let last = arguments.last else { return }
        let label = specializer.context.vocabulary.configuration.windowLabel
        let separator = separator(between: arguments)
        edits.append(
            .insert(",\(separator)\(label): \(specializer.windowName)", at: source.range(last.expression).upperBound))
    }

    /// A blank, or the line break and indentation where arguments stand below each other.
    private func separator(between arguments: [LabeledExprSyntax]) -> String {
        guard arguments.count > 1, let last = arguments.last else { return " " }
        let previous = arguments[arguments.count - 2]
        let range = source.range(previous).upperBound..<source.range(last).lowerBound
        let between = source.text(range)
        return between.contains("\n") ? between : " "
    }

    // MARK: The window's name

    private func noteWindowNames(in node: Syntax) {
        for token in node.tokens(viewMode: .sourceAccurate) where token.text == specializer.windowName {
            if let reference = token.parent?.as(DeclReferenceExprSyntax.self) { noteWindowName(reference) }
            if token.parent?.is(IdentifierPatternSyntax.self) == true { specializer.noteWindowNameTaken() }
        }
    }

    /// The name stands for something else here.
    private func noteWindowName(_ node: DeclReferenceExprSyntax) {
        guard node.baseName.text == specializer.windowName else { return }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id { return }
        specializer.noteWindowNameTaken()
    }
}
