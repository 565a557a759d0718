extension ConsumerEvaluator {
    func execute(_ statements: [Statement], _ frame: inout Frame) -> Flow {
        for case .function(let function) in statements.lazy.map(\.kind) {
            frame.place.scope = Scope(frame.place.scope, function.name, .localFunction(function))
            frame.bind(function.name, .opaque)
        }
        var flow = Flow.falls
        for statement in statements where execute(statement, &frame) == .exits {
            log?.noteExit(at: statement.range)
            flow = .exits
            // What is never reached stays as it is written, but for what is gone.
            if incoming.removed == nil { return .exits }
        }
        return flow
    }

    func execute(_ statement: Statement, _ frame: inout Frame) -> Flow {
        let flow = executeUnlabelled(statement, &frame)
        // `break outer` goes on behind the statement of that label.
        guard flow == .exits, let label = statement.label, Jumps.leave(label, from: statement) else { return flow }
        return .falls
    }

    private func executeUnlabelled(_ statement: Statement, _ frame: inout Frame) -> Flow {
        switch statement.kind {
        case .expression(let expression):
            if expression.isEffect { noteEffect() }
            guard expression.doer.isEffect else {
                _ = evaluateStatement(expression, &frame)
                break
            }
            recorder.beginEffect(isReturn: false)
            _ = evaluateStatement(expression, &frame)
            recorder.endEffect(expression, frame)
        case .variable(let variable):
            execute(variable, &frame)
        case .function, .type: break
        case .return(let value):
            if let value {
                if value.isNewState(vocabulary.configuration) { noteEffect() }
                recorder.beginEffect(isReturn: true)
                noteReturn(evaluate(value, &frame))
                recorder.endEffect(value, frame)
            }
            return .exits
        case .throw(let value):
            _ = evaluate(value, &frame)
            return .exits
        case .break, .continue, .fallthrough: return .exits
        case .if(let statement): return execute(statement, &frame) { execute($0, &$1) }
        case .guard(let conditions, let otherwise): return executeGuard(conditions, otherwise, &frame)
        case .switch(let statement): return execute(statement, &frame) { execute($0, &$1) }
        case .for(let pattern, let sequence, let condition, let body):
            let value = evaluate(sequence, &frame)
            var inner = frame
            inner.place.scope = Binder.bindElement(pattern, of: sequence, in: frame.place.scope)
            bindOpaque(pattern, &inner)
            if case .list(let elements) = value, case .identifier(let name) = pattern, let first = elements.first {
                let element = elements.dropFirst().reduce(first) { $0.merged(with: $1) }
                // One body stands for all rounds.
                inner.bind(name, keepsLog ? element.doubted : element)
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
                if clause.patterns.isEmpty { branch.bind("error", .opaque) }
                clause.patterns.forEach { bindOpaque($0, &branch) }
                branch.place.scope = Binder.bind(clause, in: frame.place.scope)
                if execute(clause.body, &branch) == .falls { branches.append(branch) }
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
        // The names that the body writes to hold something else from the second round on.
        for name in AssignedNames.names(in: body) { inner.bind(name, inner.value(of: name).doubted) }
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
        // What a helper returns goes on in the local.
        recorder.beginEffect(isReturn: true)
        let (value, isDependent) = variable.initializer.map { tracked($0, &frame) } ?? (.opaque, false)
        recorder.dropEffect()
        frame.place.scope = Binder.bind(variable, in: frame.place.scope)
        if keepsLog, !variable.isLet {
            // What a variable holds later is not known where one body stands for all paths.
            bind(variable.pattern, value.doubted, &frame)
        } else {
            bind(variable.pattern, value, dependsOnAction: isDependent, &frame)
        }
        for accessor in variable.accessors {
            var inner = frame
            for name in ["newValue", "oldValue"] {
                inner.bind(name, .opaque)
                inner.place.scope = Scope(inner.place.scope, name, .unknown)
            }
            _ = execute(accessor.body ?? [], &inner)
        }
    }

    /// - Parameter run: executes the statements of a branch.
    func execute(
        _ statement: IfStatement, _ frame: inout Frame, run: ([Statement], inout Frame) -> Flow
    ) -> Flow {
        var inner = frame
        let context: ConditionContext = statement.otherwise == nil ? .branch : .alternative
        let truth = evaluate(statement.conditions, &inner, context: context)
        switch truth {
        case .yes:
            let flow = run(statement.body, &inner)
            frame.adopt([inner])
            return flow
        case .no:
            var otherwise = frame
            let flow = run(statement.otherwise ?? [], &otherwise)
            frame.adopt([otherwise])
            return flow
        case .maybe:
            var branches: [Frame] = []
            let flow = run(statement.body, &inner)
            if flow == .falls { branches.append(inner) }
            if flow == .exits, statement.otherwise == nil { noteEarlyExit(statement.conditions, &frame) }
            var otherwise = frame
            if run(statement.otherwise ?? [], &otherwise) == .falls { branches.append(otherwise) }
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
}
