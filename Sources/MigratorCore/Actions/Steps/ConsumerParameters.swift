import SwiftSyntax

/// Parameters that take a reducer or middleware: a tuple does not escape. Those of a test's helper that is only given closures
/// take the legacy half alone; other closures become tuples where they stand.
final class ConsumerParameters {
    private let context: RewriteContext
    private let kind: ConsumerKind
    /// Parameters that take a legacy closure alone.
    private(set) var legacyParameters: Set<PlaceInFile> = []
    /// The places of their nodes.
    private var legacyNodes: Set<PlaceInFile> = []
    private var program: Program { context.program }

    init(context: RewriteContext, kind: ConsumerKind) {
        self.context = context
        self.kind = kind
    }

    func rewrite() {
        let values = context.consumerValues
        let tracer = CaseTracer(
            typing: context.typing, vocabulary: context.vocabulary, bodies: Bodies(program: program))
        for function in program.functions {
            for (index, parameter) in function.facts.parameters.enumerated() {
                guard values.kind(of: parameter.type) == kind else { continue }
                let callers = tracer.callers(of: function, isTest: true)
                let closures = callers.filter { $0.argument(for: index)?.isClosure ?? false }
                let isGivenClosures = !closures.isEmpty || parameter.defaultValue?.isClosure == true
                if isGivenClosures, closures.count == callers.count, program.isTestFile[function.file] {
                    takeLegacyHalf(parameter, function)
                } else {
                    removeEscaping(parameter, function)
                }
            }
        }
        removeOtherEscapes()
    }

    /// Parameters of closures, of functions in bodies and of function types: whatever has the attribute.
    private func removeOtherEscapes() {
        let configuration = context.configuration
        let names = kind == .reducer ? configuration.reducerTypes : configuration.middlewareTypes
        for file in program.files.indices {
            let source = context.residual.source(of: file)
            let text = source.text(source.bytes.indices)
            let isWanted = text.linesAtLineFeeds.contains { line in
                line.contains("@") && names.contains { line.contains($0) }
            }
            guard isWanted else { continue }
            let finder = AttributedConsumers(names: Set(names))
            finder.walk(context.residual.tree(of: file))
            for type in finder.types { removeAttributes(of: type, file, source) }
        }
    }

    private func removeAttributes(of type: AttributedTypeSyntax, _ file: Int, _ source: SourceText) {
        var parent = type.parent
        while let node = parent, !node.is(FunctionParameterSyntax.self), !node.is(CodeBlockItemSyntax.self) {
            parent = node.parent
        }
        if let node = parent?.as(FunctionParameterSyntax.self),
            legacyNodes.contains(PlaceInFile(file: file, offset: source.range(node).lowerBound))
        {
            return
        }
        for case .attribute(let attribute) in type.attributes {
            guard attribute.attributeName.trimmedDescription == "escaping" else {
                context.fail(
                    .unconvertedConsumer, file, source.range(attribute).lowerBound, context.path(file),
                    "`\(source.text(attribute))` cannot stand in front of a tuple; leave it out, or put it into the alias"
                )
                continue
            }
            let start = source.range(attribute).lowerBound
            context.add(SourceEdit(start..<attribute.endPosition.utf8Offset, ""), to: file)
        }
    }

    /// `@escaping Reducer<S>`
    private final class AttributedConsumers: SyntaxVisitor {
        let names: Set<String>
        var types: [AttributedTypeSyntax] = []

        init(names: Set<String>) {
            self.names = names
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: AttributedTypeSyntax) -> SyntaxVisitorContinueKind {
            let name =
                node.baseType.as(IdentifierTypeSyntax.self)?.name ?? node.baseType.as(MemberTypeSyntax.self)?.name
            if !node.attributes.isEmpty, let name, names.contains(name.text) { types.append(node) }
            return .visitChildren
        }
    }

    private func parameterSyntax(_ parameter: ParameterFacts, _ function: FunctionEntry) -> FunctionParameterSyntax? {
        SyntaxLocator.ancestor(
            of: parameter.offset, in: context.residual.tree(of: function.file), as: FunctionParameterSyntax.self)
    }

    /// `@escaping Reducer<X>` -> `Reducer<X>`
    private func removeEscaping(_ parameter: ParameterFacts, _ function: FunctionEntry) {
        guard let node = parameterSyntax(parameter, function), let type = node.type.as(AttributedTypeSyntax.self) else {
            return
        }
        let source = context.residual.source(of: function.file)
        for element in type.attributes {
            guard case .attribute(let attribute) = element, attribute.attributeName.trimmedDescription == "escaping"
            else { continue }
            let start = source.range(attribute).lowerBound
            let end = attribute.endPosition.utf8Offset
            context.add(SourceEdit(start..<end, ""), to: function.file)
            context.result.count("parameters")
        }
    }

    /// The parameter takes the legacy half; where it is handed on, a half that leaves everything as it is goes with it. Only
    /// in test code, where no modern action is dispatched to it.
    private func takeLegacyHalf(_ parameter: ParameterFacts, _ function: FunctionEntry) {
        guard let node = parameterSyntax(parameter, function) else { return }
        let file = function.file
        let source = context.residual.source(of: file)
        let type = node.type.as(AttributedTypeSyntax.self)?.baseType ?? node.type
        guard let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name else {
            return
        }
        legacyParameters.insert(PlaceInFile(file: file, offset: parameter.offset))
        legacyNodes.insert(PlaceInFile(file: file, offset: source.range(node).lowerBound))
        let pair = context.names.pair(of: kind)
        context.add(SourceEdit(source.range(name), pair.legacyAlias), to: file)
        context.result.count("parameters")
        // With its type written, since a closure in a tuple does not take the isolation of what it is converted to.
        let arguments = source.text(source.range(name).upperBound..<source.range(type).upperBound)
        let idle =
            (kind == .reducer ? "{ state, _, _ in state }" : "{ _, _, _ in }") + " as \(pair.modernAlias)\(arguments)"
        var callees: Set<Int> = []
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            if case .call(let callee, _) = expression.kind, case .name(parameter.name) = callee.kind {
                callees.insert(callee.offset)
            }
            guard case .name(parameter.name) = expression.kind, !callees.contains(expression.offset),
                case .parameter(let found, _)? = Scope.find(parameter.name, in: place.scope)?.binding,
                found.offset == parameter.offset
            else { return }
            let range = expression.offset..<(expression.offset + parameter.name.utf8.count)
            self.context.add(
                SourceEdit(range, "(\(pair.legacyLabel): \(parameter.name), \(pair.modernLabel): \(idle))"), to: file)
        }
        walker.walk(function)
    }
}
