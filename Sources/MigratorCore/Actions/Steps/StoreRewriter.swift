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
        let names: StoreNames
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
        let tree = context.residual.tree(of: function.file)
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
                let execution = execution(of: removal, owner, tree),
                let names = StoreNames(owner, dispatch, execution.1, tree, context)
            else { continue }
            return Shape(
                file: function.file, dispatch: dispatch, queue: declaration, queueType: type, queueName: name,
                appends: calls.appends, removal: removal, execution: execution.0, executionDeclaration: execution.1,
                names: names)
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
            guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.parent?.is(CodeBlockItemSyntax.self) == true
            else { return nil }
            return call
        }
        guard let binding = removal.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), let next = next(item),
            case .expr(let expression) = next.item, let call = expression.as(FunctionCallExprSyntax.self),
            call.arguments.count == 1, call.arguments.first?.expression.trimmedDescription == name,
            let list = item.parent
        else { return nil }
        // Behind the call nothing else asks for the action.
        let uses = NameUses(name: name)
        uses.walk(list)
        return uses.nodes.count == 1 ? call : nil
    }

    private func next(_ item: CodeBlockItemSyntax) -> CodeBlockItemSyntax? {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.firstIndex(where: { $0.id == item.id })
        else { return nil }
        let next = list.index(after: index)
        return next < list.endIndex ? list[next] : nil
    }

    private func rewrite(_ shape: Shape, _ function: FunctionEntry) {
        let source = context.residual.source(of: shape.file)
        addQueueType(shape, source)
        rewriteRemoval(shape, source)
        addDispatch(shape, function, source)
        let execution = ModernExecutionRewriter(context: context)
        if !execution.add(behind: shape.execution, shape.executionDeclaration, window: shape.names.window) {
            context.fail(
                .runtimeUnknownShape, shape.file, shape.execution.facts.offset, program.name(of: shape.execution),
                "what the store does with an action is not understood; write its counterpart for modern actions by hand"
            )
        }
        context.addImport(
            ofType: RuntimeRewriter.windowType(in: program, context.configuration), to: shape.file, like: -1)
        context.result.count("stores")
    }

    private func addQueueType(_ shape: Shape, _ source: SourceText) {
        let range = source.range(shape.queue)
        let indent = source.indentation(at: range.lowerBound)
        let unit = context.residual.indentUnit(of: shape.file)
        let element = shape.queueType.as(ArrayTypeSyntax.self)?.element ?? shape.queueType
        let action = source.text(element)
        let window = RuntimeRewriter.windowType(in: program, context.configuration)
        let lines = [
            "/// An action of either form that waits for its turn.", "private enum \(shape.names.queuedAction) {",
            "\(unit)case legacy(\(action))",
            "\(unit)case modern(\(RuntimeRewriter.modernName(for: action, context)), \(window))", "}", "",
        ]
        let text = lines.map { $0 + source.lineBreak + indent }.joined().replacing(
            indent + source.lineBreak, with: source.lineBreak)
        // In front of the declarations that belong together without a blank line between them.
        context.add(.insert(text, at: startOfGroup(of: shape.queue, source)), to: shape.file)
        context.add(SourceEdit(source.range(element), shape.names.queuedAction), to: shape.file)
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
        let window = context.configuration.windowLabel
        let label = call.arguments.first?.label.map { "\($0.text): " } ?? ""
        let isInline = shape.removal.parent?.is(LabeledExprSyntax.self) ?? false
        let start = isInline ? source.range(call).lowerBound : statementStart(of: shape.removal, source)
        let indent = source.indentation(at: start)
        let unit = context.residual.indentUnit(of: shape.file)
        let lines = [
            "switch \(source.text(shape.removal)) {", "case .legacy(let action):", "\(unit)\(name)(\(label)action)",
            "case .modern(let action, let \(window)):",
            "\(unit)\(name)(action, \(RuntimeRewriter.outerWindowLabel(context)): \(window))", "}",
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
        let unit = context.residual.indentUnit(of: shape.file)
        let name = (parameter.secondName ?? parameter.firstName).text
        let names = shape.names
        let clause = RuntimeRewriter.modernDispatch(
            actionText: source.text(parameter.type), parameter: name, window: names.window, context)
        let head = source.text(own.lowerBound..<source.range(shape.dispatch.signature.parameterClause).lowerBound)
        let uses = NameUses(name: name)
        uses.walk(body)
        let isAlone = uses.nodes.count == 1 && shape.appends.count == 1
        if !isAlone, source.range(body).contains(source.range(shape.removal).lowerBound) {
            return splitDispatch(shape, function, head: head, clause: clause)
        }
        for append in shape.appends {
            guard let argument = append.arguments.first?.expression else { continue }
            let value = isAlone ? names.queuedParameter : ".legacy(\(source.text(argument)))"
            context.add(SourceEdit(source.range(argument), value), to: shape.file)
        }
        let next = source.lineBreak + source.lineBreak + indent
        if isAlone {
            // Both functions hand over to what was the body of the one.
            let lines = [
                "", "\(indent)\(unit)\(names.enqueue)(.legacy(\(name)))", "\(indent)}",
            ]
            var text = lines.joined(separator: source.lineBreak) + next
            text += "\(head)\(clause) {" + source.lineBreak
            text += "\(indent)\(unit)\(names.enqueue)(.modern(\(name), \(names.window)))"
            text += source.lineBreak + "\(indent)}" + next
            text += "private func \(names.enqueue)(_ \(names.queuedParameter): \(names.queuedAction)) {"
            context.add(.insert(text, at: source.range(body.leftBrace).upperBound), to: shape.file)
            return
        }
        var edits: [SourceEdit] = []
        for append in shape.appends where source.range(body).contains(source.range(append).lowerBound) {
            guard let argument = append.arguments.first?.expression else { continue }
            edits.append(SourceEdit(source.range(argument), ".modern(\(name), \(names.window))"))
        }
        var log = ActionLog(context: context, file: shape.file, windowName: names.window)
        let others = uses.nodes.filter { node in
            !edits.contains { $0.range.contains(source.range(node).lowerBound) }
        }
        guard let described = modernUses(others, &log, shape, function) else { return }
        edits += described
        edits.append(SourceEdit(source.range(shape.dispatch.signature.parameterClause), clause))
        guard let text = try? source.text(own, with: edits) else { return }
        context.add(.insert(next + text, at: own.upperBound), to: shape.file)
        log.addDescription()
    }

    /// What the second `dispatch` does with the action beside queuing it.
    private func modernUses(
        _ nodes: [DeclReferenceExprSyntax], _ log: inout ActionLog, _ shape: Shape, _ function: FunctionEntry
    ) -> [SourceEdit]? {
        let source = context.residual.source(of: shape.file)
        var edits: [SourceEdit] = []
        for node in nodes {
            if let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
                call.calledExpression.trimmedDescription.hasSuffix(function.facts.name)
            {
                // It hands the action to itself, on another thread for example.
                let outer = RuntimeRewriter.outerWindowLabel(context)
                edits.append(.insert(", \(outer): \(shape.names.window)", at: source.range(node).upperBound))
                continue
            }
            guard let described = log.edits(for: node) else {
                refuse(shape, function, at: source.range(node).lowerBound)
                return nil
            }
            edits += described
        }
        return edits
    }

    private func refuse(_ shape: Shape, _ function: FunctionEntry, at offset: Int) {
        context.fail(
            .runtimeUnknownShape, shape.file, offset, program.name(of: function),
            "`dispatch` does something with the action that has no counterpart for a modern one; write the second "
                + "`dispatch` by hand")
    }

    /// `dispatch` works the queue off itself, and does something with the action first: what stands in front of the queue
    /// stands in both functions, the rest goes to one that both call.
    private func splitDispatch(_ shape: Shape, _ function: FunctionEntry, head: String, clause: String) {
        let source = context.residual.source(of: shape.file)
        let names = shape.names
        guard let body = shape.dispatch.body, shape.appends.count == 1, let append = shape.appends.first,
            let argument = append.arguments.first?.expression, let action = argument.as(DeclReferenceExprSyntax.self),
            let statement = append.parent?.as(CodeBlockItemSyntax.self), statement.parent?.id == body.statements.id,
            let first = body.statements.first
        else { return refuse(shape, function, at: function.facts.offset) }
        let start = source.range(statement).lowerBound
        let front = body.statements.filter { source.range($0).lowerBound < start }
        let declares = front.contains { $0.item.is(DeclSyntax.self) || $0.item.is(GuardStmtSyntax.self) }
        let uses = NameUses(name: action.baseName.text)
        for item in front { uses.walk(item) }
        let rest = NameUses(name: action.baseName.text)
        for item in body.statements where source.range(item).lowerBound > start { rest.walk(item) }
        let local = shape.removal.parent?.parent?.as(PatternBindingSyntax.self)?.pattern.trimmedDescription
        // Behind the queue the name stands for what comes out of it, or for nothing.
        guard !declares, rest.nodes.isEmpty || local == action.baseName.text else {
            return refuse(shape, function, at: function.facts.offset)
        }
        var log = ActionLog(context: context, file: shape.file, windowName: names.window)
        guard let edits = modernUses(uses.nodes, &log, shape, function),
            let lead = try? source.text(source.range(first).lowerBound..<start, with: edits)
        else { return }
        let indent = source.indentation(at: source.range(shape.dispatch).lowerBound)
        let inner = source.indentation(at: start)
        let next = source.lineBreak + source.lineBreak + indent
        var text = "\(names.enqueue)(.legacy(\(action.baseName.text)))" + source.lineBreak + "\(indent)}" + next
        text += "\(head)\(clause) {" + source.lineBreak + inner + lead
        text += "\(names.enqueue)(.modern(\(action.baseName.text), \(names.window)))"
        text += source.lineBreak + "\(indent)}" + next
        text += "private func \(names.enqueue)(_ \(names.queuedParameter): \(names.queuedAction)) {"
        text += source.lineBreak + inner
        context.add(.insert(text, at: start), to: shape.file)
        context.add(SourceEdit(source.range(argument), names.queuedParameter), to: shape.file)
        log.addDescription()
    }

    // MARK: Others

    /// Stores without a queue: they process an action at once, or in a way that is not known, and nothing would take their
    /// modern actions.
    func rewriteOthers() {
        let functions = DispatchFunctions(context: context)
        let execution = ModernExecutionRewriter(context: context)
        for function in functions.legacy() where function.facts.body != nil {
            guard let owner = function.owner, !program.types[owner].isTest, !functions.hasModern(owner),
                !hasQueue(owner), !functions.isServed(owner), callsConsumer(owner)
            else { continue }
            let tree = context.residual.tree(of: function.file)
            if let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree),
                let names = StoreNames(owner, declaration, declaration, tree, context),
                execution.add(behind: function, declaration, window: names.window)
            {
                context.addImport(
                    ofType: RuntimeRewriter.windowType(in: program, context.configuration), to: function.file, like: -1)
                context.result.count("stores")
                continue
            }
            context.fail(
                .runtimeUnknownShape, function.file, function.facts.offset, program.name(of: function),
                "the store has no queue of a known shape; add `dispatch"
                    + "\(RuntimeRewriter.modernDispatch(actionText: "Action", parameter: "action", context))` that calls the "
                    + "modern halves")
        }
    }

    private func callsConsumer(_ owner: TypeID) -> Bool {
        let values = context.consumerValues
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, arguments.count == 2 else { return }
            if values.kind(of: callee, at: place) != nil { found = true }
        }
        for index in program.types[owner].functions.values.flatMap({ $0 }) { walker.walk(program.functions[index]) }
        return found
    }
}
