extension Typing {
    /// What a site gives for each payload field that it does not omit.
    func provisions(of site: Site, vocabulary: Vocabulary) -> [String: Provision] {
        guard let initializer = site.initializer, let definition = vocabulary.actions[site.action] else { return [:] }
        var result: [String: Provision] = [:]
        for (argument, index) in zip(site.arguments, site.parameterOfArgument) {
            guard let name = initializer.fieldOfParameter[index], let field = definition.field(name) else { continue }
            let context = Place(file: initializer.file, owner: initializer.owner, scope: nil)
            let parameter = resolve(initializer.parameters[index].type, at: context)
            let fieldType = resolve(field.type, at: Place(file: field.file, owner: field.owner, scope: nil))
            if parameter.optionalDepth < max(fieldType.optionalDepth, 1) {
                // The parameter cannot be nil, or its nil is a value of the field.
                result[name] = .value
            } else {
                result[name] = provision(of: argument.value, at: site.place, expected: parameter)
            }
        }
        return result
    }

    /// Whether an expression that goes to an optional parameter can be nil.
    func provision(of expression: Expression, at place: Place, expected: ResolvedType) -> Provision {
        switch expression.kind {
        case .nilLiteral: return .nil
        case .member(nil, "none"): return .nil
        case .ternary(_, let then, let otherwise):
            return joined([then, otherwise].map { provision(of: $0, at: place, expected: expected) })
        case .conditional(let statement):
            return joined(branchValues(of: statement, at: place).map { branch($0, expected) })
        case .choice(let statement):
            return joined(branchValues(of: statement, at: place).map { branch($0, expected) })
        case .binary(_, "??", let right):
            return provision(of: right, at: place, expected: expected)
        case .member(nil, _):
            let type = type(of: expression, at: place, expected: expected)
            return type.isOptional ? .optional : .value
        case .call(let callee, _):
            if case .member(nil, _) = callee.kind {
                return type(of: expression, at: place, expected: expected).isOptional ? .optional : .value
            }
        case .closure: return .value
        default: break
        }
        let type = type(of: expression, at: place, expected: expected)
        // An optional chain makes the whole optional, whatever it runs through.
        if type.isUnknown { return expression.hasChain ? .optional : .unknown }
        // An optional that goes to an optional of an optional is a value of it.
        return type.optionalDepth >= max(expected.optionalDepth, 1) ? .optional : .value
    }

    private func branch(_ value: PlacedExpression, _ expected: ResolvedType) -> Provision {
        provision(of: value.expression, at: value.place, expected: expected)
    }

    /// What several branches give together.
    private func joined(_ provisions: [Provision]) -> Provision {
        let kinds = Set(provisions)
        if kinds.count == 1, let only = kinds.first { return only }
        if kinds.contains(.nil) || kinds.contains(.optional) { return .optional }
        return .unknown
    }
}
