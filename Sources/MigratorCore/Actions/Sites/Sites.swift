/// A constructor call of an action struct.
struct Site {
    let action: TypeID
    let arguments: [Argument]
    /// UTF-8 offset of the struct's name.
    let offset: Int
    let place: Place
    let body: Body
    let isTest: Bool
    /// The initialiser that fits the arguments, with the parameter of each argument.
    let initializer: ActionDefinition.Initializer?
    let parameterOfArgument: [Int]
    /// What is written for arguments that stand somewhere else, by their offsets.
    var texts: [Int: String] = [:]

    /// The argument that goes to the parameter filling `field`.
    func argument(filling field: String) -> (Argument, ParameterFacts)? {
        guard let initializer else { return nil }
        for (argument, index) in zip(arguments, parameterOfArgument)
        where initializer.fieldOfParameter[index] == field {
            return (argument, initializer.parameters[index])
        }
        return nil
    }
}

/// Finds every constructor call of an action struct.
///
/// `.init(…)` is a constructor call of the type that its surroundings ask for. Where that type is not known and the labels
/// are those of an action, the place is kept in `unresolved`.
final class SiteCollector {
    /// A constructor call that may be one of an action.
    struct Unresolved {
        let offset: Int
        let place: Place
        let body: Body
    }

    private(set) var unresolved: [Unresolved] = []
    let typing: Typing
    let vocabulary: Vocabulary
    let bodies: Bodies
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary, bodies: Bodies) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.bodies = bodies
    }

    /// In file order, then by place.
    func sites() -> [Site] {
        var names: Set<String> = ["init"]
        for id in vocabulary.actions.keys {
            names.insert(program.types[id].name)
        }
        for (name, aliases) in program.globalAliases
        where aliases.contains(where: { isAction(typing.resolve($0.facts.target, at: place(of: $0))) }) {
            names.insert(name)
        }
        var sites: [Site] = []
        for body in bodies.calling(anyOf: names) { collect(from: body, names, into: &sites) }
        return sites.sorted { ($0.place.file, $0.offset) < ($1.place.file, $1.offset) }
    }

    private func place(of alias: AliasEntry) -> Place { Place(file: alias.file, owner: alias.owner, scope: nil) }

    private func isAction(_ type: ResolvedType) -> Bool {
        type.nominalID.map { vocabulary.actions[$0] != nil } ?? false
    }

    private func collect(from body: Body, _ names: Set<String>, into sites: inout [Site]) {
        var found: [Int: Site] = [:]
        var implicit: [Int: Unresolved] = [:]
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, let name = callee.calledName else { return }
            for argument in arguments { self.collectImplicit(argument, of: expression, at: place, in: body, &found) }
            guard names.contains(name) else { return }
            if case .member(nil, "init") = callee.kind, self.looksLikeAction(arguments) {
                implicit[callee.offset] = Unresolved(offset: callee.offset, place: place, body: body)
            }
            guard let action = self.constructedAction(callee, at: place) else { return }
            found[callee.offset] = self.site(action, callee, arguments, at: place, in: body)
        }
        walker.onExpected = { expression, type, place in
            // `let action: XAction = .init(…)`, `return .init(…)`
            self.collectImplicit(expression, self.typing.resolve(type, at: place), at: place, in: body, &found)
        }
        body.walk(with: walker, in: program)
        sites += found.values
        unresolved += implicit.values.filter { found[$0.offset] == nil }.sorted { $0.offset < $1.offset }
    }

    /// `.init(…)` as an argument: the parameter's type says of what.
    private func collectImplicit(
        _ argument: Argument, of call: Expression, at place: Place, in body: Body, _ found: inout [Int: Site]
    ) {
        guard case .call(let callee, let own) = argument.value.kind, case .member(nil, "init") = callee.kind,
            looksLikeAction(own), case .call(let outer, let arguments) = call.kind,
            let function = typing.best(typing.candidates(for: outer, at: place), arguments),
            let matching = ArgumentMatching(arguments, function.facts.parameters),
            let position = arguments.firstIndex(where: { $0.value.offset == argument.value.offset })
        else { return }
        let parameter = function.facts.parameters[matching.parameterOfArgument[position]]
        collectImplicit(
            argument.value, typing.parameterType(parameter, of: function), at: place, in: body, &found)
    }

    private func collectImplicit(
        _ expression: Expression, _ type: ResolvedType, at place: Place, in body: Body, _ found: inout [Int: Site]
    ) {
        guard case .call(let callee, let arguments) = expression.kind, case .member(nil, "init") = callee.kind,
            let id = type.unwrapped.nominalID, vocabulary.actions[id] != nil
        else { return }
        found[callee.offset] = site(id, callee, arguments, at: place, in: body)
    }

    private func looksLikeAction(_ arguments: [Argument]) -> Bool {
        let labels = Set(arguments.compactMap(\.label))
        return labels.contains(vocabulary.configuration.actionTypeLabel)
            && labels.contains(vocabulary.configuration.windowLabel)
    }

    private func constructedAction(_ callee: Expression, at place: Place) -> TypeID? {
        switch callee.kind {
        case .name(let name):
            guard Scope.find(name, in: place.scope) == nil, name != "self", name != "super" else { return nil }
            return typing.lookUpType(name, at: place)?.nominalID.flatMap(action)
        case .type(let reference):
            return typing.resolve(reference, at: place).nominalID.flatMap(action)
        case .member(let base?, "init"):
            switch base.kind {
            case .name("self"), .name("super"): return nil
            default: return metatype(typing.type(of: base, at: place))
            }
        case .member(.some, let name):
            guard name.first?.isUppercase == true else { return nil }
            if let found = metatype(typing.type(of: callee, at: place)) { return found }
            // `Module.XAction(…)`
            return typing.lookUpType(name, at: place)?.nominalID.flatMap(action)
        default: return nil
        }
    }

    private func action(_ id: TypeID) -> TypeID? { vocabulary.actions[id] == nil ? nil : id }

    private func metatype(_ type: ResolvedType) -> TypeID? {
        guard case .metatype(let instance) = type else { return nil }
        return instance.nominalID.flatMap(action)
    }

    private func site(
        _ action: TypeID, _ callee: Expression, _ arguments: [Argument], at place: Place, in body: Body
    ) -> Site {
        var initializer: ActionDefinition.Initializer?
        var parameters: [Int] = []
        for candidate in vocabulary.actions[action]?.initializers ?? [] {
            if let matching = ArgumentMatching(arguments, candidate.parameters) {
                initializer = candidate
                parameters = matching.parameterOfArgument
                break
            }
        }
        var offset = callee.offset
        // The struct's name, not `init`.
        if case .member(let base?, "init") = callee.kind { offset = base.offset }
        return Site(
            action: action, arguments: arguments, offset: offset, place: place, body: body,
            isTest: program.isTestFile[place.file], initializer: initializer, parameterOfArgument: parameters)
    }
}
