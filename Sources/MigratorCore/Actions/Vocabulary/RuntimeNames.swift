/// The names of the modern runtime: read from the tree that has one, configured, or the ones that the tool gives.
struct RuntimeNames: Equatable {
    /// One half of the names, of reducers or of middlewares.
    struct Pair: Equatable {
        /// Alias of the closure that takes legacy actions.
        var legacyAlias: String
        /// Alias of the closure that takes modern actions.
        var modernAlias: String
        /// Labels of the tuple.
        var legacyLabel: String
        var modernLabel: String

        /// Takes other names for the aliases of closures where the usual ones stand for something else.
        mutating func avoidTaken(in program: Program) {
            legacyAlias = Self.free(legacyAlias, parameters: 2, in: program)
            modernAlias = Self.free(modernAlias, parameters: 3, in: program)
        }

        private static func free(_ name: String, parameters: Int, in program: Program) -> String {
            let candidates = [name, "\(name)Closure", "\(name)Half"]
            return candidates.first { !isTaken($0, parameters, program) } ?? name
        }

        /// An alias of a closure with that many parameters is the one that is meant.
        private static func isTaken(_ name: String, _ parameters: Int, _ program: Program) -> Bool {
            let isType = !(program.typesByName[name] ?? []).isEmpty
            let isNested = program.types.contains { $0.aliases[name] != nil }
            let isOtherAlias = (program.globalAliases[name] ?? []).contains { alias in
                guard case .function(let taken, _) = alias.facts.target else { return true }
                return taken.count != parameters
            }
            return isType || isNested || isOtherAlias
        }
    }

    var reducer: Pair
    var middleware: Pair
    var modernProtocol: String

    init(configuration: Configuration) {
        reducer = Pair(
            legacyAlias: configuration.legacyReducerMethod, modernAlias: configuration.modernReducerMethod,
            legacyLabel: "legacyReducer", modernLabel: "modernReducer")
        middleware = Pair(
            legacyAlias: configuration.legacyMiddlewareMethod, modernAlias: configuration.modernMiddlewareMethod,
            legacyLabel: "legacyMiddleware", modernLabel: "modernMiddleware")
        modernProtocol = configuration.modernActionProtocols.first ?? "ModernAction"
    }

    func pair(of kind: ConsumerKind) -> Pair {
        switch kind {
        case .reducer: reducer
        case .middleware: middleware
        }
    }

    func modernLabel(of kind: ConsumerKind) -> String { pair(of: kind).modernLabel }

    func legacyLabel(of kind: ConsumerKind) -> String { pair(of: kind).legacyLabel }
}
