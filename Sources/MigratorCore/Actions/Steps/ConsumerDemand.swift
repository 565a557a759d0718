/// What has to be loaded so that every place that names, calls, takes or gives a reducer or middleware is found.
struct ConsumerDemand {
    private let program: Program
    private let typing: Typing
    private let values: ConsumerValues
    /// Names of variables that hold a consumer, and of functions that take one or give one back.
    private let names: Set<String>

    init(program: Program, configuration: Configuration) {
        self.program = program
        typing = Typing(program: program)
        let vocabulary = VocabularyFinder(configuration: configuration, typing: typing).find()
        let values = ConsumerValues(typing: typing, vocabulary: vocabulary)
        self.values = values
        let variables = vocabulary.consumerVariables.compactMap { program.variables[$0].facts.name }
        let functions = program.functions.filter { function in
            let types = function.facts.parameters.map(\.type) + [function.facts.result].compactMap { $0 }
            return types.contains { values.kind(of: $0) != nil }
        }
        names = Set(variables).union(functions.compactMap { Self.calledName($0, program) })
    }

    /// An initialiser is called by the name of its type.
    private static func calledName(_ function: FunctionEntry, _ program: Program) -> String? {
        guard function.facts.name == "init" else { return function.facts.name }
        return function.owner.map { program.types[$0].name }
    }

    /// The words of the names, and the types that the expressions around them lead through.
    func demand() -> Demand {
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            switch expression.kind {
            case .member(let base?, let name) where names.contains(name):
                _ = typing.type(of: base, at: place)
            case .call(let callee, let arguments):
                if arguments.count == 2, arguments.allSatisfy({ $0.label == nil }) {
                    _ = values.kind(of: callee, at: place)
                }
                if arguments.contains(where: { isNamed($0.value) }) { _ = typing.candidates(for: callee, at: place) }
            default: break
            }
        }
        for body in Bodies(program: program).all { body.walk(with: walker, in: program) }
        return Demand(words: names, types: typing.demand.union(values.opaque.demand))
    }

    private func isNamed(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name), .member(_, let name): names.contains(name)
        default: false
        }
    }
}
