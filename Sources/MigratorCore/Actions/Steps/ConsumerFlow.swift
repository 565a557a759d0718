import SwiftSyntax

/// Follows reducers and middlewares to the places where one is expected: closures there become tuples of two halves; what
/// is a function there, or is expected to be one where a tuple will be given, is noted as remaining work.
///
/// Types are worked out with the aliases of consumers kept as they are, so that a consumer is told from any other function
/// in arrays, dictionaries, optionals, tuples, parameters of closures and associated values alike.
final class ConsumerFlow {
    let context: RewriteContext
    let kind: ConsumerKind
    private(set) var values: ConsumerValues
    let typing: Typing
    /// The closures that become tuples, by file and place.
    private var closures: [Int: [Int: TypeID?]] = [:]
    /// Consumers that are given where a function of two parameters is called at once: they give their legacy half.
    private var functionsToCall: [Int: Set<Int>] = [:]
    private var seen: Set<PlaceInFile> = []
    private var isAdopting = false
    /// Parameters that take a legacy closure alone.
    private var legacyParameters: Set<PlaceInFile> = []
    private lazy var bodies = Bodies(program: context.program)
    var program: Program { context.program }

    init(context: RewriteContext, kind: ConsumerKind) {
        self.context = context
        self.kind = kind
        values = context.consumerValues
        typing = values.opaque
    }

    /// Looks at every place and makes the edits.
    ///
    /// - Parameter legacyParameters: those that take a legacy closure alone.
    func rewrite(except legacyParameters: Set<PlaceInFile>) {
        self.legacyParameters = legacyParameters
        reportAliases()
        walk()
        edit()
    }

    /// Closures without a type annotation that are given where a consumer is expected become consumers themselves. What
    /// they are given to in turn is known then, and may bring others.
    func adopt() {
        guard program.variables.contains(where: { $0.facts.type == nil && isTyped($0) }) else { return }
        isAdopting = true
        let before = (closures, functionsToCall, seen)
        var count = -1
        while count != context.adopted.count {
            count = context.adopted.count
            walk()
            values = context.consumerValues
            (closures, functionsToCall, seen) = before
        }
        isAdopting = false
    }

    func fail(_ code: ReportCode, _ file: Int, _ offset: Int, _ symbol: String, _ message: String) {
        if !isAdopting { context.fail(code, file, offset, symbol, message) }
    }

    private func walk() {
        let walker = BodyWalker()
        walker.onExpected = { [self] expression, type, place in
            check(expression, typing.resolve(type, at: place), place)
        }
        walker.onExpression = { [self] expression, place in
            switch expression.kind {
            case .call(let callee, let arguments): checkCall(callee, arguments, place)
            case .assignment(let target, let symbol, let value) where symbol == "=" || symbol == "+=":
                check(value, typing.type(of: target, at: place), place)
            case .cast(let inner, .coerce, let type): check(inner, typing.resolve(type, at: place), place)
            default: break
            }
        }
        let own = context.vocabulary.consumerVariables + context.adopted.keys
        for variable in own.map({ program.variables[$0] }) {
            // Converted, or refused, as a whole.
            guard let value = variable.facts.initializer, value.isClosure else { continue }
            seen.insert(PlaceInFile(file: variable.file, offset: value.range.lowerBound))
        }
        for body in bodies.all { body.walk(with: walker, in: program) }
        checkResults()
    }

    /// The values of functions whose body is one `if` or `switch`, and the defaults of parameters.
    private func checkResults() {
        for function in program.functions {
            let outer = Place(file: function.file, owner: function.owner, scope: nil)
            for parameter in function.facts.parameters {
                guard let value = parameter.defaultValue,
                    !legacyParameters.contains(PlaceInFile(file: function.file, offset: parameter.offset))
                else { continue }
                check(value, expected(by: parameter, of: function), outer)
            }
            guard let body = function.facts.body, body.count == 1, function.facts.result != nil else { continue }
            let place = Place(
                file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
                generics: function.facts.genericParameters)
            let result = typing.resultType(of: function)
            for value in typing.returnedValues(of: body, at: place) { check(value.expression, result, value.place) }
        }
        for variable in program.variables where variable.facts.type != nil {
            let place = Place(file: variable.file, owner: variable.owner, scope: nil)
            for accessor in variable.facts.accessors where accessor.kind == .get && accessor.body?.count == 1 {
                for value in typing.returnedValues(of: accessor.body ?? [], at: place) {
                    check(value.expression, typing.declaredType(of: variable), value.place)
                }
            }
        }
    }

    // MARK: Expected types

    private func kind(of type: ResolvedType) -> ConsumerKind? {
        guard case .external(let name, _) = type.unwrapped else { return nil }
        return values.kind(ofAlias: name)
    }

