import SwiftSyntax

/// Specialises a body for an action that it does not know: the modern half of a reducer or provider before any case is
/// migrated.
///
/// What depends on the action is folded (`ConstantFolding`); everything that depends on the state or on the outside stays as
/// it is written. What is not understood is a failure with its place, never a guess.
final class UnknownActionSpecializer {
    let context: SpecializationContext
    let file: Int
    let source: SourceText
    let folding: ConstantFolding
    let lowering = Lowering(keepsBodies: true)
    /// Name of the window parameter.
    let windowName: String
    /// The code uses the name of the window parameter for something else.
    private(set) var windowNameIsTaken = false

    init(context: SpecializationContext, file: Int, owner: TypeID?, windowName: String) {
        self.context = context
        self.file = file
        self.windowName = windowName
        source = context.source(of: file)
        folding = ConstantFolding(
            typing: context.typing, vocabulary: context.vocabulary,
            place: Place(file: file, owner: owner, scope: nil))
    }

    /// Statements as lines of text.
    struct Block {
        /// Each statement with its comments, indented, without a line break at the end; blank lines as empty texts.
        var lines: [String] = []
        /// Control does not go on behind the block.
        var exits = false
        /// Locals that hold nothing but what is known, by the index of their line: without a use they go.
        var locals: [(line: Int, name: String)] = []

        func text(_ lineBreak: String) -> String { lines.joined(separator: lineBreak) }
    }

    func failure(_ node: some SyntaxProtocol, _ message: String) -> SpecializationFailure {
        SpecializationFailure(
            file: file, offset: node.positionAfterSkippingLeadingTrivia.utf8Offset, message: message)
    }

    func noteWindowNameTaken() { windowNameIsTaken = true }

    func value(of node: ExprSyntax, _ scope: SpecializationScope) -> KnownValue? {
        folding.value(of: lowering.expression(node), in: scope)
    }

    // MARK: Statements

    /// Specialises statements.
    ///
    /// - Parameter indent: the indentation of the result.
    func block(
        _ items: CodeBlockItemListSyntax, _ scope: inout SpecializationScope, indent: String
    ) throws -> Block {
        var result = Block()
        for item in items {
            try append(item, &scope, indent: indent, to: &result)
            if result.exits { break }
        }
        return withoutUnusedLocals(result)
    }

    private func withoutUnusedLocals(_ block: Block) -> Block {
        var result = block
        for local in block.locals.reversed() {
            let rest = result.lines[(local.line + 1)...].joined(separator: "\n")
            guard !UsedNames(rest).contains(local.name) else { continue }
            result.lines.remove(at: local.line)
            // The blank line behind it set it off from what follows.
            if local.line < result.lines.count, result.lines[local.line].isEmpty { result.lines.remove(at: local.line) }
        }
        result.locals = []
        return result
    }

