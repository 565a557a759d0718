extension ConsumerEvaluator {
    func execute(_ statements: [Statement], _ frame: inout Frame) -> Flow {
        for case .function(let function) in statements {
            frame.place.scope = Scope(frame.place.scope, function.name, .localFunction(function))
            frame.bind(function.name, .opaque)
        }
        for statement in statements where execute(statement, &frame) == .exits { return .exits }
        return .falls
    }

    private func execute(_ statement: Statement, _ frame: inout Frame) -> Flow {
        switch statement {
        case .expression(let expression):
            _ = evaluateStatement(expression, &frame)
        case .variable(let variable):
            execute(variable, &frame)
        case .function, .type: break
        case .return(let value):
            if let value { noteReturn(evaluateStored(value, &frame)) }
            return .exits
        case .throw(let value):
            _ = evaluate(value, &frame)
            return .exits
        case .break, .continue, .fallthrough: return .exits
        case .if(let statement): return execute(statement, &frame)
        case .guard(let conditions, let otherwise): return executeGuard(conditions, otherwise, &frame)
        case .switch(let statement): return execute(statement, &frame)
        case .for(let pattern, let sequence, let condition, let body):
            let value = evaluate(sequence, &frame)
            var inner = frame
            inner.place.scope = Binder.bindElement(pattern, of: sequence, in: frame.place.scope)
            bindOpaque(pattern, &inner)
            if case .list(let elements) = value, case .identifier(let name) = pattern, let first = elements.first {
                inner.bind(name, elements.dropFirst().reduce(first) { $0.merged(with: $1) })
            }
            if let condition { _ = evaluate(condition, &inner) }
            executeLoop(body, &inner, &frame)
        case .while(let conditions, let body):
            var inner = frame
            guard evaluate(conditions, &inner, context: .branch) != .no else { return .falls }
            executeLoop(body, &inner, &frame)
        case .repeat(let body, let condition):
            var inner = frame
            executeLoop(body, &inner, &frame)
            _ = evaluate(condition, &frame)
        case .do(let body, let catches):
            var inner = frame
            let flow = execute(body, &inner)
            var branches = flow == .falls ? [inner] : []
            for clause in catches {
                var branch = frame
                branch.bind("error", .opaque)
                branch.place.scope = Scope(frame.place.scope, "error", .unknown)
                if execute(clause, &branch) == .falls { branches.append(branch) }
            }
            frame.adopt(branches)
            return branches.isEmpty ? .exits : .falls
        case .defer(let body):
            var inner = frame
            _ = execute(body, &inner)
        case .conditionalCompilation(let branches):
            return executeAll(branches, &frame)
        }
        return .falls
    }

    private func executeLoop(_ body: [Statement], _ inner: inout Frame, _ frame: inout Frame) {
        let before = frame
        _ = execute(body, &inner)
        frame.adopt([before, inner])
    }

    /// Both sides of an `#if` count; names that one of them binds are known behind it.
    private func executeAll(_ branches: [[Statement]], _ frame: inout Frame) -> Flow {
        var flows: [Flow] = []
        for branch in branches { flows.append(execute(branch, &frame)) }
        return !flows.isEmpty && flows.count > 1 && flows.allSatisfy { $0 == .exits } ? .exits : .falls
    }

    private func execute(_ variable: VariableFacts, _ frame: inout Frame) {
        let value = variable.initializer.map { evaluateStored($0, &frame) } ?? .opaque
        frame.place.scope = Binder.bind(variable, in: frame.place.scope)
        bind(variable.pattern, value, &frame)
        for accessor in variable.accessors {
            var inner = frame
            _ = execute(accessor.body ?? [], &inner)
        }
    }

    private func execute(_ statement: IfStatement, _ frame: inout Frame) -> Flow {
        var inner = frame
        let context: ConditionContext = statement.otherwise == nil ? .branch : .alternative
        let truth = evaluate(statement.conditions, &inner, context: context)
        switch truth {
        case .yes:
            let flow = execute(statement.body, &inner)
            frame.adopt([inner])
            return flow
        case .no:
            return execute(statement.otherwise ?? [], &frame)
        case .maybe:
            var branches: [Frame] = []
            if execute(statement.body, &inner) == .falls { branches.append(inner) }
            var otherwise = frame
            if execute(statement.otherwise ?? [], &otherwise) == .falls { branches.append(otherwise) }
            frame.adopt(branches)
            return branches.isEmpty ? .exits : .falls
        }
    }

    private func executeGuard(
        _ conditions: [Condition], _ otherwise: [Statement], _ frame: inout Frame
    ) -> Flow {
        var inner = frame
        let truth = evaluate(conditions, &inner, context: .guard)
        if truth != .yes {
            var branch = frame
            _ = execute(otherwise, &branch)
        }
        frame = inner
        return truth == .no ? .exits : .falls
    }

    // MARK: Switch

    private func execute(_ statement: SwitchStatement, _ frame: inout Frame) -> Flow {
        let subject = evaluate(statement.subject, &frame)
        noteFieldSwitch(subject, statement, &frame)
        var branches: [Frame] = []
        var fellThrough = false
        for branch in statement.cases {
            var inner = frame
            var truth: Truth = branch.isDefault ? .yes : .no
            var matchedAt = branch.offset
            for item in branch.items {
                let found = matches(item, subject, statement.subject, &inner)
                if found != .no, truth == .no { matchedAt = item.offset }
                if found == .yes { truth = .yes }
                if found == .maybe, truth == .no { truth = .maybe }
            }
            if fellThrough { truth = .maybe }
            guard truth != .no else { continue }
            if concernsActionType(subject) {
                if branch.isDefault || Self.doesNothing(branch.body) {
                    noteMismatch()
                } else if truth == .yes || !isMatched {
                    noteMatch(matchedAt, inner)
                }
            }
            fellThrough = false
            if case .fallthrough? = branch.body.last { fellThrough = true }
            let flow = execute(branch.body, &inner)
            if flow == .falls || Self.breaks(branch.body) { branches.append(inner) }
            if truth == .yes, !fellThrough { break }
        }
        frame.adopt(branches)
        return branches.isEmpty ? .exits : .falls
    }

    private func concernsActionType(_ value: AbstractValue) -> Bool {
        switch value {
        case .actionType: true
        case .tuple(let elements): elements.contains(.actionType)
        default: false
        }
    }

    private static func doesNothing(_ body: [Statement]) -> Bool {
        switch body.first {
        case nil, .break?: true
        case .return(nil)?: true
        default: false
        }
    }

    /// A `break` at the end of a branch leaves the switch, not the function.
    private static func breaks(_ body: [Statement]) -> Bool {
        if case .break? = body.last { return true }
        return false
    }

    private func matches(
        _ item: SwitchItem, _ subject: AbstractValue, _ expression: Expression, _ frame: inout Frame
    ) -> Truth {
        let truth = matches(item.pattern, subject, &frame)
        guard truth != .no else { return .no }
        frame.place.scope = Binder.bind(item, subject: expression, in: frame.place.scope)
        guard let condition = item.condition else { return truth }
        let holds = truthValue(evaluate(condition, &frame))
        if holds == .no { return .no }
        return truth == .yes && holds == .yes ? .yes : .maybe
    }

    /// Whether a pattern matches a value. Names that the pattern binds are bound in the frame.
    func matches(_ pattern: Pattern, _ value: AbstractValue, _ frame: inout Frame) -> Truth {
        switch pattern {
        case .wildcard: return .yes
        case .identifier(let name):
            frame.bind(name, value)
            return .yes
        case .binding(let inner):
            if case .expression = inner { return matches(inner, value, &frame) }
            return matches(inner, value, &frame)
        case .some(let inner):
            if value == .none { return .no }
            let result = matches(inner, value, &frame)
            return isCertain(value) ? result : (result == .no ? .no : .maybe)
        case .isType(let type): return castSucceeds(value, to: type, frame)
        case .cast(let inner, let type):
            let success = castSucceeds(value, to: type, frame)
            if success != .no { _ = matches(inner, value, &frame) }
            return success
        case .tuple(let elements):
            guard case .tuple(let values) = value else {
                elements.forEach { bindOpaque($0.value, &frame) }
                return .maybe
            }
            var result: Truth = .yes
            for (element, part) in zip(elements, values) {
                guard case .pattern(let inner) = element.value.kind else { continue }
                switch matches(inner, part, &frame) {
                case .no: return .no
                case .maybe: result = .maybe
                case .yes: break
                }
            }
            return result
        case .expression(let expression):
            bindOpaque(expression, &frame)
            if case .tuple(let elements) = expression.kind, case .tuple(let values) = value {
                let results = zip(elements, values).map { compare($1, evaluatePattern($0.value, &frame)) }
                if results.contains(.no) { return .no }
                return results.allSatisfy { $0 == .yes } ? .yes : .maybe
            }
            return compare(value, evaluatePattern(expression, &frame))
        }
    }

    private func isCertain(_ value: AbstractValue) -> Bool {
        switch value {
        case .action, .actionType, .boolean, .enumCase, .implicitCase: true
        default: false
        }
    }

    private func evaluatePattern(_ expression: Expression, _ frame: inout Frame) -> AbstractValue {
        switch expression.kind {
        case .optionalChain(let inner): return evaluatePattern(inner, &frame)
        case .call(let callee, _):
            // `.some(x)` and cases with associated values.
            if case .member(_, "some") = callee.kind { return .opaque }
            return evaluatePattern(callee, &frame)
        default: return evaluate(expression, &frame)
        }
    }

    func bindOpaque(_ pattern: Pattern, _ frame: inout Frame) {
        bind(pattern, .opaque, &frame)
    }

    /// Names bound somewhere inside an expression pattern are not known.
    private func bindOpaque(_ expression: Expression, _ frame: inout Frame) {
        switch expression.kind {
        case .pattern(let pattern): bindOpaque(pattern, &frame)
        case .call(_, let arguments), .tuple(let arguments):
            arguments.forEach { bindOpaque($0.value, &frame) }
        case .optionalChain(let inner): bindOpaque(inner, &frame)
        default: break
        }
    }

    func bind(_ pattern: Pattern, _ value: AbstractValue, _ frame: inout Frame) {
        switch pattern {
        case .identifier(let name): frame.bind(name, value)
        case .binding(let inner), .some(let inner): bind(inner, value, &frame)
        case .cast(let inner, _): bind(inner, value, &frame)
        case .tuple(let elements):
            for (index, element) in elements.enumerated() {
                guard case .pattern(let inner) = element.value.kind else { continue }
                if case .tuple(let values) = value, index < values.count {
                    bind(inner, values[index], &frame)
                } else {
                    bind(inner, .opaque, &frame)
                }
            }
        case .expression(let expression): bindOpaque(expression, &frame)
        case .wildcard, .isType: break
        }
    }

    /// `switch action.field`: the field is required when nil, which only `default` takes, does nothing.
    private func noteFieldSwitch(_ subject: AbstractValue, _ statement: SwitchStatement, _ frame: inout Frame) {
        guard case .field(let field) = subject else { return }
        let handlesNil = statement.cases.contains { branch in
            branch.items.contains { item in
                switch item.pattern {
                case .expression(let expression):
                    if case .nilLiteral = expression.kind { return true }
                    if case .member(_, "none") = expression.kind { return true }
                    return false
                case .wildcard, .identifier, .binding(.identifier): return !Self.doesNothing(branch.body)
                default: return false
                }
            }
        }
        let fallback = statement.cases.first(where: \.isDefault)
        let isIdle = fallback.map { Self.doesNothing($0.body) || Self.returnsUnchanged($0.body) } ?? false
        noteRead(field, !handlesNil && isIdle ? .required : .forwarded, statement.subject.offset, frame)
    }

    /// `return state` and `return defaultState(from: state)`.
    private static func returnsUnchanged(_ body: [Statement]) -> Bool {
        guard body.count == 1, case .return(let value?)? = body.first else { return false }
        switch value.kind {
        case .name("state"): return true
        case .call(let callee, _): return callee.calledName == "defaultState"
        default: return false
        }
    }
}
