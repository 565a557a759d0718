/// What keeps a consumer from becoming a tuple.
extension ConsumerFlow {
    /// `typealias BookReducer = Reducer<Book>`: what has that type was not looked for.
    func reportAliases() {
        let configuration = context.vocabulary.configuration
        let own = configuration.reducerTypes + configuration.middlewareTypes
        let all = program.globalAliases.values.flatMap { $0 } + program.types.flatMap { Array($0.aliases.values) }
        for alias in all where values.kind(of: alias.facts.target) == kind && !own.contains(alias.facts.name) {
            fail(
                .unconvertedConsumer, alias.file, alias.facts.offset, alias.facts.name,
                "`\(alias.facts.name)` is another name of `\(alias.facts.target.lastName ?? "")`; write that one where it "
                    + "is used")
        }
    }

    func reportConsumer(_ value: Expression, _ place: Place) {
        let name = text(of: value)
        fail(
            .closureAsConsumer, place.file, value.offset, name,
            "`\(name)` is given to something that takes a closure; give it `.\(context.names.legacyLabel(of: kind))`")
    }

    func reportFunction(_ value: Expression, _ place: Place) {
        let name = text(of: value)
        if let variable = untypedClosure(value, place) {
            if isTyped(variable) {
                context.adopted[variable.id] = kind
                return
            }
            fail(
                .unconvertedConsumer, variable.file, variable.facts.offset, program.name(of: variable),
                "`\(program.name(of: variable))` has no type annotation; write one, or convert it by hand")
            return
        }
        guard isFunction(value, place) else { return }
        fail(
            .closureAsConsumer, place.file, value.offset, name,
            "the function `\(name)` stands where a tuple of two halves will be expected; give it one by hand")
    }

    /// `static let reducer = { (state: S, action: Action) -> S in … }`
    private func untypedClosure(_ value: Expression, _ place: Place) -> VariableEntry? {
        var found: VariableEntry?
        switch value.kind {
        case .name(let name):
            if Scope.find(name, in: place.scope) != nil { return nil }
            var owner = place.owner
            while let id = owner, found == nil {
                if case .variable(let variable)? = typing.member(name, of: id) { found = variable }
                owner = program.types[id].parent
            }
            found = found ?? (program.globalVariables[name] ?? []).first.map { program.variables[$0] }
        case .member(let base?, let name):
            let type = typing.type(of: base, at: place)
            let id = typing.instance(of: type).nominalID ?? type.unwrapped.nominalID
            if let id, case .variable(let variable)? = typing.member(name, of: id) { found = variable }
        default: return nil
        }
        guard let found, found.facts.type == nil, found.facts.initializer?.isClosure == true else { return nil }
        return found
    }

    /// The type of the state stands in the closure, for the annotation.
    func isTyped(_ variable: VariableEntry) -> Bool {
        guard let initializer = variable.facts.initializer, case .closure(let closure) = initializer.kind,
            let parameters = closure.parameters, parameters.count == 2, parameters.allSatisfy({ $0.type != nil })
        else { return false }
        return alias != nil
    }

    /// The alias of consumers, where the tree declares it.
    var alias: AliasEntry? {
        guard case .closure(let alias) = kind == .reducer ? context.runtime.reducer : context.runtime.middleware,
            alias.facts.genericParameters.count == 1
        else { return nil }
        return alias
    }

    /// `BookState.reduce`, `reduce`, a value of a function type.
    private func isFunction(_ value: Expression, _ place: Place) -> Bool {
        if case .function = typing.type(of: value, at: place).unwrapped { return true }
        switch value.kind {
        case .name(let name):
            if case .localFunction? = Scope.find(name, in: place.scope)?.binding { return true }
            return !typing.candidates(for: value, at: place).isEmpty
        case .member(.some, _): return !typing.candidates(for: value, at: place).isEmpty
        default: return false
        }
    }

    private func text(of value: Expression) -> String {
        switch value.kind {
        case .name(let name): name
        case .member(let base?, let name): "\(text(of: base)).\(name)"
        case .member(nil, let name): ".\(name)"
        case .call(let callee, _): "\(text(of: callee))(…)"
        default: "…"
        }
    }
}
