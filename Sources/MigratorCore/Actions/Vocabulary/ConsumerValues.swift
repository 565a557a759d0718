/// The two kinds of consumers.
enum ConsumerKind: Hashable, Sendable {
    case reducer, middleware
}

/// Finds out which expressions stand for a reducer or a middleware: by the alias that their declaration names.
struct ConsumerValues {
    let typing: Typing
    let vocabulary: Vocabulary
    /// Variables without a type annotation that are given where a consumer is expected.
    var adopted: [Int: ConsumerKind] = [:]
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary) {
        self.typing = typing
        self.vocabulary = vocabulary
    }

    /// The kind that a type names.
    func kind(of reference: TypeReference) -> ConsumerKind? {
        guard case .named(let path, let arguments) = reference.unwrapped, let name = path.last, arguments.count < 2
        else { return nil }
        return kind(ofAlias: name)
    }

    /// The kind that an alias of that name stands for.
    func kind(ofAlias name: String) -> ConsumerKind? {
        if vocabulary.configuration.reducerTypes.contains(name) { return .reducer }
        if vocabulary.configuration.middlewareTypes.contains(name) { return .middleware }
        return nil
    }

    /// The kind of an array's elements.
    private func elementKind(of reference: TypeReference) -> ConsumerKind? {
        guard case .array(let element) = reference.unwrapped else { return nil }
        return kind(of: element)
    }

    /// Types in which consumers are told from other functions.
    var opaque: Typing {
        typing.keeping(
            aliases: Set(vocabulary.configuration.reducerTypes + vocabulary.configuration.middlewareTypes))
    }

    func kind(of expression: Expression, at place: Place) -> ConsumerKind? {
        if let known = kind(of: expression, at: place, depth: 0) { return known }
        // What is no local was looked up already.
        if case .name(let name) = expression.kind, Scope.find(name, in: place.scope) == nil { return nil }
        // In a dictionary, a tuple, an array of arrays, a parameter of a closure: whatever the types say.
        guard case .external(let name, _) = opaque.type(of: expression, at: place).unwrapped else { return nil }
        return kind(ofAlias: name)
    }

    private func kind(of expression: Expression, at place: Place, depth: Int) -> ConsumerKind? {
        guard depth < 12 else { return nil }
        switch expression.kind {
        case .forceUnwrap(let inner), .optionalChain(let inner): return kind(of: inner, at: place, depth: depth + 1)
        case .cast(_, _, let type): return kind(of: type)
        case .name(let name):
            if let scope = Scope.find(name, in: place.scope) { return kind(of: scope, at: place, depth: depth + 1) }
            var owner = place.owner
            while let id = owner {
                if case .variable(let variable)? = typing.member(name, of: id) {
                    return kind(of: variable, depth: depth + 1)
                }
                owner = program.types[id].parent
            }
            return (program.globalVariables[name] ?? []).first.flatMap {
                kind(of: program.variables[$0], depth: depth + 1)
            }
        case .member(let base?, let name):
            let owner: TypeID?
            switch typing.type(of: base, at: place).unwrapped {
            case .metatype(let instance): owner = instance.nominalID
            case let instance: owner = instance.nominalID
            }
            guard let owner = owner ?? bound(of: base, at: place),
                case .variable(let variable)? = typing.member(name, of: owner)
            else { return nil }
            return kind(of: variable, depth: depth + 1)
        case .call(let callee, let arguments):
            guard let function = typing.best(typing.candidates(for: callee, at: place), arguments) else { return nil }
            return function.facts.result.flatMap(kind)
        case .lookup(let base, _): return elementKind(of: base, at: place, depth: depth + 1)
        default: return nil
        }
    }

    /// `F` of `func run<F: Feature>(…)`
    private func bound(of base: Expression, at place: Place) -> TypeID? {
        guard case .name(let name) = base.kind,
            let bound = place.generics.first(where: { $0.name == name })?.bound
        else { return nil }
        return typing.resolve(bound, at: place).nominalID
    }

    private func kind(of variable: VariableEntry, depth: Int) -> ConsumerKind? {
        if let known = adopted[variable.id] { return known }
        if let type = variable.facts.type { return kind(of: type) }
        guard let initializer = variable.facts.initializer else { return nil }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        return kind(of: initializer, at: place, depth: depth)
    }

    private func kind(of scope: Scope, at place: Place, depth: Int) -> ConsumerKind? {
        let outer = place.with(scope.origin)
        switch scope.binding {
        case .declared(let type, _): return kind(of: type)
        case .parameter(let parameter, _), .localParameter(let parameter, _): return kind(of: parameter.type)
        case .initialized(let value), .unwrapped(let value): return kind(of: value, at: outer, depth: depth)
        case .element(let sequence): return elementKind(of: sequence, at: outer, depth: depth)
        case .closureParameter(0, let context?):
            guard case .argument(_, let call) = context.position, case .call(let callee, _) = call.kind,
                case .member(let base?, _) = callee.kind
            else { return nil }
            return elementKind(of: base, at: place.with(context.scope), depth: depth)
        default: return nil
        }
    }

    private func elementKind(of expression: Expression, at place: Place, depth: Int) -> ConsumerKind? {
        switch expression.kind {
        case .name(let name):
            if let scope = Scope.find(name, in: place.scope) {
                switch scope.binding {
                case .declared(let type, _): return elementKind(of: type)
                case .parameter(let parameter, _), .localParameter(let parameter, _):
                    return elementKind(of: parameter.type)
                case .initialized(let value):
                    return elementKind(of: value, at: place.with(scope.origin), depth: depth + 1)
                default: return nil
                }
            }
            var owner = place.owner
            while let id = owner {
                if case .variable(let variable)? = typing.member(name, of: id) {
                    return variable.facts.type.flatMap(elementKind)
                }
                owner = program.types[id].parent
            }
            return (program.globalVariables[name] ?? []).first.flatMap { index in
                let variable = program.variables[index]
                if let type = variable.facts.type { return elementKind(of: type) }
                guard let value = variable.facts.initializer else { return nil }
                return elementKind(of: value, at: Place(file: variable.file, owner: nil, scope: nil), depth: depth + 1)
            }
        case .member(let base?, let name):
            guard let owner = typing.type(of: base, at: place).unwrapped.nominalID,
                case .variable(let variable)? = typing.member(name, of: owner)
            else { return nil }
            return variable.facts.type.flatMap(elementKind)
        case .literal(.array, let elements):
            return elements.first.flatMap { kind(of: $0, at: place, depth: depth + 1) }
        default: return nil
        }
    }
}
