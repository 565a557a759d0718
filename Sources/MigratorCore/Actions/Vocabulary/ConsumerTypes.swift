/// Tells whether a written type is that of a reducer or of a middleware.
///
/// Other architectures use the same names for protocols and for generic types of more parameters. The aliases meant here stand
/// for a closure, or for a tuple of two, and take the state as their one argument, or none.
struct ConsumerTypes {
    let typing: Typing
    let configuration: Configuration
    private var program: Program { typing.program }

    init(typing: Typing, configuration: Configuration) {
        self.typing = typing
        self.configuration = configuration
    }

    /// The kind that a type names, itself or through aliases.
    func kind(of reference: TypeReference, at place: Place) -> ConsumerKind? {
        resolved(reference, at: place)?.kind
    }

    /// The state that a reducer's or middleware's type names; `nil` where it names none.
    func state(of reference: TypeReference, at place: Place) -> String? {
        resolved(reference, at: place)?.state
    }

    private func resolved(_ reference: TypeReference, at place: Place) -> (kind: ConsumerKind, state: String?)? {
        resolved(reference, at: place, depth: 0)
    }

    private func resolved(
        _ reference: TypeReference, at place: Place, depth: Int
    ) -> (kind: ConsumerKind, state: String?)? {
        guard depth < 10, case .named(let path, let arguments) = reference.unwrapped, let name = path.last else {
            return nil
        }
        let kind = kind(named: name)
        let alias = alias(path, at: place)
        if let kind {
            guard isConsumer(alias, arguments), typing.resolve(.named(path, []), at: place).nominalID == nil else {
                return nil
            }
            return (kind, arguments.first?.lastName)
        }
        // `typealias AppReducer = Reducer<AppState>`, `typealias StateReducer<S> = Reducer<S>`
        guard let alias else { return nil }
        let outer = Place(file: alias.file, owner: alias.owner, scope: nil)
        guard let found = resolved(alias.facts.target, at: outer, depth: depth + 1) else { return nil }
        let position = found.state.flatMap { alias.facts.genericParameters.firstIndex(of: $0) }
        guard let position else { return found }
        return (found.kind, position < arguments.count ? arguments[position].lastName : nil)
    }

    private func kind(named name: String) -> ConsumerKind? {
        if configuration.reducerTypes.contains(name) { return .reducer }
        if configuration.middlewareTypes.contains(name) { return .middleware }
        return nil
    }

    /// An alias stands for a closure or a tuple and takes as many arguments as are written; where the tree declares none, the
    /// one argument is the state.
    private func isConsumer(_ alias: AliasEntry?, _ arguments: [TypeReference]) -> Bool {
        guard let alias else { return arguments.count < 2 }
        guard alias.facts.genericParameters.count == arguments.count, arguments.count < 2 else { return false }
        switch alias.facts.target {
        case .function(let parameters, _): return parameters.count == 2
        case .tuple(let elements): return elements.count == 2
        // Through another alias, or one outside of the tree.
        case .named: return true
        default: return false
        }
    }

    private func alias(_ path: [String], at place: Place) -> AliasEntry? {
        guard let name = path.last else { return nil }
        var owner = path.count == 1 ? place.owner : nil
        while let id = owner {
            if let found = program.types[id].aliases[name] { return found }
            owner = program.types[id].parent
        }
        return typing.nearestAlias(name, to: place.file)
    }
}
