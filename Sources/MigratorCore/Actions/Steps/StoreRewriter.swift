import SwiftSyntax

/// The store: a queue of both kinds of actions, the second `dispatch`, and the execution of modern actions.
struct StoreRewriter {
    let context: RewriteContext
    private var program: Program { context.program }

    init(context: RewriteContext) {
        self.context = context
    }

    /// The parts of a store of the known shape.
    private struct Shape {
        let file: Int
        let dispatch: FunctionDeclSyntax
        let queue: VariableDeclSyntax
        let queueType: TypeSyntax
        let queueName: String
        /// `queue.append(action)`, wherever it stands in the type.
        let appends: [FunctionCallExprSyntax]
        /// `queue.removeFirst()`
        let removal: FunctionCallExprSyntax
        let execution: FunctionEntry
        let executionDeclaration: FunctionDeclSyntax
    }

    // MARK: The step `runtime`

    func addModernDispatch() {
        let functions = DispatchFunctions(context: context)
        for function in functions.legacy() where function.facts.body != nil {
            guard let owner = function.owner, !functions.hasModern(owner), hasQueue(owner) else { continue }
            guard let shape = shape(of: owner, function) else {
                let label = context.configuration.windowLabel
                context.fail(
                    .runtimeUnknownShape, function.file, function.facts.offset, program.name(of: function),
                    "the store's queue has a shape that is not known; add `dispatch"
                        + "\(RuntimeRewriter.modernDispatch(actionText: "Action", parameter: "action", context))` that queues the "
                        + "action with its \(label), and call the modern halves where it is processed")
                continue
            }
            rewrite(shape, function)
        }
    }

    private func hasQueue(_ owner: TypeID) -> Bool {
        program.types[owner].storedVariables.contains { index in
            guard case .array(let element)? = program.variables[index].facts.type else { return false }
            return DispatchFunctions(context: context).isLegacy(element) && !program.types[owner].isTest
        }
    }

    private func shape(of owner: TypeID, _ function: FunctionEntry) -> Shape? {
        let tree = context.specialization.tree(of: function.file)
        guard let dispatch = SyntaxLocator.function(at: function.facts.offset, in: tree), dispatch.body != nil else {
            return nil
        }
        let functions = DispatchFunctions(context: context)
        let queues = program.types[owner].storedVariables.map { program.variables[$0] }.filter {
            guard case .array(let element)? = $0.facts.type else { return false }
            return functions.isLegacy(element) && $0.file == function.file
        }
        for queue in queues {
            guard let name = queue.facts.name,
                let declaration = SyntaxLocator.variable(at: queue.facts.offset, in: tree),
                let type = declaration.bindings.first?.typeAnnotation?.type,
                let container = dispatch.parent?.parent?.parent
            else { continue }
            let calls = QueueCalls(queue: name)
            calls.walk(container)
            guard !calls.appends.isEmpty, calls.removals.count == 1, let removal = calls.removals.first,
                let execution = execution(of: removal, owner, tree)
            else { continue }
            return Shape(
                file: function.file, dispatch: dispatch, queue: declaration, queueType: type, queueName: name,
                appends: calls.appends, removal: removal, execution: execution.0, executionDeclaration: execution.1)
        }
        return nil
    }

