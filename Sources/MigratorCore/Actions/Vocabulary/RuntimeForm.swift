/// What the tree's runtime looks like.
struct RuntimeForm {
    /// The alias of reducers or middlewares.
    enum AliasForm {
        /// One closure: the legacy form.
        case closure(AliasEntry)
        /// A tuple of two halves.
        case tuple(AliasEntry)
        /// The tree does not declare it.
        case external
    }

    var reducer: AliasForm
    var middleware: AliasForm
    var names: RuntimeNames
    /// The protocol of modern actions is declared in the tree.
    var hasModernProtocol: Bool

    /// Reads the runtime of a program.
    init(program: Program, configuration: Configuration) {
        names = RuntimeNames(configuration: configuration)
        hasModernProtocol = configuration.modernActionProtocols.contains { name in
            (program.typesByName[name] ?? []).contains { program.types[$0].kind == .protocol }
        }
        reducer = Self.form(configuration.reducerTypes, program)
        middleware = Self.form(configuration.middlewareTypes, program)
        names.reducer.avoidTaken(in: program)
        names.middleware.avoidTaken(in: program)
        if case .tuple(let alias) = reducer { Self.read(alias, into: &names.reducer) }
        if case .tuple(let alias) = middleware { Self.read(alias, into: &names.middleware) }
    }

    private static func form(_ aliases: [String], _ program: Program) -> AliasForm {
        let entries = aliases.flatMap { program.globalAliases[$0] ?? [] }
            .filter { !program.isTestFile[$0.file] }.sorted { ($0.file, $0.facts.offset) < ($1.file, $1.facts.offset) }
        for entry in entries {
            switch entry.facts.target {
            case .function(let parameters, _) where parameters.count == 2: return .closure(entry)
            case .tuple(let elements) where elements.count == 2: return .tuple(entry)
            default: continue
            }
        }
        return .external
    }

    private static func read(_ alias: AliasEntry, into pair: inout RuntimeNames.Pair) {
        guard case .tuple(let elements) = alias.facts.target, elements.count == 2 else { return }
        pair.legacyLabel = elements[0].label ?? "0"
        pair.modernLabel = elements[1].label ?? "1"
        pair.legacyAlias = elements[0].type.lastName ?? pair.legacyAlias
        pair.modernAlias = elements[1].type.lastName ?? pair.modernAlias
    }
}