    /// - Returns: whether what stands there is known to be a consumer once the closures in it are tuples.
    @discardableResult
    func check(_ value: Expression, _ expected: ResolvedType, _ place: Place) -> Bool {
        if kind(of: expected) == kind { return checkConsumer(value, place) }
        switch (expected.unwrapped, value.kind) {
        case (.array(let element), .literal(.array, let elements)):
            for item in elements { check(item, element, place) }
        case (.dictionary(_, let element), .literal(.dictionary, let parts)):
            for (index, item) in parts.enumerated() where index % 2 == 1 { check(item, element, place) }
        case (.tuple(let types), .tuple(let elements)) where types.count == elements.count:
            for (type, element) in zip(types, elements) { check(element.value, type.type, place) }
        case (.function(_, let result), .closure(let closure)):
            let inner = place.with(Binder.bind(closure, context: nil, in: place.scope))
            for returned in typing.returnedValues(of: closure.body, at: inner) {
                check(returned.expression, result, returned.place)
            }
        case (.function, _) where isConsumerValue(value, place) && isFirst(value, place):
            reportConsumer(value, place)
        case (.nominal(let id, _), .call(let callee, let arguments)):
            if case .member(nil, let name) = callee.kind { checkCase(name, of: id, arguments, place) }
        case (_, .ternary(_, let then, let otherwise)):
            check(then, expected, place)
            check(otherwise, expected, place)
        default: break
        }
        return false
    }

    private func isFirst(_ value: Expression, _ place: Place) -> Bool {
        seen.insert(PlaceInFile(file: place.file, offset: value.range.lowerBound)).inserted
    }

    /// Whether an expression is a consumer, or a choice of some, once the closures in it are tuples.
    func isConsumer(_ value: Expression, at place: Place) -> Bool { checkConsumer(value, place) }

    private func checkConsumer(_ value: Expression, _ place: Place) -> Bool {
        switch value.kind {
        case .closure:
            if isFirst(value, place) {
                closures[place.file, default: [:]][value.range.lowerBound] = .some(place.owner)
            }
            return true
        case .nilLiteral, .tuple: return true
        case .ternary(_, let then, let otherwise):
            let isKnown = checkConsumer(then, place)
            return checkConsumer(otherwise, place) && isKnown
        case .binary(let left, "??", let right):
            let isKnown = checkConsumer(left, place)
            return checkConsumer(right, place) && isKnown
        case .conditional(let statement):
            return checkAll(typing.branchValues(of: statement, at: place))
        case .choice(let statement):
            return checkAll(typing.branchValues(of: statement, at: place))
        case .forceUnwrap(let inner), .optionalTry(let inner), .optionalChain(let inner):
            return checkConsumer(inner, place)
        case .call(let callee, let arguments) where arguments.isEmpty:
            // `{ … return { state, action in … } }()`
            if case .closure(let closure) = callee.kind {
                let inner = place.with(Binder.bind(closure, context: nil, in: place.scope))
                return checkAll(typing.returnedValues(of: closure.body, at: inner))
            }
        default: break
        }
        if isConsumerValue(value, place) { return true }
        if isFirst(value, place) { reportFunction(value, place) }
        return false
    }

    private func checkAll(_ values: [PlacedExpression]) -> Bool {
        guard !values.isEmpty else { return false }
        return values.map { checkConsumer($0.expression, $0.place) }.allSatisfy { $0 }
    }

    // MARK: Arguments

    private func checkCall(_ callee: Expression, _ arguments: [Argument], _ place: Place) {
        if let function = typing.best(typing.candidates(for: callee, at: place), arguments),
            let matching = ArgumentMatching(arguments, function.facts.parameters)
        {
            for (argument, index) in zip(arguments, matching.parameterOfArgument) {
                let parameter = function.facts.parameters[index]
                if legacyParameters.contains(PlaceInFile(file: function.file, offset: parameter.offset)) { continue }
                checkArgument(argument, expected(by: parameter, of: function), place)
            }
            return
        }
        if case .member(let base?, let name) = callee.kind {
            let type = typing.type(of: base, at: place)
            if case .metatype(.nominal(let id, _)) = type, checkCase(name, of: id, arguments, place) { return }
            if checkElements(name, of: type.unwrapped, arguments, place) { return }
            if ["reduce", "map", "flatMap", "compactMap", "forEach"].contains(name),
                let last = arguments.last, !last.value.isClosure, isConsumerValue(last.value, place),
                isFirst(last.value, place)
            {
                functionsToCall[place.file, default: []].insert(last.value.range.upperBound)
                return
            }
        }
        // An initialiser that the compiler makes of the properties.
        guard case .metatype(let instance) = typing.type(of: callee, at: place), let type = instance.nominalID else {
            return
        }
        for argument in arguments {
            guard let label = argument.label, case .variable(let variable)? = typing.member(label, of: type) else {
                continue
            }
            checkArgument(argument, typing.declaredType(of: variable), place)
        }
    }

