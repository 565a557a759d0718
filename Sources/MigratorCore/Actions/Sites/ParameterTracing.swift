extension CaseTracer {
    func traceParameter(
        _ parameter: ParameterFacts, of function: FunctionEntry, isTest: Bool, via: [String]
    ) -> TraceResult {
        guard let index = function.facts.parameters.firstIndex(where: { $0.offset == parameter.offset }) else {
            return TraceResult()
        }
        let key = "\(function.id).\(index)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let name = program.name(of: function)
        let step = via + ["parameter `\(parameter.name)` of `\(name)`"]
        let expected = typing.parameterType(parameter, of: function)
        var result = TraceResult()
        var calls = 0
        for caller in callers(of: function, isTest: isTest) {
            calls += 1
            let place = caller.place
            if let argument = caller.argument(for: index) {
                let from = step + ["call in `\(caller.body.name(in: program))`"]
                result.merge(trace(argument, at: place, in: caller.body, expected: expected, via: from))
            } else if let value = parameter.defaultValue {
                let context = Place(file: function.file, owner: function.owner, scope: nil)
                let from = step + ["default of `\(parameter.name)`"]
                result.merge(trace(value, at: context, in: .function(function), expected: expected, via: from))
            }
        }
        if calls == 0 {
            let message = "`\(name)` takes the action type as a parameter and nothing in this tree calls it"
            return TraceResult(ends: [
                TrailEnd(
                    reason: .uncalledWrapper, file: function.file, offset: function.facts.offset, function: name,
                    message: message)
            ])
        }
        return result
    }

    func traceLocalParameter(
        _ parameter: ParameterFacts, of function: FunctionFacts, in body: Body, via: [String]
    ) -> TraceResult {
        guard let index = function.parameters.firstIndex(where: { $0.offset == parameter.offset }) else {
            return TraceResult()
        }
        let key = "l\(Self.key(of: body)).\(parameter.offset)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["parameter `\(parameter.name)` of `\(function.name)`"]
        var result = TraceResult()
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, case .name(function.name) = callee.kind,
                case .localFunction(let target)? = Scope.find(function.name, in: place.scope)?.binding,
                target.offset == function.offset,
                let matching = ArgumentMatching(arguments, function.parameters)
            else { return }
            let expected = self.typing.resolve(parameter.type, at: place)
            if let position = matching.parameterOfArgument.firstIndex(of: index) {
                result.merge(
                    self.trace(arguments[position].value, at: place, in: body, expected: expected, via: step))
            } else if let value = parameter.defaultValue {
                let from = step + ["default of `\(parameter.name)`"]
                result.merge(self.trace(value, at: place, in: body, expected: expected, via: from))
            }
        }
        body.walk(with: walker, in: program)
        return result
    }

    /// A call of a function.
    struct Caller {
        let body: Body
        let place: Place
        let arguments: [Argument]
        let parameterOfArgument: [Int]

        func argument(for parameter: Int) -> Expression? {
            parameterOfArgument.firstIndex(of: parameter).map { arguments[$0].value }
        }
    }

    /// Calls of a function from production code (from test code too when `isTest`).
    func callers(of function: FunctionEntry, isTest: Bool) -> [Caller] {
        var names: Set<String> = [function.facts.name]
        if function.facts.name == "init", let owner = function.owner { names.insert(program.types[owner].name) }
        demandedCallers.formUnion(names)
        var result: [Caller] = []
        for body in bodies.calling(anyOf: names) where isTest || !program.isTestFile[body.file] {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .call(let callee, let arguments) = expression.kind, let name = callee.calledName,
                    names.contains(name),
                    let matching = ArgumentMatching(arguments, function.facts.parameters),
                    self.refers(callee, to: function, at: place)
                else { return }
                result.append(
                    Caller(
                        body: body, place: place, arguments: arguments,
                        parameterOfArgument: matching.parameterOfArgument))
            }
            body.walk(with: walker, in: program)
        }
        return result
    }

    private func refers(_ callee: Expression, to function: FunctionEntry, at place: Place) -> Bool {
        let candidates = typing.candidates(for: callee, at: place)
        if candidates.contains(where: { $0.id == function.id }) { return true }
        guard let owner = function.owner else { return false }
        if candidates.isEmpty {
            // The receiver's type is not known: the name and the labels decide.
            guard case .member(let base?, _) = callee.kind else {
                if case .optionalChain(let inner) = callee.kind { return refers(inner, to: function, at: place) }
                return false
            }
            return typing.type(of: base, at: place).unwrapped.isUnknown
        }
        // A call through a protocol or a superclass.
        return candidates.contains { candidate in
            candidate.owner.map { $0 != owner && typing.isSubtype(owner, of: $0) } ?? false
        }
    }
}