    private func append(
        _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope, indent: String, to result: inout Block
    ) throws {
        switch item.item {
        case .stmt(let statement):
            if let statement = statement.as(ReturnStmtSyntax.self) {
                try appendReturn(statement, item, scope, indent: indent, to: &result)
            } else if let statement = statement.as(GuardStmtSyntax.self) {
                try appendGuard(statement, item, &scope, indent: indent, to: &result)
            } else if let statement = statement.as(ExpressionStmtSyntax.self) {
                try append(statement.expression, item, &scope, indent: indent, to: &result)
            } else {
                try keep(item, &scope, indent: indent, to: &result)
                if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
                    || statement.is(ThrowStmtSyntax.self)
                {
                    result.exits = true
                }
            }
        case .expr(let expression):
            try append(expression, item, &scope, indent: indent, to: &result)
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self), fold(variable, &scope) { return }
            if let conditional = declaration.as(IfConfigDeclSyntax.self), mentionsKnown(conditional, scope) {
                throw failure(conditional, "an `#if` around code that looks at the action is not specialised")
            }
            try keep(item, &scope, indent: indent, to: &result)
        @unknown default:
            throw failure(item, "this statement is not known")
        }
    }

    /// A local that is known for every unknown action needs no declaration.
    private func fold(_ variable: VariableDeclSyntax, _ scope: inout SpecializationScope) -> Bool {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let initializer = binding.initializer,
            variable.bindingSpecifier.tokenKind == .keyword(.let), mentionsKnown(initializer, scope),
            let known = value(of: initializer.value, scope)
        else { return false }
        let name = pattern.identifier.text
        if known == .window, name != windowName { return false }
        scope.names[name] = known
        return true
    }

    private func append(
        _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope, indent: String,
        to result: inout Block
    ) throws {
        if let statement = expression.as(IfExprSyntax.self) {
            try appendIf(statement, item, &scope, indent: indent, to: &result)
        } else if let statement = expression.as(SwitchExprSyntax.self) {
            try appendSwitch(statement, item, &scope, indent: indent, to: &result)
        } else if let call = expression.as(FunctionCallExprSyntax.self), try isIdle(call, scope) {
            return
        } else if let call = expression.as(FunctionCallExprSyntax.self), result.lines.isEmpty, isWholeBody(item),
            let inlined = try context.inlinedBody(of: call, in: self, scope, indent: indent)
        {
            result.lines += inlined.lines
            result.exits = inlined.exits
        } else if mentionsKnown(expression, scope), value(of: expression, scope) == .some(.none) {
            // `(action as? X)?.doIt()`
            return
        } else {
            try keep(item, &scope, indent: indent, to: &result)
        }
    }

    /// The only statement of a closure or function. In a branch a helper stays a helper: others may call it too.
    private func isWholeBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        return list.parent?.is(ClosureExprSyntax.self) == true
            || list.parent?.parent?.is(FunctionDeclSyntax.self) == true
    }

    /// A helper that does nothing for an unknown action.
    private func isIdle(_ call: FunctionCallExprSyntax, _ scope: SpecializationScope) throws -> Bool {
        guard let helper = try context.helper(for: call, in: self, scope) else { return false }
        return helper.block.lines.allSatisfy { $0.isEmpty || $0.trimmed == "return" }
    }

    private func appendReturn(
        _ statement: ReturnStmtSyntax, _ item: CodeBlockItemSyntax, _ scope: SpecializationScope, indent: String,
        to result: inout Block
    ) throws {
        result.exits = true
        var scope = scope
        // `return helper(state, action)` of a function whose whole body it is becomes what the helper does.
        if let call = statement.expression?.as(FunctionCallExprSyntax.self), result.lines.isEmpty, isWholeBody(item),
            let inlined = try context.inlinedBody(of: call, in: self, scope, indent: indent)
        {
            result.lines += inlined.lines
            return
        }
        try keep(item, &scope, indent: indent, to: &result)
    }

    // MARK: Keeping a statement

    /// Takes a statement over with what is known put in.
    private func keep(
        _ item: CodeBlockItemSyntax, _ scope: inout SpecializationScope, indent: String, to result: inout Block
    ) throws {
        let edits: [SourceEdit]
        do {
            edits = try ExpressionRewriter(specializer: self, scope: scope).edits(in: Syntax(item.item))
        } catch let failure as SpecializationFailure where context.program.isTestFile[file] && isCall(item) {
            // Tests that record what was dispatched record no modern action; everything else of them stays.
            context.note(failure)
            return
        }
        append(item, try source.text(source.range(item), with: edits), indent: indent, to: &result)
        if case .decl(let declaration) = item.item, let name = nameOfKnownLocal(declaration, scope) {
            result.locals.append((result.lines.count - 1, name))
        }
        // Names that it binds hide what was known.
        if case .decl(let declaration) = item.item {
            for name in declaredNames(in: declaration) {
                scope.hide(name)
                if name == windowName { noteWindowNameTaken() }
            }
        }
    }

    /// `let uuid = action.windowUUID`
    private func nameOfKnownLocal(_ declaration: DeclSyntax, _ scope: SpecializationScope) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let initializer = binding.initializer,
            mentionsKnown(initializer, scope), value(of: initializer.value, scope) != nil
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    private func isCall(_ item: CodeBlockItemSyntax) -> Bool {
        if case .expr(let expression) = item.item { return expression.is(FunctionCallExprSyntax.self) }
        return false
    }

    /// Adds the text of a statement with the comments in front of it.
    func append(_ item: CodeBlockItemSyntax, _ text: String, indent: String, to result: inout Block) {
        let (comments, hasBlankLine) = leading(of: item)
        if hasBlankLine, !result.lines.isEmpty { result.lines.append("") }
        result.lines += comments.map { indent + $0 }
        let old = source.indentation(at: source.range(item).lowerBound)
        result.lines.append(indent + SourceText.reindent(text, from: old, to: indent) + trailingComment(of: item))
    }

    /// The comments in front of a statement, and whether a blank line stands before it.
    private func leading(of item: CodeBlockItemSyntax) -> (comments: [String], hasBlankLine: Bool) {
        var comments: [String] = []
        var newlines = 0
        var hasBlankLine = false
        for piece in item.leadingTrivia {
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
                newlines += count
                if newlines > 1, comments.isEmpty { hasBlankLine = true }
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                comments.append(text)
                newlines = 0
            default: break
            }
        }
        return (comments, hasBlankLine)
    }

    private func trailingComment(of item: CodeBlockItemSyntax) -> String {
        for piece in item.trailingTrivia {
            if case .lineComment(let text) = piece { return " " + text }
        }
        return ""
    }

    private func declaredNames(in declaration: DeclSyntax) -> [String] {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.flatMap { names(boundBy: Syntax($0.pattern)) }
        }
        if let function = declaration.as(FunctionDeclSyntax.self) { return [function.name.text] }
        return []
    }

    func names(boundBy node: Syntax) -> [String] {
        node.tokens(viewMode: .sourceAccurate)
            .filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }.map(\.text)
    }

    /// Whether something that is known stands in a node.
    func mentionsKnown(_ node: some SyntaxProtocol, _ scope: SpecializationScope) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { token in
            scope.names[token.text] != nil && token.parent?.is(DeclReferenceExprSyntax.self) == true
                && !isMemberName(token)
        }
    }

    private func isMemberName(_ token: TokenSyntax) -> Bool {
        guard let reference = token.parent, let access = reference.parent?.as(MemberAccessExprSyntax.self) else {
            return false
        }
        return access.declName.id == reference.id
    }
}