    /// What is done with an action that leaves the queue: `execute(queue.removeFirst())`, or the call behind
    /// `let action = queue.removeFirst()`.
    private func execution(
        of removal: FunctionCallExprSyntax, _ owner: TypeID, _ tree: SourceFileSyntax
    ) -> (FunctionEntry, FunctionDeclSyntax)? {
        guard let call = executionCall(of: removal),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        else { return nil }
        let candidates = (program.types[owner].functions[name] ?? []).map { program.functions[$0] }
        guard
            let function = candidates.first(where: {
                $0.facts.parameters.count == 1
                    && DispatchFunctions(context: context).isLegacy($0.facts.parameters[0].type)
            }), let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree)
        else { return nil }
        return (function, declaration)
    }

    private func executionCall(of removal: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
        if let argument = removal.parent?.as(LabeledExprSyntax.self) {
            return argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        }
        guard let binding = removal.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), let next = next(item),
            case .expr(let expression) = next.item, let call = expression.as(FunctionCallExprSyntax.self),
            call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == name
        else { return nil }
        return call
    }

    private func next(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.firstIndex(where: { $0.id == item.id })
        else { return nil }
        let next = list.index(after: index)
        return next < list.endIndex ? list[next] : nil
    }

    private func rewrite(_ shape: Shape, _ function: FunctionEntry) {
        let source = context.specialization.source(of: shape.file)
        addQueueType(shape, source)
        rewriteRemoval(shape, source)
        addDispatch(shape, function, source)
        if let text = modernExecution(shape.execution, shape.executionDeclaration, becomingTuple: nil) {
            let indent = source.indentation(at: source.range(shape.executionDeclaration).lowerBound)
            context.add(
                .insert(
                    source.lineBreak + source.lineBreak + indent + text,
                    at: source.range(shape.executionDeclaration).upperBound),
                to: shape.file)
        }
        context.addImport(
            ofType: RuntimeRewriter.windowType(in: program, context.configuration), to: shape.file, like: -1)
        context.result.count("stores")
    }

    private func addQueueType(_ shape: Shape, _ source: SourceText) {
        let range = source.range(shape.queue)
        let indent = source.indentation(at: range.lowerBound)
        let unit = context.specialization.indentUnit(of: shape.file)
        let element = shape.queueType.as(ArrayTypeSyntax.self)?.element ?? shape.queueType
        let action = source.text(element)
        let window = RuntimeRewriter.windowType(in: program, context.configuration)
        let lines = [
            "/// An action of either form that waits for its turn.", "private enum QueuedAction {",
            "\(unit)case legacy(\(action))",
            "\(unit)case modern(\(RuntimeRewriter.modernName(for: action, context)), \(window))", "}", "",
        ]
        let text = lines.map { $0 + source.lineBreak + indent }.joined().replacing(
            indent + source.lineBreak, with: source.lineBreak)
        // In front of the declarations that belong together without a blank line between them.
        context.add(.insert(text, at: startOfGroup(of: shape.queue, source)), to: shape.file)
        context.add(SourceEdit(source.range(element), "QueuedAction"), to: shape.file)
    }

    /// The first of the member declarations that stand directly above each other.
    private func startOfGroup(of declaration: VariableDeclSyntax, _ source: SourceText) -> Int {
        guard var item = declaration.parent?.as(MemberBlockItemSyntax.self),
            let list = item.parent?.as(MemberBlockItemListSyntax.self),
            var index = list.firstIndex(where: { $0.id == item.id })
        else { return source.range(declaration).lowerBound }
        while index > list.startIndex, !hasBlankLine(item.leadingTrivia) {
            index = list.index(before: index)
            item = list[index]
        }
        return DeclarationLayout.startOfComments(of: Syntax(item), source)
    }

    private func hasBlankLine(_ trivia: Trivia) -> Bool {
        trivia.contains {
            switch $0 {
            case .newlines(let count), .carriageReturnLineFeeds(let count): count > 1
            default: false
            }
        }
    }

    private func rewriteRemoval(_ shape: Shape, _ source: SourceText) {
        guard let call = executionCall(of: shape.removal) else { return }
        let name = source.text(call.calledExpression)
        let label = context.configuration.windowLabel
        let outer = "for" + label.prefix(1).uppercased() + label.dropFirst()
        let isInline = shape.removal.parent?.is(LabeledExprSyntax.self) ?? false
        let start = isInline ? source.range(call).lowerBound : statementStart(of: shape.removal, source)
        let indent = source.indentation(at: start)
        let unit = context.specialization.indentUnit(of: shape.file)
        let lines = [
            "switch \(source.text(shape.removal)) {", "case .legacy(let action):", "\(unit)\(name)(action)",
            "case .modern(let action, let \(label)):", "\(unit)\(name)(action, \(outer): \(label))", "}",
        ]
        context.add(
            SourceEdit(start..<source.range(call).upperBound, lines.joined(separator: source.lineBreak + indent)),
            to: shape.file)
    }

    private func statementStart(of removal: FunctionCallExprSyntax, _ source: SourceText) -> Int {
        var node = Syntax(removal)
        while let parent = node.parent, !parent.is(CodeBlockItemListSyntax.self) { node = parent }
        return source.range(node).lowerBound
    }

    private func addDispatch(_ shape: Shape, _ function: FunctionEntry, _ source: SourceText) {
        guard let body = shape.dispatch.body, let parameter = shape.dispatch.signature.parameterClause.parameters.first
        else { return }
        let own = source.range(shape.dispatch)
        let indent = source.indentation(at: own.lowerBound)
        let unit = context.specialization.indentUnit(of: shape.file)
        let name = (parameter.secondName ?? parameter.firstName).text
        let label = context.configuration.windowLabel
        let clause = RuntimeRewriter.modernDispatch(actionText: source.text(parameter.type), parameter: name, context)
        let head = source.text(own.lowerBound..<source.range(shape.dispatch.signature.parameterClause).lowerBound)
        let uses = NameUses(name: name)
        uses.walk(body)
        let isAlone = uses.nodes.count == 1 && shape.appends.count == 1
        for append in shape.appends {
            guard let argument = append.arguments.first?.expression else { continue }
            let value = isAlone ? "queuedAction" : ".legacy(\(source.text(argument)))"
            context.add(SourceEdit(source.range(argument), value), to: shape.file)
        }
        let next = source.lineBreak + source.lineBreak + indent
        if isAlone {
            // Both functions hand over to what was the body of the one.
            let lines = [
                "", "\(indent)\(unit)enqueue(.legacy(\(name)))", "\(indent)}",
            ]
            var text = lines.joined(separator: source.lineBreak) + next
            text += "\(head)\(clause) {" + source.lineBreak + "\(indent)\(unit)enqueue(.modern(\(name), \(label)))"
            text += source.lineBreak + "\(indent)}" + next + "private func enqueue(_ queuedAction: QueuedAction) {"
            context.add(.insert(text, at: source.range(body.leftBrace).upperBound), to: shape.file)
            return
        }
        var edits: [SourceEdit] = []
        for append in shape.appends where source.range(body).contains(source.range(append).lowerBound) {
            guard let argument = append.arguments.first?.expression else { continue }
            edits.append(SourceEdit(source.range(argument), ".modern(\(name), \(label))"))
        }
        for node in uses.nodes where !edits.contains(where: { $0.range.contains(source.range(node).lowerBound) }) {
            if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.calledExpression.trimmedDescription.hasSuffix(function.facts.name)
            {
                // It hands the action to itself, on another thread for example.
                let outer = "for" + label.prefix(1).uppercased() + label.dropFirst()
                edits.append(.insert(", \(outer): \(label)", at: source.range(node).upperBound))
                continue
            }
            guard let described = interpolatedChain(around: node) else {
                context.fail(
                    .runtimeUnknownShape, shape.file, source.range(node).lowerBound, program.name(of: function),
                    "`dispatch` does something with the action that has no counterpart for a modern one; write the second "
                        + "`dispatch` by hand")
                return
            }
            edits.append(SourceEdit(source.range(described), "String(describing: \(name))"))
        }
        edits.append(SourceEdit(source.range(shape.dispatch.signature.parameterClause), clause))
        guard let text = try? source.text(own, with: edits) else { return }
        context.add(.insert(next + text, at: own.upperBound), to: shape.file)
    }

    /// `action.debugDescription` in a text: whatever describes the action.
    private func interpolatedChain(around node: DeclReferenceExprSyntax) -> ExprSyntax? {
        var current = ExprSyntax(node)
        while let access = current.parent?.as(MemberAccessExprSyntax.self) { current = ExprSyntax(access) }
        if let call = current.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
            current = ExprSyntax(call)
        }
        let isInterpolated = current.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false
        return isInterpolated ? current : nil
    }

    // MARK: Execution of modern actions

    /// Writes the execution of modern actions anew, with the halves that there are when this step is done.
    func rewriteModernExecution(becomingTuple kind: ConsumerKind) {
        let functions = DispatchFunctions(context: context)
        for modern in program.functions where modern.facts.body != nil && modern.facts.parameters.count == 2 {
            guard let owner = modern.owner, functions.isModern(modern.facts.parameters[0].type),
                let legacy = (program.types[owner].functions[modern.facts.name] ?? []).map({ program.functions[$0] })
                    .first(where: {
                        $0.facts.parameters.count == 1 && functions.isLegacy($0.facts.parameters[0].type)
                            && callsConsumer($0)
                    })
            else { continue }
            let tree = context.specialization.tree(of: modern.file)
            guard let old = SyntaxLocator.function(at: modern.facts.offset, in: tree),
                let template = SyntaxLocator.function(at: legacy.facts.offset, in: tree),
                let text = modernExecution(legacy, template, becomingTuple: kind)
            else { continue }
            let source = context.specialization.source(of: modern.file)
            guard source.text(old) != text else { continue }
            context.add(SourceEdit(source.range(old), text), to: modern.file)
        }
    }

    private func callsConsumer(_ function: FunctionEntry) -> Bool {
        let values = context.consumerValues
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, arguments.count == 2 else { return }
            if values.kind(of: callee, at: place) != nil { found = true }
            if case .member(let base?, _) = callee.kind, values.kind(of: base, at: place) != nil { found = true }
        }
        walker.walk(function)
        return found
    }

    /// The execution of an action as one of modern actions: the modern halves take the place of the legacy ones; where there
    /// are none yet, the state stays and nothing else happens.
    private func modernExecution(
        _ function: FunctionEntry, _ declaration: FunctionDeclSyntax, becomingTuple kind: ConsumerKind?
    ) -> String? {
        let source = context.specialization.source(of: function.file)
        guard let body = declaration.body, let parameter = declaration.signature.parameterClause.parameters.first else {
            return nil
        }
        var tuples: Set<ConsumerKind> = []
        if case .tuple = context.runtime.reducer { tuples.insert(.reducer) }
        if case .tuple = context.runtime.middleware { tuples.insert(.middleware) }
        if let kind { tuples.insert(kind) }
        let writer = ModernExecutionWriter(
            context: context, file: function.file, action: (parameter.secondName ?? parameter.firstName).text,
            tuples: tuples)
        guard let statements = writer.statements(of: function, body) else {
            context.fail(
                .runtimeUnknownShape, function.file, function.facts.offset, program.name(of: function),
                "what the store does with an action is not understood; write its counterpart for modern actions by hand"
            )
            return nil
        }
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        let unit = context.specialization.indentUnit(of: function.file)
        let clause = RuntimeRewriter.modernDispatch(
            actionText: source.text(parameter.type), parameter: (parameter.secondName ?? parameter.firstName).text,
            context)
        let head = source.text(own.lowerBound..<source.range(declaration.signature.parameterClause).lowerBound)
        let lines = ["\(head)\(clause) {"] + statements.map { "\(indent)\(unit)\($0)" } + ["\(indent)}"]
        return lines.joined(separator: source.lineBreak)
    }
}
