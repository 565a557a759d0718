import SwiftSyntax

/// Parameters that take a reducer or middleware: a tuple does not escape, and where closures are given to them they take the
/// legacy half alone.
final class ConsumerParameters {
    private let context: RewriteContext
    private let kind: ConsumerKind
    /// Parameters that take a legacy closure alone.
    private(set) var legacyParameters: Set<PlaceInFile> = []
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
                if closures.isEmpty, parameter.defaultValue?.isClosure != true {
                    removeEscaping(parameter, function)
                } else if closures.count == callers.count, program.isTestFile[function.file] {
                    takeLegacyHalf(parameter, function)
                } else {
                    context.fail(
                        .closureAsConsumer, function.file, parameter.offset, program.name(of: function),
                        "`\(parameter.name)` is given closures; give it tuples of two halves by hand")
                }
            }
        }
        wrapLocalClosures(values)
    }

    private func parameterSyntax(_ parameter: ParameterFacts, _ function: FunctionEntry) -> FunctionParameterSyntax? {
        SyntaxLocator.ancestor(
            of: parameter.offset, in: context.specialization.tree(of: function.file), as: FunctionParameterSyntax.self)
    }

    /// `@escaping Reducer<X>` -> `Reducer<X>`
    private func removeEscaping(_ parameter: ParameterFacts, _ function: FunctionEntry) {
        guard let node = parameterSyntax(parameter, function), let type = node.type.as(AttributedTypeSyntax.self) else {
            return
        }
        let source = context.specialization.source(of: function.file)
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
        let source = context.specialization.source(of: file)
        let type = node.type.as(AttributedTypeSyntax.self)?.baseType ?? node.type
        guard let name = type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name else {
            return
        }
        legacyParameters.insert(PlaceInFile(file: file, offset: parameter.offset))
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

    // MARK: Closures with a declared type

    /// `let reducer: Reducer<X> = { … }` in a body, the elements of an array of them, `return { … }` of a function that gives
    /// one, and `subject.provider = { … }`.
    private func wrapLocalClosures(_ values: ConsumerValues) {
        var closures: [Int: [Int: TypeID?]] = [:]
        let walker = BodyWalker()
        walker.onExpected = { [self] expression, type, place in
            var candidates = values.kind(of: type) == kind ? [expression] : []
            if case .array(let element) = type.unwrapped, values.kind(of: element) == kind,
                case .literal(.array, let elements) = expression.kind
            {
                candidates = elements
            }
            for closure in candidates where closure.isClosure {
                closures[place.file, default: [:]][closure.offset] = .some(place.owner)
            }
        }
        walker.onExpression = { [self] expression, place in
            guard case .assignment(let target, "=", let value) = expression.kind, value.isClosure,
                values.kind(of: target, at: place) == kind
            else { return }
            closures[place.file, default: [:]][value.offset] = .some(place.owner)
        }
        let converted = Set(
            context.vocabulary.consumerVariables)
        for body in Bodies(program: program).all {
            if case .variable(let variable) = body, variable.facts.initializer?.isClosure == true,
                converted.contains(variable.id)
            {
                continue
            }
            body.walk(with: walker, in: program)
        }
        for (file, found) in closures.sorted(by: { $0.key < $1.key }) {
            for (offset, owner) in found.sorted(by: { $0.key < $1.key }) { wrapClosure(at: offset, owner, file) }
        }
    }

    private func wrapClosure(at offset: Int, _ owner: TypeID?, _ file: Int) {
        let source = context.specialization.source(of: file)
        guard
            let closure = SyntaxLocator.ancestor(
                of: offset, in: context.specialization.tree(of: file), as: ClosureExprSyntax.self)
        else { return }
        let range = source.range(closure)
        let pair = context.names.pair(of: kind)
        do {
            let half = try ConsumerConversion(context: context, kind: kind).modernHalf(
                of: closure, file: file, owner: owner, indent: source.indentation(at: range.lowerBound))
            context.add(.insert("(\(pair.legacyLabel): ", at: range.lowerBound), to: file)
            context.add(.insert(", \(pair.modernLabel): \(half))", at: range.upperBound), to: file)
            context.result.count("closures")
        } catch let failure as ResidualFailure {
            context.fail(.unspecialisedConsumer, failure.file, failure.offset, "closure", failure.message)
        } catch {
            context.fail(.unspecialisedConsumer, file, offset, "closure", "two edits overlap: \(error)")
        }
    }
}
