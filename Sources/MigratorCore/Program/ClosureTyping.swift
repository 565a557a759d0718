extension Typing {
    func closureType(_ closure: Closure, at place: Place) -> ResolvedType {
        let parameters = (closure.parameters ?? []).map { $0.type.map { resolve($0, at: place) } ?? .unknown }
        return .function(parameters, closureResult(closure, at: place))
    }

    /// The type that a closure returns, its parameters being of the given types.
    func closureResult(_ closure: Closure, at place: Place, parameters: [ResolvedType] = []) -> ResolvedType {
        if let result = closure.result { return resolve(result, at: place) }
        var scope = place.scope
        for (index, type) in parameters.enumerated() { scope = Scope(scope, "$\(index)", .resolved(type)) }
        for (index, parameter) in (closure.parameters ?? []).enumerated() {
            let known: Binding = index < parameters.count ? .resolved(parameters[index]) : .unknown
            scope = Scope(scope, parameter.name, parameter.type.map { .declared($0, nil) } ?? known)
        }
        let values = returnedValues(of: closure.body, at: place.with(scope))
        if values.isEmpty { return .void }
        return merged(values.map { type(of: $0.expression, at: $0.place) })
    }

    func closureResult(
        _ argument: Argument?, parameter: ResolvedType, at place: Place
    ) -> ResolvedType {
        guard let argument else { return .unknown }
        switch argument.value.kind {
        case .closure(let closure):
            return closureResult(closure, at: place, parameters: [parameter])
        default:
            if case .function(_, let result) = type(of: argument.value, at: place) { return result }
            return .unknown
        }
    }

    func collectionElement(_ type: ResolvedType) -> ResolvedType? {
        switch type {
        case .array, .dictionary: return elementType(of: type)
        case .external("Set", _), .external("Range", _), .external("ClosedRange", _): return elementType(of: type)
        default: return nil
        }
    }

    func collectionMethod(
        _ name: String, _ base: ResolvedType, _ element: ResolvedType, _ arguments: [Argument], at place: Place
    ) -> ResolvedType? {
        switch name {
        case "filter", "sorted", "reversed", "shuffled", "prefix", "suffix", "dropFirst", "dropLast", "drop":
            if case .dictionary = base, name == "filter" { return base }
            return .array(element)
        case "first", "last", "min", "max", "randomElement", "popLast", "popFirst": return .optional(element)
        case "firstIndex", "lastIndex", "index": return .optional(.int)
        case "map": return .array(closureResult(arguments.first, parameter: element, at: place))
        case "compactMap": return .array(closureResult(arguments.first, parameter: element, at: place).unwrapped)
        case "flatMap":
            let result = closureResult(arguments.first, parameter: element, at: place)
            return .array(elementType(of: result))
        case "contains", "allSatisfy", "isDisjoint", "isSubset", "starts": return .bool
        case "enumerated":
            return .array(.tuple([.init(label: "offset", type: .int), .init(label: "element", type: element)]))
        case "joined": return element == .string ? .string : .array(elementType(of: element))
        case "removeFirst", "removeLast": return element
        case "remove":
            if case .array = base { return element }
            return .optional(element)
        case "updateValue", "removeValue":
            if case .dictionary(_, let value) = base { return .optional(value) }
            return nil
        case "mapValues": return .dictionary(.unknown, closureResult(arguments.first, parameter: element, at: place))
        case "count": return .int
        case "forEach", "append", "insert", "removeAll": return .void
        case "reduce": return arguments.first.map { type(of: $0.value, at: place) }
        default: return nil
        }
    }

    /// The type of a closure's parameter, from the function that the closure is handed to or from the written type.
    func closureParameterType(_ index: Int, _ context: ClosureContext?, at place: Place) -> ResolvedType {
        guard let context else { return .unknown }
        let outer = place.with(context.scope)
        switch context.position {
        case .value(let type):
            return parameter(index, of: resolve(type, at: outer))
        case .argument(let argument, let call):
            guard case .call(let callee, let arguments) = call.kind,
                let position = arguments.firstIndex(where: { $0.value.offset == argument.value.offset })
            else { return .unknown }
            if case .member(let base?, let name) = callee.kind {
                let (baseType, _) = baseType(of: base, at: outer)
                if case .optional(let wrapped) = baseType, name == "map" || name == "flatMap" { return wrapped }
                if let element = collectionElement(baseType.unwrapped) {
                    return collectionParameter(name, index, element, context.parameterCount)
                }
            }
            for function in candidates(for: callee, at: outer) {
                guard let matching = ArgumentMatching(arguments, function.facts.parameters) else { continue }
                let target = function.facts.parameters[matching.parameterOfArgument[position]]
                let found = parameter(index, of: parameterType(target, of: function))
                if !found.isUnknown { return found }
            }
            return memberwiseParameter(argument.label, of: callee, index, at: outer)
        }
    }

    private func parameter(_ index: Int, of function: ResolvedType) -> ResolvedType {
        guard case .function(let types, _) = function.unwrapped, index < types.count else { return .unknown }
        return types[index]
    }

    /// A closure that a memberwise initialiser stores.
    private func memberwiseParameter(
        _ label: String?, of callee: Expression, _ index: Int, at place: Place
    ) -> ResolvedType {
        guard let label, case .metatype(let instance) = type(of: callee, at: place), let id = instance.nominalID,
            let variable = program.types[id].variables[label]
        else { return .unknown }
        return parameter(index, of: declaredType(of: program.variables[variable]))
    }

    private func collectionParameter(
        _ name: String, _ index: Int, _ element: ResolvedType, _ count: Int
    ) -> ResolvedType {
        if name == "reduce" { return index == 1 ? element : .unknown }
        if case .tuple(let elements) = element, count > 1 {
            return index < elements.count ? elements[index].type : .unknown
        }
        return element
    }
}
