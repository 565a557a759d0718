/// What a member name refers to in a type.
enum Member {
    case variable(VariableEntry)
    case functions([FunctionEntry])
    case enumCase(EnumCaseFacts, TypeID)
    case type(ResolvedType)
}

extension Typing {
    /// The member of that name in the type, its extensions, its supertypes and their extensions.
    func member(_ name: String, of id: TypeID) -> Member? {
        if let known = memberMemo[id]?[name] { return known }
        var visited: Set<TypeID> = []
        let found = member(name, of: id, visited: &visited)
        memberMemo[id, default: [:]][name] = .some(found)
        return found
    }

    private func member(_ name: String, of id: TypeID, visited: inout Set<TypeID>) -> Member? {
        guard visited.insert(id).inserted else { return nil }
        let entry = program.types[id]
        if let found = entry.enumCase(name) { return .enumCase(found, id) }
        if let index = entry.variables[name] { return .variable(program.variables[index]) }
        if let indices = entry.functions[name] { return .functions(indices.map { program.functions[$0] }) }
        if let nested = entry.nested[name]?.first { return .type(.metatype(instance(nested))) }
        for supertype in supertypes(of: id) {
            if let found = member(name, of: supertype, visited: &visited) { return found }
        }
        return nil
    }

    /// Functions of that name in the type and all its supertypes; the type's own first.
    func functions(named name: String, of id: TypeID) -> [FunctionEntry] {
        var visited: Set<TypeID> = []
        var result: [FunctionEntry] = []
        var pending = [id]
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard visited.insert(next).inserted else { continue }
            result += (program.types[next].functions[name] ?? []).map { program.functions[$0] }
            pending += supertypes(of: next)
        }
        return result
    }

    /// The entries that hold extensions of a type that no file declares.
    func extensions(ofExternal name: String) -> [TypeID] {
        (program.typesByName[name] ?? []).filter { program.types[$0].kind == .extension }
    }

    func declaredType(of variable: VariableEntry) -> ResolvedType {
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        if let type = variable.facts.type { return resolve(type, at: place) }
        guard let initializer = variable.facts.initializer, depth < 40 else { return .unknown }
        return type(of: initializer, at: place)
    }

    func resultType(of function: FunctionEntry) -> ResolvedType {
        if function.facts.name == "init" {
            guard let owner = function.owner else { return .unknown }
            return function.facts.isFailable ? .optional(instance(owner)) : instance(owner)
        }
        guard let result = function.facts.result else { return .void }
        let place = Place(
            file: function.file, owner: function.owner, scope: nil, generics: function.facts.genericParameters)
        return resolve(result, at: place)
    }

    func parameterType(_ parameter: ParameterFacts, of function: FunctionEntry) -> ResolvedType {
        let place = Place(
            file: function.file, owner: function.owner, scope: nil, generics: function.facts.genericParameters)
        let type = resolve(parameter.type, at: place)
        return parameter.isVariadic ? .array(type) : type
    }
}
