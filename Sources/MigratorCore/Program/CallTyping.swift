extension Typing {
    /// The type that a call gives, and whether an optional chain runs through the callee.
    func callType(
        _ callee: Expression, _ arguments: [Argument], at place: Place, expected: ResolvedType
    ) -> (ResolvedType, isChained: Bool) {
        switch callee.kind {
        case .name(let name):
            return (namedCallType(name, arguments, at: place), false)
        case .member(let base?, let name):
            let (baseType, isChained) = baseType(of: base, at: place)
            return (methodType(name, of: baseType, arguments, at: place), isChained)
        case .member(nil, let name):
            // `.init(…)`, `.case(…)`, a static function of the expected type.
            let target = expected.unwrapped
            if name == "init" { return (target, false) }
            return (methodType(name, of: .metatype(target), arguments, at: place), false)
        case .type(let reference):
            return (constructed(resolve(reference, at: place), arguments, at: place), false)
        case .closure(let closure):
            return (closureResult(closure, at: place), false)
        case .literal(.array, let parts) where parts.count == 1 && arguments.isEmpty:
            // `[Element]()`
            return (.array(instance(of: type(of: parts[0], at: place))), false)
        case .literal(.dictionary, let parts) where parts.count == 2 && arguments.isEmpty:
            // `[Key: Value]()`
            let (key, value) = (type(of: parts[0], at: place), type(of: parts[1], at: place))
            return (.dictionary(instance(of: key), instance(of: value)), false)
        case .optionalChain(let inner):
            // `callback?(…)`
            if case .function(_, let result) = type(of: inner, at: place).unwrapped { return (result, true) }
            return (.unknown, true)
        case .forceUnwrap(let inner):
            if case .function(_, let result) = type(of: inner, at: place).unwrapped { return (result, false) }
            return (.unknown, false)
        default:
            if case .function(_, let result) = type(of: callee, at: place) { return (result, false) }
            return (.unknown, false)
        }
    }

    func instance(of type: ResolvedType) -> ResolvedType {
        if case .metatype(let instance) = type { return instance }
        return .unknown
    }

    func baseType(of base: Expression, at place: Place) -> (ResolvedType, isChained: Bool) {
        switch base.kind {
        case .optionalChain, .member(.some, _), .lookup, .call:
            var chained = false
            var cursor: Expression? = base
            while let current = cursor {
                switch current.kind {
                case .optionalChain:
                    chained = true
                    cursor = nil
                case .member(let inner, _): cursor = inner
                case .lookup(let inner, _), .call(let inner, _): cursor = inner
                default: cursor = nil
                }
            }
            if case .optionalChain(let inner) = base.kind { return (type(of: inner, at: place).unwrapped, true) }
            let type = type(of: base, at: place)
            return (chained ? type.unwrapped : type, chained)
        default:
            return (type(of: base, at: place), false)
        }
    }

    private func namedCallType(_ name: String, _ arguments: [Argument], at place: Place) -> ResolvedType {
        if let local = Scope.find(name, in: place.scope) {
            if case .function(_, let result) = type(of: local, at: place).unwrapped { return result }
            return .unknown
        }
        if name == "Self", let owner = place.owner { return constructed(instance(owner), arguments, at: place) }
        if name == "type" { return .unknown }
        var owner = place.owner
        while let id = owner {
            let candidates = functions(named: name, of: id)
            if let function = best(candidates, arguments) { return resultType(of: function) }
            if case .variable(let variable)? = member(name, of: id) {
                if case .function(_, let result) = declaredType(of: variable).unwrapped { return result }
            }
            owner = program.types[id].parent
        }
        let free = (program.functionsByName[name] ?? []).map { program.functions[$0] }.filter { $0.owner == nil }
        if let function = best(free, arguments) { return resultType(of: function) }
        if let owner = place.owner {
            // A method that a superclass outside of the tree has, or gets from an extension in the tree.
            for ancestor in [instance(owner)] + externalAncestors(of: owner) {
                guard case .external = ancestor else { continue }
                let found = externalMethod(name, of: ancestor, isStatic: false, arguments, at: place)
                if !found.isUnknown { return found }
            }
        }
        if let type = lookUpType(name, at: place) { return constructed(type, arguments, at: place) }
        if name.first?.isUppercase == true {
            demand.insert(name)
            return constructed(.external(name, []), arguments, at: place)
        }
        return SystemTypes.functionResult(name, arguments.first.map { type(of: $0.value, at: place) }) ?? .unknown
    }

    func methodType(
        _ name: String, of base: ResolvedType, _ arguments: [Argument], at place: Place
    ) -> ResolvedType {
        switch base {
        case .metatype(let instance):
            if name == "init" { return constructed(instance, arguments, at: place) }
            guard case .nominal(let id, _) = instance else {
                return externalMethod(name, of: instance, isStatic: true, arguments, at: place)
            }
            if let nested = nestedType(name, in: id) { return constructed(nested, arguments, at: place) }
            return nominalMethod(name, of: id, arguments, at: place)
        case .nominal(let id, _):
            return nominalMethod(name, of: id, arguments, at: place)
        case .optional(let wrapped):
            if name == "map" || name == "flatMap" {
                return closureResult(arguments.first, parameter: wrapped, at: place).madeOptional
            }
            return methodType(name, of: wrapped, arguments, at: place)
        case .array, .dictionary, .external:
            return externalMethod(name, of: base, isStatic: false, arguments, at: place)
        case .tuple:
            if case .function(_, let result) = memberType(name, of: base) { return result }
            return .unknown
        default:
            return SystemTypes.universalMethod(name) ?? .unknown
        }
    }

    private func nominalMethod(
        _ name: String, of id: TypeID, _ arguments: [Argument], at place: Place
    ) -> ResolvedType {
        if let function = best(functions(named: name, of: id), arguments) {
            return genericResult(of: function, arguments, at: place)
        }
        switch member(name, of: id) {
        case .enumCase(_, let owner)?: return instance(owner)
        case .variable(let variable)?:
            if case .function(_, let result) = declaredType(of: variable).unwrapped { return result }
            return .unknown
        default: break
        }
        for ancestor in externalAncestors(of: id) {
            let found = externalMethod(name, of: ancestor, isStatic: false, arguments, at: place)
            if !found.isUnknown { return found }
        }
        return SystemTypes.universalMethod(name) ?? .unknown
    }

    /// The types above a type that no file declares, with their generic arguments.
    func externalAncestors(of id: TypeID) -> [ResolvedType] {
        var visited: Set<TypeID> = []
        var pending = [id]
        var result: [ResolvedType] = []
        while !pending.isEmpty {
            let next = pending.removeFirst()
            guard visited.insert(next).inserted else { continue }
            for (reference, file) in program.types[next].inherited {
                for member in reference.members {
                    let place = Place(file: file, owner: next, scope: nil)
                    let resolved = resolve(member, at: place)
                    if case .external = resolved { result.append(resolved) }
                }
            }
            pending += supertypes(of: next)
        }
        return result
    }

    private func externalMethod(
        _ name: String, of base: ResolvedType, isStatic: Bool, _ arguments: [Argument], at place: Place
    ) -> ResolvedType {
        let typeName = SystemTypes.name(of: base)
        demand.insert(typeName)
        for id in extensions(ofExternal: typeName) {
            if let function = best(functions(named: name, of: id), arguments) { return resultType(of: function) }
        }
        if let element = collectionElement(base),
            let result = collectionMethod(name, base, element, arguments, at: place)
        {
            return result
        }
        return SystemTypes.method(name, of: base, arguments) ?? .unknown
    }

    /// A generic result such as `T?` of `func f<T>(_ type: T.Type) -> T?` is the type that the arguments name.
    private func genericResult(
        of function: FunctionEntry, _ arguments: [Argument], at place: Place
    ) -> ResolvedType {
        let result = resultType(of: function)
        let names = function.facts.genericParameters.map(\.name)
        guard !names.isEmpty, let written = function.facts.result,
            let matching = ArgumentMatching(arguments, function.facts.parameters)
        else { return result }
        for (argument, index) in zip(arguments, matching.parameterOfArgument) {
            let parameter = function.facts.parameters[index]
            guard case .metatype(.named(let path, _)) = parameter.type.asMetatype, path.count == 1,
                names.contains(path[0]), written.unwrapped == .named(path, [])
            else { continue }
            guard case .metatype(let instance) = type(of: argument.value, at: place) else { continue }
            return written.isOptional ? .optional(instance) : instance
        }
        return result
    }

    func best(_ candidates: [FunctionEntry], _ arguments: [Argument]) -> FunctionEntry? {
        candidates.first { ArgumentMatching(arguments, $0.facts.parameters) != nil }
    }

    /// What a constructor call gives.
    func constructed(_ type: ResolvedType, _ arguments: [Argument], at place: Place) -> ResolvedType {
        switch type {
        case .nominal(let id, _):
            let initializers = (program.types[id].functions["init"] ?? []).map { program.functions[$0] }
            if let match = best(initializers, arguments) {
                return match.facts.isFailable ? .optional(type) : type
            }
            if arguments.count == 1, arguments.first?.label == "rawValue" { return .optional(type) }
            return type
        case .external(let name, _):
            for id in extensions(ofExternal: name) {
                let initializers = (program.types[id].functions["init"] ?? []).map { program.functions[$0] }
                if let match = best(initializers, arguments) { return match.facts.isFailable ? .optional(type) : type }
            }
            if SystemTypes.isNumber(name), arguments.count == 1, arguments[0].label == nil {
                // From text it can fail, from another number it cannot.
                switch self.type(of: arguments[0].value, at: place) {
                case .unknown: return .unknown
                case .string, .external("Substring", _): return .optional(type)
                default: return type
                }
            }
            return SystemTypes.isFailableInitializer(name, arguments) ? .optional(type) : type
        default:
            return type
        }
    }

    /// The functions that a callee can stand for.
    func candidates(for callee: Expression, at place: Place) -> [FunctionEntry] {
        switch callee.kind {
        case .optionalChain(let inner), .forceUnwrap(let inner): return candidates(for: inner, at: place)
        case .name(let name):
            if Scope.find(name, in: place.scope) != nil { return [] }
            if name == "Self", let owner = place.owner { return functions(named: "init", of: owner) }
            var owner = place.owner
            while let id = owner {
                let found = functions(named: name, of: id)
                if !found.isEmpty { return found }
                owner = program.types[id].parent
            }
            let free = (program.functionsByName[name] ?? []).map { program.functions[$0] }.filter { $0.owner == nil }
            if !free.isEmpty { return free }
            guard case .nominal(let id, _)? = lookUpType(name, at: place) else {
                if name.first?.isUppercase == true { demand.insert(name) }
                return []
            }
            return functions(named: "init", of: id)
        case .member(let base?, let name):
            let (baseType, _) = baseType(of: base, at: place)
            switch baseType.unwrapped {
            case .nominal(let id, _): return functions(named: name, of: id)
            case .metatype(.nominal(let id, _)):
                if let nested = nestedType(name, in: id)?.nominalID { return functions(named: "init", of: nested) }
                return functions(named: name, of: id)
            case .external(let typeName, _):
                return extensions(ofExternal: typeName).flatMap { functions(named: name, of: $0) }
            default: return []
            }
        case .type(let reference):
            guard let id = resolve(reference, at: place).nominalID else { return [] }
            return functions(named: "init", of: id)
        default: return []
        }
    }
}

extension TypeReference {
    /// `T.Type` is parsed as a metatype or as a member type; both are the metatype.
    var asMetatype: TypeReference {
        if case .named(let path, let arguments) = self, path.count > 1, path.last == "Type" {
            return .metatype(.named(Array(path.dropLast()), arguments))
        }
        return self
    }
}
