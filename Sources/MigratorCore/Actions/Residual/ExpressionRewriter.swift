import SwiftSyntax

/// Finds the edits that put what is known into code that stays: the window parameter, the modern halves of children, the
/// modern overloads of helpers.
final class ExpressionRewriter: SyntaxVisitor {
    let specializer: UnknownActionSpecializer
    private(set) var scope: SpecializationScope
    var edits: [SourceEdit] = []
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

    var source: SourceText { specializer.source }

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
            var text = block.text(source.lineBreak)
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
            walkElse(of: statement)
        } else if let statement = node.as(WhileStmtSyntax.self) {
            walk(statement.body)
        }
        scope = outer
        return .skipChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
        walk(node.sequence)
        let outer = scope
        specializer.names(boundBy: Syntax(node.pattern)).forEach { scope.hide($0) }
        if let clause = node.whereClause { walk(clause) }
        walk(node.body)
        scope = outer
        return .skipChildren
    }

    override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind {
        let outer = scope
        walk(node.catchItems)
        specializer.names(boundBy: Syntax(node.catchItems)).forEach { scope.hide($0) }
        walk(node.body)
        scope = outer
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let outer = scope
        for parameter in node.signature.parameterClause.parameters {
            if let value = parameter.defaultValue { walk(value) }
            scope.hide((parameter.secondName ?? parameter.firstName).text)
        }
        if let body = node.body { walk(body) }
        scope = outer
        return .skipChildren
    }

    /// What stands behind `else`, without the branches that are never taken.
    private func walkElse(of statement: IfExprSyntax) {
        switch statement.elseBody {
        case .ifExpr(let next) where specializer.mentionsKnown(next.conditions, scope):
            rewriteElse(next, behind: statement)
        case .some(let other): walk(other)
        case nil: break
        }
    }

    /// An `else if` that asks for the action.
    private func rewriteElse(_ next: IfExprSyntax, behind statement: IfExprSyntax) {
        let indent = source.indentation(at: source.range(outermost(statement)).lowerBound)
        do {
            let text = try specializer.elseText(next, scope, indent: indent)
            let range = source.range(statement.body).upperBound..<source.range(next).upperBound
            edits.append(SourceEdit(range, text))
        } catch {
            failure = failure ?? error
        }
    }

    /// The `if` that a chain of `else if` begins with.
    private func outermost(_ statement: IfExprSyntax) -> IfExprSyntax {
        var current = statement
        while let parent = current.parent?.as(IfExprSyntax.self) { current = parent }
        return current
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
            case .none: replaceByNil(node)
            case .window: edits.append(SourceEdit(source.range(node), specializer.windowName))
            case .action, .actionType: fail(node, "the action type of an unknown action is not at hand here")
            }
            return .skipChildren
        }
        return foldPart(of: Array(node.elements)[...]) ? .skipChildren : .visitChildren
    }

    /// Puts `nil` for `(action as? X)?.field` and its like; whether it was that.
    private func isNil(_ node: some ExprSyntaxProtocol) -> Bool {
        guard specializer.mentionsKnown(node, scope), specializer.value(of: ExprSyntax(node), scope) == .some(.none)
        else { return false }
        replaceByNil(node)
        return true
    }

    private func replaceByNil(_ node: some SyntaxProtocol) {
        if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
            return fail(node, "this is `nil` for an action that is not known, and a condition with more parts binds it")
        }
        if node.parent?.is(ArrayElementSyntax.self) == true {
            return fail(node, "the type of what is `nil` for an action that is not known is not written here")
        }
        edits.append(SourceEdit(source.range(node), "nil"))
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        isNil(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        isNil(node) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        guard specializer.mentionsKnown(node, scope),
            case .constant(let known)? = specializer.value(of: ExprSyntax(node), scope)
        else { return .visitChildren }
        edits.append(SourceEdit(source.range(node), known ? "true" : "false"))
        return .skipChildren
    }

    /// A `switch` that is a statement is folded with the statements around it; this one gives a value.
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        switch specializer.mentionsKnown(node.subject, scope) ? specializer.value(of: node.subject, scope) : nil {
        case .action?, .actionType?, .some(.none):
            fail(node, "a switch over the action inside of an expression is not specialised")
        default: break
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if specializer.mentionsKnown(node, scope), specializer.value(of: node.expression, scope) == .some(.none) {
            fail(node, "an action that is not known would stop the program here")
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        if node.typeAnnotation == nil, let value = node.initializer?.value, specializer.mentionsKnown(value, scope),
            specializer.value(of: value, scope) == .some(.none)
        {
            fail(value, "the type of what is `nil` for an action that is not known is not written here")
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if isNil(node) { return .skipChildren }
        guard let base = node.base else { return .visitChildren }
        guard let value = known(base) else { return .visitChildren }
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
        if isNil(node) { return .skipChildren }
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
        return between.holdsLineFeed ? between : " "
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