    private func expected(by parameter: ParameterFacts, of function: FunctionEntry) -> ResolvedType {
        let place = Place(
            file: function.file, owner: function.owner, scope: nil, generics: function.facts.genericParameters)
        let type = typing.resolve(parameter.type, at: place)
        if parameter.typeText.contains("@autoclosure"), case .function(_, let result) = type { return result }
        return type
    }

    func isConsumerValue(_ value: Expression, _ place: Place) -> Bool {
        values.kind(of: value, at: place) == kind
    }

    /// A closure behind the parentheses would have to go into them.
    private func checkArgument(_ argument: Argument, _ expected: ResolvedType, _ place: Place) {
        guard argument.isTrailingClosure, kind(of: expected) == kind else {
            check(argument.value, expected, place)
            return
        }
        guard isFirst(argument.value, place) else { return }
        fail(
            .closureAsConsumer, place.file, argument.value.range.lowerBound, "closure",
            "a closure stands behind the arguments where a tuple of two halves will be expected; give it one by hand")
    }

    /// `.reducer({ … })` of an enum; whether there is such a case.
    @discardableResult
    private func checkCase(_ name: String, of id: TypeID, _ arguments: [Argument], _ place: Place) -> Bool {
        guard case .enumCase(let found, let owner)? = typing.member(name, of: id),
            found.values.count == arguments.count
        else { return false }
        let outer = Place(file: program.types[owner].file, owner: owner, scope: nil)
        for (argument, value) in zip(arguments, found.values) {
            checkArgument(argument, typing.resolve(value.type, at: outer), place)
        }
        return true
    }

    /// `all.append({ … })`
    private func checkElements(
        _ name: String, of type: ResolvedType, _ arguments: [Argument], _ place: Place
    ) -> Bool {
        guard let argument = arguments.first else { return false }
        switch (type, name, argument.label) {
        case (.array(let element), "append", nil), (.array(let element), "insert", nil):
            checkArgument(argument, element, place)
        case (.array, "append", "contentsOf"), (.array, "insert", "contentsOf"): checkArgument(argument, type, place)
        case (.dictionary(_, let element), "updateValue", nil): checkArgument(argument, element, place)
        default: return false
        }
        return true
    }

    // MARK: Edits

    private func edit() {
        let conversion = ConsumerConversion(context: context, kind: kind)
        for (id, found) in context.adopted.sorted(by: { $0.key < $1.key }) where found == kind {
            let variable = program.variables[id]
            guard let value = variable.facts.initializer, addAnnotation(to: variable) else { continue }
            closures[variable.file, default: [:]][value.range.lowerBound] = .some(variable.owner)
        }
        for (file, found) in closures.sorted(by: { $0.key < $1.key }) {
            for (offset, owner) in found.sorted(by: { $0.key < $1.key }) {
                let tree = context.residual.tree(of: file)
                guard let closure = SyntaxLocator.ancestor(of: offset, in: tree, as: ClosureExprSyntax.self) else {
                    continue
                }
                do {
                    try conversion.wrap(closure, file: file, owner: owner)
                    context.result.count("closures")
                } catch let failure as ResidualFailure {
                    fail(.unspecialisedConsumer, failure.file, failure.offset, "closure", failure.message)
                } catch {
                    fail(.unspecialisedConsumer, file, offset, "closure", "two edits overlap: \(error)")
                }
            }
        }
        for (file, ends) in functionsToCall {
            for end in ends.sorted() {
                context.add(.insert(".\(context.names.legacyLabel(of: kind))", at: end), to: file)
                context.result.count("calls")
            }
        }
    }

    /// `static let reducer = { (state: S, action: Action) -> S in … }` -> `static let reducer: Reducer<S> = …`
    private func addAnnotation(to variable: VariableEntry) -> Bool {
        let tree = context.residual.tree(of: variable.file)
        let source = context.residual.source(of: variable.file)
        guard let alias,
            let binding = SyntaxLocator.ancestor(
                of: variable.facts.offset, in: tree, as: PatternBindingSyntax.self),
            let closure = binding.initializer?.value.as(ClosureExprSyntax.self),
            case .parameterClause(let clause)? = closure.signature?.parameterClause,
            let state = clause.parameters.first?.type
        else { return false }
        context.add(
            .insert(": \(alias.facts.name)<\(source.text(state))>", at: source.range(binding.pattern).upperBound),
            to: variable.file)
        context.addImport(ofType: alias.facts.name, to: variable.file, like: alias.file)
        return true
    }
}
