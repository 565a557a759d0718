/// The consumers that the store calls itself: every middleware provider, and the reducers that no reducer calls.
struct RootConsumers {
    /// Variables of the root reducers and of the providers, in program order.
    static func find(in program: Program, _ vocabulary: Vocabulary, typing: Typing) -> [VariableEntry] {
        let reducers = vocabulary.reducers.filter { !program.isTestFile[program.variables[$0.variable].file] }
        let providers = vocabulary.middlewares.filter { !program.isTestFile[program.variables[$0.variable].file] }
        let called = calledReducers(reducers, program, typing)
        let roots = reducers.map(\.variable).filter { !called.contains($0) }
        return (roots + providers.map(\.variable)).map { program.variables[$0] }
    }

    /// Reducers that are named inside a type with a reducer of its own.
    private static func calledReducers(
        _ reducers: [ReducerDefinition], _ program: Program, _ typing: Typing
    ) -> Set<Int> {
        let variables = Set(reducers.map(\.variable))
        let names = Set(reducers.compactMap { program.variables[$0.variable].facts.name })
        var called: Set<Int> = []
        for owner in Set(reducers.compactMap(\.owner)) {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .member(let base?, let name) = expression.kind, names.contains(name) else { return }
                let id: TypeID?
                switch typing.type(of: base, at: place) {
                case .metatype(let instance): id = instance.nominalID
                case let instance: id = instance.nominalID
                }
                guard let id, id != owner, case .variable(let found)? = typing.member(name, of: id),
                    variables.contains(found.id)
                else { return }
                called.insert(found.id)
            }
            for index in program.types[owner].functions.values.flatMap({ $0 }) { walker.walk(program.functions[index]) }
            for index in program.types[owner].variables.values { walker.walk(program.variables[index]) }
        }
        return called
    }
}
