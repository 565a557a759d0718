extension ConsumerEvaluator {
    func evaluateCall(
        _ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        if let value = evaluateContains(callee, arguments, &frame) { return value }
        let receiver = evaluateReceiver(callee, &frame)
        // Behind a chain that is nil nothing is evaluated any more.
        if receiver == .none, callee.hasChain { return .none }
        let values = arguments.map { evaluate($0, of: expression, &frame) }
        if let value = caseWithValues(callee, &frame) { return value }
        let isGivenAction = values.contains { $0.likely == .action || $0.likely == .actionType }
        if isGivenAction {
            log?.noteActionNames(
                Set(frame.bound.filter { $0.value.value == .action }.keys), ofCallAt: expression.range)
        }

        if let value = callLocal(callee, arguments, values, expression, &frame) {
            recorder.noteFollowed(expression)
            return value
        }
        if receiver.likely == .action, case .member(_, let name) = callee.withoutChain.kind {
            let value = callActionMethod(name, arguments, values)
            recorder.noteFollowed(expression)
            return receiver == .action ? value : value.doubted
        }
        if let value = callConsumer(callee, values, expression, &frame) {
            recorder.noteFollowed(expression)
            return value
        }
        if values.contains(where: \.carriesAction) {
            if let value = follow(callee, arguments, values, expression, &frame) {
                // A helper that is given values alone is something that is done, whatever it does with them.
                if isGivenAction { recorder.noteFollowed(expression) }
                return value
            }
            if isGivenAction { log?.note(.unknown, ofCallAt: expression.range) }
        }
        noteCleared(callee, arguments, values, frame)
        if case .field = receiver.likely {
            // `field.map { … }` is nil when the field is; behind a chain so is the whole.
            let name = callee.calledName
            return callee.hasChain || name == "map" || name == "flatMap" ? taken(from: receiver) : .opaque
        }
        if receiver == .none, callee.calledName == "map" || callee.calledName == "flatMap" { return .none }
        return .opaque
    }

    /// The value of an argument; a closure gets to know whom it is given to, which types its parameters.
    private func evaluate(_ argument: Argument, of call: Expression, _ frame: inout Frame) -> AbstractValue {
        guard case .closure(let closure) = argument.value.kind else { return evaluate(argument.value, &frame) }
        let context = ClosureContext(
            position: .argument(argument, of: call), scope: frame.place.scope, closure: closure)
        _ = self.call(closure, [], in: frame, context: context)
        return .closure(ClosureValue(closure: closure, frame: frame, offset: argument.value.offset))
    }

    /// `E.paint("red")`, `.paint("red")`
    private func caseWithValues(_ callee: Expression, _ frame: inout Frame) -> AbstractValue? {
        switch callee.kind {
        case .member(nil, let name):
            let types = incoming.known.map { Set([$0.actionCase.type]) } ?? vocabulary.actionTypes
            let hasValues = types.contains { program.types[$0].enumCase(name)?.values.isEmpty == false }
            return hasValues ? .valuedCase(nil, name) : nil
        case .member(let base?, let name):
            let meaning = CaseLabels(typing: typing, vocabulary: vocabulary).meaning(of: base, name, at: frame.place)
            guard case .enumCase(let id) = meaning, vocabulary.actionTypes.contains(id) else { return nil }
            return .valuedCase(id, name)
        default: return nil
        }
    }

    /// Evaluates what the callee is taken from.
    private func evaluateReceiver(_ callee: Expression, _ frame: inout Frame) -> AbstractValue {
        switch callee.kind {
        case .member(let base?, _): return evaluate(base, &frame)
        case .optionalChain(let inner), .forceUnwrap(let inner): return evaluateReceiver(inner, &frame)
        case .name, .type, .member(nil, _): return .opaque
        default: return evaluate(callee, &frame)
        }
    }

    /// `[E.a, E.b].contains(action.actionType)`
    private func evaluateContains(
        _ callee: Expression, _ arguments: [Argument], _ frame: inout Frame
    ) -> AbstractValue? {
        guard case .member(let base?, "contains") = callee.kind, arguments.count == 1, arguments[0].label == nil,
            case .literal(.array, _) = base.kind, case .list(let elements) = evaluate(base, &frame)
        else { return nil }
        if incoming.removed != nil { return containsAfterRemoval(base, elements, arguments[0].value, &frame) }
        let value = evaluate(arguments[0].value, &frame)
        if value == .none, keepsLog {
            let isCertain = elements.allSatisfy { compare(.none, $0) == .no }
            return isCertain && operators.isStandard("==", .none, .none) ? .boolean(false) : .opaque
        }
        guard value == .actionType, operators.isStandard("==", .actionType, .actionType) else { return nil }
        let results = elements.map { compare(.actionType, $0) }
        if results.contains(.yes) {
            noteSelection(callee.offset, frame)
            return .boolean(true)
        }
        guard results.allSatisfy({ $0 == .no }) else { return .opaque }
        noteMismatch()
        return .boolean(false)
    }

    /// A list that cases are gone from: without any of them it contains nothing.
    private func containsAfterRemoval(
        _ base: Expression, _ elements: [AbstractValue], _ argument: Expression, _ frame: inout Frame
    ) -> AbstractValue? {
        guard case .literal(.array, let parts) = base.kind, parts.count == elements.count else { return nil }
        _ = evaluate(argument, &frame)
        var type = typing.type(of: argument, at: frame.place).unwrapped.nominalID
        for case .enumCase(let own, _) in elements { type = own }
        let gone = zip(parts, elements).filter { part, value in
            var value = value
            if case .implicitCase(let name) = value, let type { value = .enumCase(type, name) }
            return isRemoved(value)
        }
        for (part, _) in gone {
            noteRemoved(at: part.offset)
            log?.note(.no, ofConditionAt: part.range)
        }
        return !gone.isEmpty && gone.count == parts.count ? .boolean(false) : .opaque
    }

    /// Closures and functions that the body itself declares.
    private func callLocal(
        _ callee: Expression, _ arguments: [Argument], _ values: [AbstractValue], _ expression: Expression,
        _ frame: inout Frame
    ) -> AbstractValue? {
        let isGivenAction = values.contains { $0.likely == .action || $0.likely == .actionType }
        guard case .name(let name) = callee.withoutChain.kind else {
            guard case .closure(let closure) = callee.kind else { return nil }
            if isGivenAction { log?.note(.unknown, ofCallAt: expression.range) }
            return call(closure, values, in: frame, isCalled: true)
        }
        if case .closure(let value)? = frame.bound[name]?.value.likely {
            if isGivenAction { log?.note(.unknown, ofCallAt: expression.range) }
            return call(value.closure, values, in: value.frame, isCalled: true)
        }
        guard case .localFunction(let function)? = Scope.find(name, in: frame.place.scope)?.binding else { return nil }
        guard let matching = ArgumentMatching(arguments, function.parameters) else { return .opaque }
        log?.note(.local(function.offset), ofCallAt: expression.range)
        return call(function, ordered(values, matching, function.parameters), in: frame)
    }

    private func callActionMethod(
        _ name: String, _ arguments: [Argument], _ values: [AbstractValue]
    ) -> AbstractValue {
        for type in actionTypes {
            let candidates = typing.functions(named: name, of: type).filter { $0.facts.body != nil }
            guard let function = typing.best(candidates, arguments),
                incoming.known != nil || candidates.count == 1 && isCalledStatically(function, type),
                let matching = ArgumentMatching(arguments, function.facts.parameters)
            else { continue }
            return call(function, ordered(values, matching, function.facts.parameters), selfIsAction: true)
        }
        return .opaque
    }

    /// A method of a protocol's extension that the protocol does not require.
    private func isCalledStatically(_ function: FunctionEntry, _ type: TypeID) -> Bool {
        program.types[type].kind == .protocol
            && !(program.types[type].functions[function.facts.name] ?? []).contains {
                program.functions[$0].facts.body == nil
            }
    }

    /// `X.reducer(state, action)`, `X.reducer.legacyReducer(state, action)`.
    private func callConsumer(
        _ callee: Expression, _ values: [AbstractValue], _ expression: Expression, _ frame: inout Frame
    ) -> AbstractValue? {
        if keepsLog {
            let kinds = ConsumerValues(typing: typing, vocabulary: vocabulary)
            if values.count == 2, values[1] == .action, case .member(let base?, _) = callee.withoutChain.kind,
                let kind = kinds.kind(of: base, at: frame.place)
            {
                log?.note(.consumerHalf(kind), ofCallAt: expression.range)
                return .opaque
            }
            guard values.count == 2, let kind = kinds.kind(of: callee, at: frame.place),
                !values[1].carriesAction || values[1] == .action
            else { return nil }
            log?.note(values[1] == .action ? .consumer(kind) : .otherConsumer(kind), ofCallAt: expression.range)
            return .opaque
        }
        guard values.count == 2, let variable = consumerVariable(callee, frame) else { return nil }
        guard values[1].likely == .action else {
            return vocabulary.reducers.contains { $0.variable == variable.id } ? .opaque : nil
        }
        return evaluateConsumer(variable)
    }

    private func consumerVariable(_ callee: Expression, _ frame: Frame) -> VariableEntry? {
        guard case .member(let base?, let name) = callee.kind else { return nil }
        if let found = variable(named: name, of: base, frame), isConsumer(found) { return found }
        // One half of a tuple.
        guard case .member(let outer?, let outerName) = base.kind,
            let found = variable(named: outerName, of: outer, frame), isConsumer(found)
        else { return nil }
        return found
    }

    private func isConsumer(_ variable: VariableEntry) -> Bool {
        vocabulary.reducers.contains { $0.variable == variable.id }
            || vocabulary.middlewares.contains { $0.variable == variable.id }
    }

    private func variable(named name: String, of base: Expression, _ frame: Frame) -> VariableEntry? {
        let owner: TypeID?
        switch typing.type(of: base, at: frame.place).unwrapped {
        case .metatype(let instance): owner = instance.nominalID
        case let instance: owner = instance.nominalID
        }
        guard let owner, case .variable(let found)? = typing.member(name, of: owner) else { return nil }
        return found
    }

    // MARK: Functions

    /// Follows a call that is given the action, its type or a payload field; `nil` when it is not followed.
    private func follow(
        _ callee: Expression, _ arguments: [Argument], _ values: [AbstractValue], _ expression: Expression,
        _ frame: inout Frame
    ) -> AbstractValue? {
        let carriesWhole = values.contains { $0.likely == .action || $0.likely == .actionType }
        if carriesWhole, isDispatch(callee) || isConstructor(callee, frame) { return nil }
        guard
            let resolution = HelperResolution(
                callee, arguments, values, at: frame.place, typing: typing, configuration: vocabulary.configuration,
                known: incoming.known, isStrict: keepsLog && carriesWhole)
        else {
            if values.contains(where: { $0.likely == .action }), !isHarmless(callee) {
                noteEscape(
                    expression.offset, frame,
                    "the action is given to `\(callee.calledName ?? "a closure")`, which is not known")
            }
            return nil
        }
        guard carriesWhole || isHelper(resolution.function, frame) else { return nil }
        guard !resolution.targets.isEmpty else {
            if values.contains(where: { $0.likely == .action }) {
                noteEscape(
                    expression.offset, frame,
                    "the action is given to `\(program.name(of: resolution.function))`, which has no body in this tree")
            }
            return nil
        }
        if carriesWhole { log?.note(helperCall(resolution, values), ofCallAt: expression.range) }
        var result: AbstractValue?
        for target in resolution.targets {
            guard let matching = ArgumentMatching(arguments, target.facts.parameters) else { continue }
            let ordered = ordered(values, matching, target.facts.parameters)
            let value = call(target, ordered, selfIsAction: false)
            result = result.map { $0.merged(with: value) } ?? value
        }
        return result
    }

    private func helperCall(_ resolution: HelperResolution, _ values: [AbstractValue]) -> DecisionLog.Callee {
        let parameters = resolution.matching.parameterOfArgument
        let given = zip(values, parameters).filter { $0.0 == .action }.map(\.1)
        let types = zip(values, parameters).filter { $0.0 == .actionType }.map(\.1)
        let isCertain = values.allSatisfy { value in
            if value == .actionType { return incoming.known != nil }
            return value.likely != .actionType && value != .possibly(.action)
        }
        guard isCertain else { return .unknown }
        return .helper(
            .init(
                function: resolution.function.id, targets: resolution.targets.map(\.id),
                parameterOfArgument: parameters, actionParameters: given, typeParameters: types))
    }

    /// A payload field alone is followed into helpers of the same type; elsewhere it is passed on.
    private func isHelper(_ function: FunctionEntry, _ frame: Frame) -> Bool {
        guard function.facts.name != "init", function.facts.body != nil else { return false }
        guard let owner = function.owner else { return function.file == frame.place.file }
        var current = frame.place.owner
        while let id = current {
            if id == owner || typing.isSubtype(id, of: owner) { return true }
            current = program.types[id].parent
        }
        return false
    }

    /// The arguments in the order of the parameters; what is not given has its default.
    private func ordered(
        _ values: [AbstractValue], _ matching: ArgumentMatching, _ parameters: [ParameterFacts]
    ) -> [AbstractValue] {
        var result = parameters.map { parameter -> AbstractValue in
            switch parameter.defaultValue?.kind {
            case .boolean(let value): .boolean(value)
            case .nilLiteral: .none
            case .member(nil, let name): .implicitCase(name)
            default: .opaque
            }
        }
        for (value, index) in zip(values, matching.parameterOfArgument) { result[index] = value }
        return result
    }

    private func isDispatch(_ callee: Expression) -> Bool {
        vocabulary.configuration.dispatchCalls.contains { call in
            callee.calledName == call.split(separator: ".").last.map(String.init)
        }
    }

    private func isConstructor(_ callee: Expression, _ frame: Frame) -> Bool {
        guard case .name(let name) = callee.kind, name.first?.isUppercase == true else { return false }
        if case .nominal(let id, _)? = typing.lookUpType(name, at: frame.place) {
            return vocabulary.actions[id] != nil
        }
        return false
    }

    /// Calls that look at any value and keep nothing.
    private func isHarmless(_ callee: Expression) -> Bool {
        switch callee.calledName {
        case "print", "debugPrint", "dump", "type", "assert", "assertionFailure", "String", "log": true
        default: false
        }
    }

    /// A field that may be nil and goes into a new state as it is: nil clears the old value.
    private func noteCleared(
        _ callee: Expression, _ arguments: [Argument], _ values: [AbstractValue], _ frame: Frame
    ) {
        guard let name = callee.calledName,
            name.first?.isUppercase == true || vocabulary.configuration.copyFunctions.contains(name)
        else { return }
        for (argument, value) in zip(arguments, values) {
            guard case .field(let field) = value.likely else { continue }
            noteNil(field, .clear, argument.value.offset, frame)
        }
    }
}

extension Expression {
    /// The expression without `?` and `!` around it.
    var withoutChain: Expression {
        switch kind {
        case .optionalChain(let inner), .forceUnwrap(let inner): inner.withoutChain
        default: self
        }
    }
}
