extension CaseTracer {
    func traceProperty(
        _ variable: VariableEntry, _ expression: Expression, at place: Place, via: [String]
    ) -> TraceResult {
        let key = "v\(variable.id)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["property `\(program.name(of: variable))`"]
        let expected = typing.declaredType(of: variable)
        let context = Place(file: variable.file, owner: variable.owner, scope: nil)
        let body = Body.variable(variable)
        if let getter = variable.facts.accessors.first(where: { $0.kind == .get })?.body {
            let values = typing.returnedValues(of: getter, at: context)
            return union(values.map { trace($0.expression, at: $0.place, in: body, expected: expected, via: step) })
        }
        var result = TraceResult()
        if let value = variable.facts.initializer {
            result.merge(trace(value, at: context, in: body, expected: expected, via: step))
        }
        result.merge(assignedProperty(variable, expected: expected, via: step))
        if result.order.isEmpty, result.ends.isEmpty {
            return untraced(expression, place, "nothing that is assigned to `\(program.name(of: variable))` is known")
        }
        return result
    }

    /// What the methods of the owner assign to a stored property; for a memberwise initialiser, what its calls give.
    private func assignedProperty(
        _ variable: VariableEntry, expected: ResolvedType, via: [String]
    ) -> TraceResult {
        guard let owner = variable.owner, let name = variable.facts.name else { return TraceResult() }
        var result = TraceResult()
        let functions = program.types[owner].functions.values.flatMap { $0 }.sorted().map { program.functions[$0] }
        for function in functions {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .assignment(let target, "=", let value) = expression.kind,
                    self.isOwn(target, name, at: place)
                else { return }
                result.merge(self.trace(value, at: place, in: .function(function), expected: expected, via: via))
            }
            walker.walk(function)
        }
        guard program.types[owner].functions["init"] == nil else { return result }
        demandedCallers.insert(program.types[owner].name)
        for body in bodies.calling(program.types[owner].name) where !program.isTestFile[body.file] {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .call(let callee, let arguments) = expression.kind,
                    case .metatype(let instance) = self.typing.type(of: callee, at: place),
                    instance.nominalID == owner, let argument = arguments.first(where: { $0.label == name })
                else { return }
                result.merge(self.trace(argument.value, at: place, in: body, expected: expected, via: via))
            }
            body.walk(with: walker, in: program)
        }
        return result
    }

    private func isOwn(_ target: Expression, _ name: String, at place: Place) -> Bool {
        switch target.kind {
        case .member(let base?, name):
            if case .name("self") = base.kind { return true }
            return false
        case .name(name): return Scope.find(name, in: place.scope) == nil
        default: return false
        }
    }

    func traceCall(
        _ expression: Expression, _ callee: Expression, _ arguments: [Argument], at place: Place,
        expected: ResolvedType, via: [String]
    ) -> TraceResult {
        if case .member(let base, let name) = callee.kind,
            let found = caseWithValues(name, base, at: place, expected: expected)
        {
            return self.found(found, via)
        }
        guard let function = typing.best(typing.candidates(for: callee, at: place), arguments),
            let body = function.facts.body, function.facts.name != "init"
        else {
            return untraced(expression, place, "the action type is the result of a call that is not followed")
        }
        let key = "f\(function.id)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["result of `\(program.name(of: function))`"]
        let context = Place(
            file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
            generics: function.facts.genericParameters)
        let result = typing.resultType(of: function)
        let values = typing.returnedValues(of: body, at: context)
        return union(
            values.map { trace($0.expression, at: $0.place, in: .function(function), expected: result, via: step) })
    }

    /// `E.paint("red")`, `.paint("red")`
    private func caseWithValues(
        _ name: String, _ base: Expression?, at place: Place, expected: ResolvedType
    ) -> ActionCase? {
        let id: TypeID?
        if let base {
            guard case .metatype(let instance) = typing.type(of: base, at: place) else { return nil }
            id = instance.nominalID
        } else {
            id = expected.unwrapped.nominalID
        }
        guard let id, vocabulary.actionTypes.contains(id), program.types[id].enumCase(name) != nil else { return nil }
        return ActionCase(type: id, name: name)
    }
}
