/// Evaluates reducers and middleware providers for one action: a case in its struct, or an action that the code does not
/// know.
///
/// Branches that the action cannot take are not followed; nothing is assumed about the state. See `docs/inference.md`. This is
/// the one place that knows what a cast, a comparison, a branch or a call means; who writes code asks the log of decisions.
final class ConsumerEvaluator {
    let typing: Typing
    let vocabulary: Vocabulary
    var program: Program { typing.program }
    let incoming: Incoming
    var trace = ConsumerTrace()
    /// What the bodies being evaluated do.
    var recorder = EffectRecorder()
    private var records: [CallKey: EffectRecord] = [:]
    /// The consumers being evaluated, innermost last.
    var consumers: [ConsumerRun] = []
    /// Whether decisions are logged. Only what depends on the action is decided then; else also what is a constant for every
    /// action.
    let keepsLog: Bool
    /// The decisions about the body being evaluated.
    private(set) var log: DecisionLog?
    /// What was evaluated last depends on the action.
    var dependsOnAction = false
    private var logs: [CallKey: DecisionLog] = [:]
    /// Values that calls gave, by function and arguments; `nil` while the call is being evaluated.
    private var memo: [CallKey: AbstractValue?] = [:]
    /// What the bodies being evaluated return, innermost last.
    private var returned: [AbstractValue?] = []

    private struct CallKey: Hashable {
        let kind: String
        let id: Int
        let arguments: [AbstractValue]
    }

    /// How far the case has been selected in one reducer or provider.
    struct ConsumerRun {
        let variable: Int
        var isMatched = false
        /// The function that got the action after a cast to exactly its struct, with the place of the cast.
        var castHandler: ConsumerTrace.Handler?
        /// A `switch` over the action type left the case to its `default` after the cast.
        var isDeselected = false
        /// A comparison with the action type was for another case after the cast.
        var isCompared = false
        /// Something was done after the cast, outside of the branches for other cases.
        var hasEffect = false

        /// The case is handled because of its struct alone.
        var isHandledByCast: Bool { !isMatched && !isDeselected && (!isCompared || hasEffect) }
    }

