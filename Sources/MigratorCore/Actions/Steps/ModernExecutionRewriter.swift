import SwiftParser
import SwiftSyntax

/// What a store does with a modern action: added in the step `runtime`, and given the modern halves by the steps that bring
/// them.
struct ModernExecutionRewriter {
    let context: RewriteContext
    private var program: Program { context.program }

    // MARK: The step `runtime`

    /// Writes the execution of modern actions: the modern halves take the place of the legacy ones; where there are none
    /// yet, the state stays and nothing else happens.
    ///
    /// - Returns: false when something is done with the action that has no counterpart.
    func add(behind function: FunctionEntry, _ declaration: FunctionDeclSyntax, window: String) -> Bool {
        let source = context.residual.source(of: function.file)
        guard let body = declaration.body, let parameter = declaration.signature.parameterClause.parameters.first else {
            return false
        }
        let name = (parameter.secondName ?? parameter.firstName).text
        let writer = ModernExecutionWriter(context: context, file: function.file, action: name, window: window)
        guard let statements = writer.statements(of: function, body, tuples: tuples) else { return false }
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        let unit = context.residual.indentUnit(of: function.file)
        let clause = RuntimeRewriter.modernDispatch(
            actionText: source.text(parameter.type), parameter: name, window: window, context)
        let head = source.text(own.lowerBound..<source.range(declaration.signature.parameterClause).lowerBound)
        let lines =
            ["\(head)\(clause) {"] + statements.compactMap { $0.map { "\(indent)\(unit)\($0)" } } + ["\(indent)}"]
        context.add(
            .insert(
                source.lineBreak + source.lineBreak + indent + lines.joined(separator: source.lineBreak),
                at: own.upperBound), to: function.file)
        return true
    }

    private var tuples: Set<ConsumerKind> {
        var tuples: Set<ConsumerKind> = []
        if case .tuple = context.runtime.reducer { tuples.insert(.reducer) }
        if case .tuple = context.runtime.middleware { tuples.insert(.middleware) }
        return tuples
    }

    // MARK: The steps of the consumers

    /// Puts the calls of the modern halves that a step brings where they belong; everything else that the execution of
    /// modern actions does stays, whoever wrote it.
    func addHalves(of kind: ConsumerKind) {
        let functions = DispatchFunctions(context: context)
        for modern in program.functions where modern.facts.body != nil && modern.facts.parameters.count == 2 {
            guard let owner = modern.owner, functions.isModern(modern.facts.parameters[0].type),
                let legacy = (program.types[owner].functions[modern.facts.name] ?? []).map({ program.functions[$0] })
                    .first(where: {
                        $0.facts.parameters.count == 1 && functions.isLegacy($0.facts.parameters[0].type)
                            && calls(of: kind, in: $0).isCalled
                    }), !calls(of: kind, in: modern).isModernHalfCalled
            else { continue }
            if !addHalves(of: kind, to: modern, like: legacy) {
                context.fail(
                    .runtimeUnknownShape, modern.file, modern.facts.offset, program.name(of: modern),
                    "where this calls the modern halves is not clear, since it is not what was written for the legacy "
                        + "ones; add the calls of `.\(context.names.modernLabel(of: kind))` by hand", isFatal: false)
            }
        }
    }

    private func calls(of kind: ConsumerKind, in function: FunctionEntry) -> (isCalled: Bool, isModernHalfCalled: Bool)
    {
        let values = context.consumerValues
        var found = (isCalled: false, isModernHalfCalled: false)
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, arguments.count >= 2 else { return }
            if values.kind(of: callee, at: place) == kind { found.isCalled = true }
            guard case .member(let base?, let half) = callee.kind, values.kind(of: base, at: place) == kind else {
                return
            }
            if half == context.names.legacyLabel(of: kind) { found.isCalled = true }
            if half == context.names.modernLabel(of: kind) { found.isModernHalfCalled = true }
        }
        walker.walk(function)
        return found
    }

    /// - Returns: false where the place of a call was not found.
    private func addHalves(
        of kind: ConsumerKind, to modern: FunctionEntry, like legacy: FunctionEntry
    ) -> Bool {
        let tree = context.residual.tree(of: modern.file)
        guard modern.file == legacy.file,
            let declaration = SyntaxLocator.function(at: modern.facts.offset, in: tree), let body = declaration.body,
            let template = SyntaxLocator.function(at: legacy.facts.offset, in: tree)?.body
        else { return false }
        let writer = ModernExecutionWriter(
            context: context, file: modern.file, action: legacy.facts.parameters[0].name,
            window: modern.facts.parameters[1].name)
        guard legacy.facts.parameters[0].name == modern.facts.parameters[0].name,
            let before = writer.statements(of: legacy, template, tuples: tuples),
            let after = writer.statements(of: legacy, template, tuples: tuples.union([kind]))
        else { return false }
        let source = context.residual.source(of: modern.file)
        if body.statements.isEmpty {
            let indent =
                source.indentation(at: source.range(declaration).lowerBound)
                + context.residual.indentUnit(of: modern.file)
            let text = after.compactMap { $0.map { source.lineBreak + indent + $0 } }.joined()
            context.add(.insert(text, at: source.range(body.leftBrace).upperBound), to: modern.file)
            return true
        }
        let written = body.statements.map { (item: $0, tokens: Self.tokens(of: Syntax($0))) }
        let found = before.map { text in
            text.flatMap { text -> CodeBlockItemSyntax? in
                let tokens = Self.tokens(of: Syntax(Parser.parse(source: text)))
                let same = written.filter { $0.tokens == tokens }
                return same.count == 1 ? same[0].item : nil
            }
        }
        var edits: [SourceEdit] = []
        for (index, text) in after.enumerated() where text != before[index] {
            guard let text else { return false }
            if before[index] != nil {
                guard let item = found[index] else { return false }
                edits.append(SourceEdit(source.range(item), text))
                continue
            }
            // Behind what stands in front of it there.
            if let previous = found[..<index].last(where: { $0 != nil }) ?? nil {
                let indent = source.indentation(at: source.range(previous).lowerBound)
                edits.append(.insert(source.lineBreak + indent + text, at: source.range(previous).upperBound))
            } else if let next = found[index...].first(where: { $0 != nil }) ?? nil {
                let start = source.range(next).lowerBound
                edits.append(.insert(text + source.lineBreak + source.indentation(at: start), at: start))
            } else {
                return false
            }
        }
        for edit in edits { context.add(edit, to: modern.file) }
        return true
    }

    private static func tokens(of node: Syntax) -> [String] {
        node.tokens(viewMode: .sourceAccurate).filter { $0.tokenKind != .endOfFile }.map(\.text)
    }
}
