/// Finds the places that stop compiling when reducers or middlewares become tuples: functions where a reducer is expected,
/// reducers where a plain closure is expected, other names of the alias.
struct ConsumerMismatches {
    private let context: RewriteContext
    private let kind: ConsumerKind
    private let values: ConsumerValues
    private var program: Program { context.program }

    init(context: RewriteContext, kind: ConsumerKind) {
        self.context = context
        self.kind = kind
        values = context.consumerValues
    }

    /// Notes each of them as remaining work.
    func report() {
        reportAliases()
        let walker = BodyWalker()
        var seen = initializers()
        func check(_ value: Expression, _ expected: TypeReference, _ place: Place) {
            guard seen.insert(PlaceInFile(file: place.file, offset: value.offset)).inserted else { return }
            report(value, expected, place)
        }
        walker.onExpected = check
        walker.onExpression = { expression, place in
            switch expression.kind {
            case .call(let callee, let arguments):
                for (value, expected) in expectations(of: arguments, callee, place) { check(value, expected, place) }
            case .assignment(let target, "=", let value):
                if values.kind(of: target, at: place) == kind, isFunction(value, place) {
                    reportFunction(value, place)
                }
            default: break
            }
        }
        for body in Bodies(program: program).all { body.walk(with: walker, in: program) }
    }

    /// What reducers and middlewares begin with is reported, if need be, where they are converted.
    private func initializers() -> Set<PlaceInFile> {
        let variables = context.vocabulary.consumerVariables
        return Set(
            variables.compactMap { id in
                let variable = program.variables[id]
                return variable.facts.initializer.map { PlaceInFile(file: variable.file, offset: $0.offset) }
            })
    }

    /// `typealias BookReducer = Reducer<Book>`: what has that type was not looked for.
    private func reportAliases() {
        let configuration = context.vocabulary.configuration
        let own = configuration.reducerTypes + configuration.middlewareTypes
        let all = program.globalAliases.values.flatMap { $0 } + program.types.flatMap { Array($0.aliases.values) }
        for alias in all where values.kind(of: alias.facts.target) == kind && !own.contains(alias.facts.name) {
            context.fail(
                .unconvertedConsumer, alias.file, alias.facts.offset, alias.facts.name,
                "`\(alias.facts.name)` is another name of `\(alias.facts.target.lastName ?? "")`; write that one where it "
                    + "is used")
        }
    }

    /// The arguments of a call with the types of their parameters, as far as these are known.
    private func expectations(
        of arguments: [Argument], _ callee: Expression, _ place: Place
    ) -> [(Expression, TypeReference)] {
        if let function = context.typing.best(context.typing.candidates(for: callee, at: place), arguments),
            let matching = ArgumentMatching(arguments, function.facts.parameters)
        {
            return zip(arguments, matching.parameterOfArgument).map { argument, index in
                (argument.value, function.facts.parameters[index].type)
            }
        }
        // An initialiser that the compiler makes of the properties.
        guard case .metatype(let instance) = context.typing.type(of: callee, at: place), let type = instance.nominalID
        else { return [] }
        return arguments.compactMap { argument in
            guard let label = argument.label, case .variable(let variable)? = context.typing.member(label, of: type),
                let expected = variable.facts.type
            else { return nil }
            return (argument.value, expected)
        }
    }

    private func report(_ value: Expression, _ expected: TypeReference, _ place: Place) {
        if values.kind(of: expected) == kind {
            if isFunction(value, place) { reportFunction(value, place) }
            return
        }
        if case .function = expected.unwrapped, values.kind(of: value, at: place) == kind {
            let name = text(of: value)
            context.fail(
                .closureAsConsumer, place.file, value.offset, name,
                "`\(name)` is given to something that takes a closure; give it `.\(context.names.legacyLabel(of: kind))`"
            )
        }
    }

    private func reportFunction(_ value: Expression, _ place: Place) {
        let name = text(of: value)
        context.fail(
            .closureAsConsumer, place.file, value.offset, name,
            "the function `\(name)` stands where a tuple of two halves will be expected; give it one by hand")
    }

    /// `BookState.reduce`, `reduce`
    private func isFunction(_ value: Expression, _ place: Place) -> Bool {
        switch value.kind {
        case .name, .member(.some, _):
            values.kind(of: value, at: place) == nil && !context.typing.candidates(for: value, at: place).isEmpty
        default: false
        }
    }

    private func text(of value: Expression) -> String {
        switch value.kind {
        case .name(let name): name
        case .member(let base?, let name): "\(text(of: base)).\(name)"
        case .member(nil, let name): ".\(name)"
        default: "…"
        }
    }
}