    init(typing: Typing, vocabulary: Vocabulary, incoming: Incoming, keepsLog: Bool = false) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.incoming = incoming
        self.keepsLog = keepsLog
    }

    /// The operators that the program declares itself.
    var operators: OperatorDeclarations {
        OperatorDeclarations(program: program, configuration: vocabulary.configuration)
    }

    /// The types whose members the incoming action has: its struct, or the protocols of actions.
    var actionTypes: [TypeID] {
        if let known = incoming.known { return [known.action] }
        return vocabulary.configuration.actionProtocols.flatMap { program.typesByName[$0] ?? [] }.filter {
            let kind = program.types[$0].kind
            return kind == .protocol || kind == .class
        }
    }

    // MARK: Entry points

    /// Evaluates a reducer or provider with an opaque state and the incoming action.
    @discardableResult
    func evaluateConsumer(_ variable: VariableEntry, state: AbstractValue = .opaque) -> AbstractValue {
        let key = CallKey(kind: "consumer", id: variable.id, arguments: [state])
        return remembered(key, isConsumer: true) {
            consumers.append(ConsumerRun(variable: variable.id))
            let frame = Frame(
                place: Place(file: variable.file, owner: variable.owner, scope: nil),
                function: program.name(of: variable))
            let value = closureExpression(of: variable).map { apply(legacyHalf($0), [state, .action], in: frame) }
            if let run = consumers.popLast(), run.isHandledByCast, let handler = run.castHandler {
                trace.handlers.insert(handler)
            }
            return value ?? .opaque
        } use: { [self] record in
            trace.uses[variable.id] = record
        }
    }

    /// The decisions about a closure that takes a state and the action.
    ///
    /// - Parameter offset: that of its opening brace.
    func decisions(onConsumer closure: Closure, at offset: Int, _ place: Place) -> DecisionLog {
        let arguments: [AbstractValue] = incoming.removed == nil ? [.opaque, .action] : []
        let key = CallKey(kind: "closure \(place.file)", id: offset, arguments: arguments)
        _ = remembered(key) {
            call(closure, arguments, in: Frame(place: place, function: ""))
        }
        return logs[key] ?? DecisionLog()
    }

    /// The decisions about a function that is given the action, whatever its other arguments are.
    ///
    /// - Parameters:
    ///   - actionParameters: the parameters that get it.
    ///   - typeParameters: those that get its action type.
    func decisions(
        on function: FunctionEntry, actionParameters: [Int], typeParameters: [Int] = []
    ) -> DecisionLog {
        let arguments = function.facts.parameters.indices.map { index -> AbstractValue in
            if actionParameters.contains(index) { return .action }
            return typeParameters.contains(index) ? .actionType : .opaque
        }
        _ = call(function, arguments, selfIsAction: false)
        return logs[functionKey(function, arguments, selfIsAction: false)] ?? DecisionLog()
    }

    /// What a reducer or provider is set to, or what its getter gives.
    private func closureExpression(of variable: VariableEntry) -> Expression? {
        if let initializer = variable.facts.initializer { return initializer }
        guard let getter = variable.facts.accessors.first(where: { $0.kind == .get })?.body else { return nil }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        return typing.returnedValues(of: getter, at: place).first?.expression
    }

    /// Of the tuple `(legacy, modern)` the first.
    private func legacyHalf(_ initializer: Expression) -> Expression {
        if case .tuple(let elements) = initializer.kind, let first = elements.first { return first.value }
        return initializer
    }

    /// Calls what an expression stands for: a closure, a function, a property that holds a closure.
    private func apply(_ callee: Expression, _ arguments: [AbstractValue], in frame: Frame) -> AbstractValue {
        switch callee.kind {
        case .closure(let closure):
            return call(closure, arguments, in: frame)
        case .name(let name), .member(_, let name):
            var owner = frame.place.owner
            if case .member(let base?, _) = callee.kind {
                switch typing.type(of: base, at: frame.place).unwrapped {
                case .metatype(let instance): owner = instance.nominalID ?? owner
                case let instance: owner = instance.nominalID ?? owner
                }
            }
            guard let owner else { return .opaque }
            switch typing.member(name, of: owner) {
            case .variable(let variable)?:
                guard let initializer = variable.facts.initializer else { return .opaque }
                var inner = frame
                inner.place = Place(file: variable.file, owner: variable.owner, scope: nil)
                inner.function = program.name(of: variable)
                return apply(initializer, arguments, in: inner)
            case .functions(let functions)?:
                guard let function = functions.first(where: { $0.facts.parameters.count == arguments.count }) else {
                    return .opaque
                }
                return call(function, arguments, selfIsAction: false)
            default:
                return .opaque
            }
        default:
            return .opaque
        }
    }

    // MARK: Calls

    /// - Parameters:
    ///   - isConsumer: whether the body is a consumer's, which answers for itself and not for what calls it.
    ///   - use: is given what the body does, when it was evaluated.
    private func remembered(
        _ key: CallKey, isConsumer: Bool = false, _ body: () -> AbstractValue, use: ((EffectRecord) -> Void)? = nil
    ) -> AbstractValue {
        let isInEffect = recorder.isInEffect
        if let known = memo[key] {
            if !isConsumer, let record = records[key] { recorder.add(record, withReturns: isInEffect) }
            return known ?? .opaque
        }
        memo[key] = .some(nil)
        let (outerLog, outerDependence) = (log, dependsOnAction)
        if keepsLog {
            log = DecisionLog()
            logs[key] = log
        }
        recorder.beginBody(isConsumer: isConsumer)
        let value = body()
        let record = recorder.endBody()
        (log, dependsOnAction) = (outerLog, outerDependence)
        memo[key] = value
        if isConsumer {
            use?(record)
        } else {
            records[key] = record
            recorder.add(record, withReturns: isInEffect)
        }
        return value
    }

    private func functionKey(
        _ function: FunctionEntry, _ arguments: [AbstractValue], selfIsAction: Bool
    ) -> CallKey {
        CallKey(kind: selfIsAction ? "method" : "function", id: function.id, arguments: arguments)
    }

    /// Evaluates a function with what is known of its arguments, in the order of its parameters.
    func call(_ function: FunctionEntry, _ arguments: [AbstractValue], selfIsAction: Bool) -> AbstractValue {
        guard let body = function.facts.body else { return .opaque }
        // One body is written for all calls, so nothing but the action counts.
        let arguments = keepsLog ? arguments.map { $0.carriesAction ? $0 : .opaque } : arguments
        return remembered(functionKey(function, arguments, selfIsAction: selfIsAction)) {
            var frame = Frame(
                place: Place(
                    file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
                    generics: function.facts.genericParameters),
                function: program.name(of: function))
            frame.selfIsAction = selfIsAction
            for (parameter, value) in zip(function.facts.parameters, arguments) { frame.bind(parameter.name, value) }
            noteCastHandler(entering: frame.function, arguments)
            return evaluateBody(body, &frame, givesValue: function.facts.result != nil)
        }
    }

    /// Evaluates a function that a body declares; it belongs to that body, and so do the decisions about it.
    func call(_ function: FunctionFacts, _ arguments: [AbstractValue], in frame: Frame) -> AbstractValue {
        log?.note(arguments, ofLocalFunctionAt: function.offset)
        let key = CallKey(kind: "local \(frame.place.file)", id: function.offset, arguments: arguments)
        let isInEffect = recorder.isInEffect
        if let known = memo[key] {
            if let record = records[key] { recorder.add(record, withReturns: isInEffect) }
            return known ?? .opaque
        }
        memo[key] = .some(nil)
        recorder.beginBody()
        var inner = frame
        inner.place.scope = Binder.bindParameters(of: function, in: frame.place.scope)
        inner.place.generics += function.genericParameters
        for (parameter, value) in zip(function.parameters, arguments) { inner.bind(parameter.name, value) }
        let value = evaluateBody(function.body ?? [], &inner, givesValue: function.result != nil)
        let record = recorder.endBody()
        records[key] = record
        recorder.add(record, withReturns: isInEffect)
        // What is logged is so for this body alone: the next one that declares it evaluates it anew.
        if keepsLog { memo.removeValue(forKey: key) } else { memo[key] = value }
        return value
    }

    /// Evaluates the getter of a computed property of the action.
    func callGetter(_ body: [Statement], of variable: VariableEntry) -> AbstractValue {
        remembered(CallKey(kind: "getter", id: variable.id, arguments: [])) {
            var inner = Frame(
                place: Place(file: variable.file, owner: variable.owner, scope: nil),
                function: program.name(of: variable))
            inner.selfIsAction = true
            let closure = Closure(captures: [], parameters: [], result: nil, body: body)
            return call(closure, [], in: inner)
        }
    }

    /// Evaluates a closure; arguments that are not known are opaque.
    ///
    /// - Parameter isCalled: whether it is called here. A closure that is given to something that is done is run by it; what is
    ///   done in one that a condition or a value is computed with is of no interest.
    func call(
        _ closure: Closure, _ arguments: [AbstractValue], in frame: Frame, context: ClosureContext? = nil,
        isCalled: Bool = false
    ) -> AbstractValue {
        let isInEffect = recorder.isInEffect
        recorder.beginBody()
        defer {
            let record = recorder.endBody()
            if isInEffect || isCalled { recorder.add(record, withReturns: isInEffect) }
        }
        var inner = frame
        inner.place.scope = Binder.bind(closure, context: context, in: frame.place.scope)
        for capture in closure.captures {
            guard let name = capture.label else { continue }
            let (value, isDependent) = tracked(capture.value, &inner)
            inner.bind(name, value, dependsOnAction: isDependent)
        }
        let names = closure.parameters?.map(\.name) ?? (0..<3).map { "$\($0)" }
        for (index, name) in names.enumerated() {
            inner.bind(name, index < arguments.count ? arguments[index] : .opaque)
        }
        return evaluateBody(closure.body, &inner, givesValue: false)
    }

    /// Evaluates a body; what it gives is the value of its returns, or of the one expression it consists of.
    ///
    /// - Parameter givesValue: whether that expression is a value or, in a body that returns nothing, an effect.
    private func evaluateBody(
        _ body: [Statement], _ frame: inout Frame, givesValue: Bool
    ) -> AbstractValue {
        returned.append(nil)
        var single: AbstractValue?
        switch body.first?.kind {
        case .expression(let expression)? where body.count == 1:
            recorder.beginEffect(isReturn: givesValue || !expression.doer.isEffect)
            single = givesValue ? evaluate(expression, &frame) : evaluateStatement(expression, &frame)
            recorder.endEffect(expression, frame)
        case .if(let statement)? where body.count == 1 && givesValue:
            single = value(of: statement, &frame)
        case .switch(let statement)? where body.count == 1 && givesValue:
            single = value(of: statement, &frame)
        default:
            _ = execute(body, &frame)
        }
        let value = returned.popLast() ?? nil
        return value ?? single ?? .opaque
    }

    func noteReturn(_ value: AbstractValue) {
        guard let last = returned.indices.last else { return }
        returned[last] = returned[last].map { $0.merged(with: value) } ?? value
    }

    // MARK: Notes

    func noteRead(_ field: String, _ kind: ReadKind, _ offset: Int, _ frame: Frame) {
        recorder.noteRead(field, kind, frame.place.file, offset)
        trace.reads.insert(
            .init(field: field, kind: kind, file: frame.place.file, offset: offset, function: frame.function))
    }

    func noteEscape(_ offset: Int, _ frame: Frame, _ message: String) {
        trace.escapes.insert(
            .init(file: frame.place.file, offset: offset, function: frame.function, message: message))
    }

    func noteNil(_ field: String, _ meaning: ConsumerTrace.NilMeaning.Meaning, _ offset: Int, _ frame: Frame) {
        trace.nilMeanings.insert(.init(field: field, meaning: meaning, file: frame.place.file, offset: offset))
    }

    /// A test on the action type picked out this case.
    ///
    /// - Parameter handler: the helper that handles it, when the selection itself does nothing else.
    func noteMatch(_ offset: Int, _ frame: Frame, handler: String? = nil) {
        guard let last = consumers.indices.last else { return }
        consumers[last].isMatched = true
        trace.handlers.insert(
            .init(
                function: handler ?? frame.function, file: frame.place.file, offset: offset,
                consumer: consumers[last].variable))
    }

    var isMatched: Bool { consumers.last?.isMatched ?? false }

    /// A `switch` over the action type has nothing for the case.
    func noteDeselection() {
        guard let last = consumers.indices.last, consumers[last].castHandler != nil else { return }
        consumers[last].isDeselected = true
    }

    /// A comparison with the action type was for another case.
    func noteMismatch() {
        guard let last = consumers.indices.last, consumers[last].castHandler != nil else { return }
        consumers[last].isCompared = true
    }

    /// A statement does something.
    func noteEffect() {
        guard let last = consumers.indices.last, consumers[last].castHandler != nil else { return }
        consumers[last].hasEffect = true
    }

    /// A cast to exactly the action's struct: a handler of the whole struct unless a test on the type follows.
    func noteCast(_ offset: Int, _ frame: Frame) {
        guard let last = consumers.indices.last, consumers[last].castHandler == nil else { return }
        consumers[last].castHandler = .init(
            function: frame.function, file: frame.place.file, offset: offset, consumer: consumers[last].variable)
    }

    private func noteCastHandler(entering function: String, _ arguments: [AbstractValue]) {
        guard let last = consumers.indices.last, let handler = consumers[last].castHandler,
            !consumers[last].isDeselected, arguments.contains(.action)
        else { return }
        consumers[last].castHandler = .init(
            function: function, file: handler.file, offset: handler.offset, consumer: handler.consumer)
    }
}
