/// Whether it does something that a value begins or ends.
extension EffectAnalysis {
    /// The initialiser of a static or global variable runs once, whoever reads first: that it makes something of a type outside
    /// of the tree, or unwraps, is no effect.
    func beginsWithEffect(_ initializer: Expression, at place: Place) -> Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { [self] expression, place in
            if !found { found = startsWithEffect(expression, at: place) }
        }
        walker.walk(initializer, at: place)
        return found
    }

    private func startsWithEffect(_ expression: Expression, at place: Place) -> Bool {
        switch expression.kind {
        case .forceUnwrap: return false
        case .call(let callee, let arguments):
            // What it makes stays: nothing of that ends.
            guard case .external? = constructedType(callee, at: place),
                typing.candidates(for: callee, at: place).isEmpty
            else { return callHasEffect(callee, arguments, at: place) }
            return false
        default: return isEffect(expression, at: place, isLocal: { _ in false })
        }
    }

    /// The type that a call makes a value of, if it does.
    private func constructedType(_ callee: Expression, at place: Place) -> ResolvedType? {
        let type: ResolvedType
        switch callee.kind {
        case .name, .type: type = typing.type(of: callee, at: place)
        case .member(let base?, "init"): type = typing.type(of: base, at: place)
        case .member(let base?, let name) where name.first?.isUppercase == true:
            // A type in one that is not declared in the tree.
            guard case .metatype(.external) = typing.type(of: base, at: place) else { return nil }
            return .external(name, [])
        default: return nil
        }
        guard case .metatype(let instance) = type else { return nil }
        return instance
    }

    /// What is made and left out would have ended at once.
    func endsWithEffect(_ callee: Expression, at place: Place) -> Bool {
        guard let id = constructedType(callee, at: place)?.nominalID else { return false }
        return typing.functions(named: "deinit", of: id).contains(where: hasEffect)
    }

    /// The initialiser that the compiler makes: what the properties begin with.
    func constructionHasEffect(_ id: TypeID) -> Bool {
        program.types[id].storedVariables.contains { index in
            let variable = program.variables[index]
            let place = Place(file: variable.file, owner: id, scope: nil)
            return variable.facts.initializer.map { !isClosure($0) && mayHaveEffects($0, at: place) } ?? false
        }
    }
}
