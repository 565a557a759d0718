extension ConsumerEvaluator {
    /// An expression that stands alone: an optional chain is then the only effect.
    func evaluateStatement(_ expression: Expression, _ frame: inout Frame) -> AbstractValue {
        let value = evaluate(expression, &frame)
        if case .field(let field) = value.likely, expression.hasChain {
            noteRead(field, .required, expression.offset, frame)
        }
        return value
    }

    /// What an expression is worth, and whether that depends on the action.
    func tracked(_ expression: Expression, _ frame: inout Frame) -> (value: AbstractValue, isDependent: Bool) {
        let outer = dependsOnAction
        dependsOnAction = false
        let value = evaluate(expression, &frame)
        let isDependent = dependsOnAction
        dependsOnAction = outer || isDependent
        return (value, isDependent)
    }

    func evaluate(_ expression: Expression, _ frame: inout Frame) -> AbstractValue {
        guard let log else {
            let value = worth(of: expression, &frame)
            recorder.note(expression, value)
            return value
        }
        let outer = dependsOnAction
        dependsOnAction = false
        let value = worth(of: expression, &frame)
        if dependsOnAction {
            log.note(value, at: expression.range)
            log.note(frame.place, at: expression.range)
        }
        dependsOnAction = outer || dependsOnAction
        return value
    }

    private func worth(of expression: Expression, _ frame: inout Frame) -> AbstractValue {
        switch expression.kind {
        case .name(let name): return evaluateName(name, expression, &frame)
        case .member(let base?, let name): return evaluateMember(base, name, expression, &frame)
        case .member(nil, let name): return .implicitCase(name)
        case .call(let callee, let arguments): return evaluateCall(callee, arguments, expression, &frame)
        case .lookup(let base, let arguments):
            let value = evaluate(base, &frame)
            for argument in arguments { _ = evaluate(argument.value, &frame) }
            if value == .none, base.hasChain { return .none }
            if case .field = value.likely, base.hasChain { return taken(from: value) }
            return .opaque
        case .nilLiteral: return .none
        case .boolean(let value): return .boolean(value)
        case .literal(let kind, let parts):
            let values = parts.map { evaluate($0, &frame) }
            return kind == .array ? .list(values) : .opaque
        case .cast(let inner, let kind, let type):
            return cast(evaluate(inner, &frame), kind, type, expression, frame)
        case .optionalChain(let inner), .optionalTry(let inner): return evaluate(inner, &frame)
        case .forceUnwrap(let inner):
            let value = evaluate(inner, &frame)
            guard case .field(let field) = value.likely else { return value == .none ? .opaque : value }
            noteRead(field, .required, inner.offset, frame)
            return .opaque
        case .ternary(let condition, let then, let otherwise):
            return evaluateTernary(condition, then, otherwise, &frame)
        case .binary(let left, let symbol, let right):
            return evaluateBinary(left, symbol, right, expression, &frame)
        case .prefix(let symbol, let inner):
            let value = evaluate(inner, &frame)
            if symbol == "!", !operators.declares("!"), case .boolean(let known) = value { return .boolean(!known) }
            return .opaque
        case .assignment(let target, let symbol, let value): return assign(target, symbol, value, &frame)
        case .closure(let closure):
            _ = call(closure, [], in: frame)
            return .closure(ClosureValue(closure: closure, frame: frame, offset: expression.offset))
        case .conditional(let statement):
            return value(of: statement, &frame)
        case .choice(let statement):
            return value(of: statement, &frame)
        case .tuple(let elements): return .tuple(elements.map { evaluate($0.value, &frame) })
        case .inOut(let inner), .group(let inner): return evaluate(inner, &frame)
        case .other(let parts):
            for part in parts { _ = evaluate(part, &frame) }
            return .opaque
        case .type, .pattern, .keyPath: return .opaque
        }
    }

    // MARK: Names and members

    private func evaluateName(_ name: String, _ expression: Expression, _ frame: inout Frame) -> AbstractValue {
        if let bound = frame.bound[name] {
            noteReference(name, expression, dependsOnAction: bound.dependsOnAction && bound.value.isFoldable)
            if bound.dependsOnAction { dependsOnAction = true }
            return bound.value
        }
        noteReference(name, expression, dependsOnAction: false)
        if Scope.find(name, in: frame.place.scope) != nil { return .opaque }
        if frame.selfIsAction, name == "self" || actionTypes.contains(where: { typing.member(name, of: $0) != nil }) {
            dependsOnAction = true
            return name == "self" ? .action : actionMember(name, expression.offset, &frame)
        }
        return .opaque
    }

    private func noteReference(_ name: String, _ expression: Expression, dependsOnAction: Bool) {
        log?.noteReference(name, at: expression.range.lowerBound, dependsOnAction: dependsOnAction)
    }

    private func evaluateMember(
        _ base: Expression, _ name: String, _ expression: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        let value = evaluate(base, &frame)
        switch value {
        case .possibly(let likely):
            switch likely {
            case .action: return actionMember(name, expression.offset, &frame).doubted
            case .field: return base.hasChain ? value : .opaque
            default: return .opaque
            }
        case .action: return actionMember(name, expression.offset, &frame)
        case .none: return base.hasChain ? .none : .opaque
        case .field:
            return base.hasChain ? taken(from: value) : .opaque
        case .tuple(let elements):
            if let index = Int(name), index < elements.count { return elements[index] }
            return .opaque
        case .opaque: return constant(base, name, frame)
        default: return .opaque
        }
    }

    /// What is taken from a field by an optional chain: nil when the field is. It is not the field, so that where code is written
    /// nothing rests on it.
    func taken(from value: AbstractValue) -> AbstractValue { keepsLog ? value.doubted : value }

    /// `action.name`: the action type, the window, a payload field, or a computed property of the struct.
    private func actionMember(_ name: String, _ offset: Int, _ frame: inout Frame) -> AbstractValue {
        if name == vocabulary.configuration.actionTypeLabel { return .actionType }
        if name == vocabulary.configuration.windowLabel { return .window }
        if let known = incoming.known, let field = known.definition?.field(name) {
            guard field.type.isOptional else {
                noteRead(name, .required, offset, frame)
                return keepsLog ? .payload(name) : .opaque
            }
            noteRead(name, .forwarded, offset, frame)
            switch known.fields[name] ?? .mayBeNil {
            case .mayBeNil: return .field(name)
            case .present: return .payload(name)
            case .absent: return .none
            }
        }
        for type in actionTypes {
            guard case .variable(let variable)? = typing.member(name, of: type),
                let getter = variable.facts.accessors.first(where: { $0.kind == .get })?.body,
                getters(of: variable).count == 1
            else { continue }
            return callGetter(getter, of: variable)
        }
        return .opaque
    }

    /// The getters that may run for a property that a type or protocol declares: its own and those of subtypes.
    private func getters(of variable: VariableEntry) -> [VariableEntry] {
        guard incoming.known == nil, let owner = variable.owner else { return [variable] }
        // What a protocol does not require is called on the protocol itself.
        guard program.types[owner].kind == .class || isRequired(variable, by: owner) else { return [variable] }
        return program.variables.filter { other in
            other.facts.name == variable.facts.name && other.owner.map { typing.isSubtype($0, of: owner) } ?? false
                && other.facts.accessors.contains { $0.kind == .get && $0.body != nil }
        }
    }

    private func isRequired(_ variable: VariableEntry, by owner: TypeID) -> Bool {
        program.variables.contains { other in
            other.owner == owner && other.facts.name == variable.facts.name && other.id != variable.id
        }
    }

    /// `Enum.case`, or a constant of that value.
    private func constant(_ base: Expression, _ name: String, _ frame: Frame) -> AbstractValue {
        if name == "none", base.isOptionalType { return .none }
        switch CaseLabels(typing: typing, vocabulary: vocabulary).meaning(of: base, name, at: frame.place) {
        case .enumCase(let id): return .enumCase(id, name)
        case .constant(let initializer, let place):
            var inner = Frame(place: place, function: frame.function)
            let value = evaluate(initializer, &inner)
            return value.isConstant ? value : .opaque
        case .undeclared: return .undeclaredCase
        case .other: return .opaque
        }
    }

    // MARK: Casts

    func castSucceeds(_ value: AbstractValue, to type: TypeReference, _ frame: Frame) -> Truth {
        if let removed = incoming.removed {
            let target = typing.resolve(type, at: frame.place).nominalID
            return target.map(removed.types.contains) ?? false ? .no : .maybe
        }
        switch value {
        case .action, .actionType: break
        case .none: return .no
        default: return .maybe
        }
        let isAction = value == .action
        let configuration = vocabulary.configuration
        let roots = isAction ? configuration.actionProtocols : configuration.actionTypeProtocols
        let target = typing.resolve(type, at: frame.place)
        guard let id = target.nominalID else {
            if roots.contains(type.lastName ?? "") { return .yes }
            let own = incoming.known.map { isAction ? $0.action : $0.actionCase.type }
            let labels = CaseLabels(typing: typing, vocabulary: vocabulary)
            return own.map { labels.isUnrelated($0, to: target) } ?? false ? .no : .maybe
        }
        if roots.contains(program.types[id].name), program.types[id].kind != .struct { return .yes }
        guard let known = incoming.known else {
            // No struct and no action type of the tree; what else it conforms to is not known.
            let isOfTree = isAction ? vocabulary.actions[id] != nil : vocabulary.actionTypes.contains(id)
            // A protocol that asks for what only legacy actions have is one of them.
            return isOfTree || roots.contains { refines(id, $0) } ? .no : .maybe
        }
        let own = isAction ? known.action : known.actionCase.type
        return id == own || typing.isSubtype(own, of: id) ? .yes : .no
    }

    private func refines(_ id: TypeID, _ root: String) -> Bool {
        (program.typesByName[root] ?? []).contains { $0 != id && typing.isSubtype(id, of: $0) }
    }

    /// A cast to exactly the struct or the action type of the action selects it.
    func noteCast(
        of value: AbstractValue, to type: TypeReference, _ success: Truth, _ offset: Int, _ frame: Frame
    ) {
        guard success == .yes || value != value.likely, let known = incoming.known else { return }
        let target = typing.resolve(type, at: frame.place).nominalID
        if value.likely == .action && target == known.action
            || value.likely == .actionType && target == known.actionCase.type
        {
            if value.likely == .action { trace.casts.insert(.init(file: frame.place.file, offset: offset)) }
            noteCast(offset, frame)
        }
    }

    private func cast(
        _ value: AbstractValue, _ kind: CastKind, _ type: TypeReference, _ expression: Expression, _ frame: Frame
    ) -> AbstractValue {
        let success = castSucceeds(value, to: type, frame)
        noteCast(of: value, to: type, success, expression.offset, frame)
        if incoming.removed != nil, success == .no { noteRemoved(at: expression.offset) }
        switch (kind, success) {
        case (.coerce, _): return value
        case (.test, .yes): return .boolean(true)
        case (.test, .no): return .boolean(false)
        case (.test, .maybe): return .opaque
        case (_, .no): return .none
        case (_, .yes): return value
        case (_, .maybe):
            if case .possibly(let likely) = value, castSucceeds(likely, to: type, frame) == .no { return .opaque }
            if case .field = value.likely { return taken(from: value) }
            return value.carriesAction ? value.doubted : .opaque
        }
    }

    // MARK: Operators

    private func evaluateTernary(
        _ condition: Expression, _ then: Expression, _ otherwise: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        switch truth(of: condition, &frame) {
        case .yes: return evaluate(then, &frame)
        case .no: return evaluate(otherwise, &frame)
        case .maybe: return evaluate(then, &frame).merged(with: evaluate(otherwise, &frame))
        }
    }

    private func evaluateBinary(
        _ left: Expression, _ symbol: String, _ right: Expression, _ expression: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        if keepsLog, ["??", "&&", "||"].contains(symbol), operators.declares(symbol) {
            _ = evaluate(left, &frame)
            _ = evaluate(right, &frame)
            return .opaque
        }
        switch symbol {
        case "??": return evaluateDefault(left, right, &frame)
        case "&&", "||":
            let decisive = symbol == "||"
            let first = evaluate(left, &frame)
            if first == .boolean(decisive), !keepsLog { return first }
            let second = evaluate(right, &frame)
            if first == .boolean(decisive) { return first }
            if second == .boolean(decisive) { return second }
            if first == .boolean(!decisive) { return second }
            return .opaque
        case "==", "!=":
            let first = resolved(evaluate(left, &frame), besides: right, frame)
            let second = resolved(evaluate(right, &frame), besides: left, frame)
            if isRemoved(first) { noteRemoved(at: left.offset) }
            if isRemoved(second) { noteRemoved(at: right.offset) }
            var equal: Truth = .maybe
            let isKnown = first != .opaque || second != .opaque
            if isKnown, operators.isStandard(symbol, first, second) {
                equal = compare(first, second)
                if equal == .maybe, isNil(first, butNot: right, frame) || isNil(second, butNot: left, frame) {
                    equal = .no
                }
            }
            if first.likely == .actionType || second.likely == .actionType {
                let names = equal == .yes || equal == .maybe && (first.isValuedCase || second.isValuedCase)
                names && symbol == "==" ? noteSelection(expression.offset, frame) : noteMismatch()
            }
            switch symbol == "==" ? equal : equal.negated {
            case .yes: return .boolean(true)
            case .no: return .boolean(false)
            case .maybe: return .opaque
            }
        default:
            _ = evaluate(left, &frame)
            _ = evaluate(right, &frame)
            return .opaque
        }
    }

    /// nil is not equal to what cannot be nil.
    private func isNil(_ value: AbstractValue, butNot other: Expression, _ frame: Frame) -> Bool {
        guard value == .none else { return false }
        let type = typing.type(of: other, at: frame.place)
        return !type.isUnknown && !type.isOptional
    }

    private func evaluateDefault(
        _ left: Expression, _ right: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        let first = evaluate(left, &frame)
        switch first {
        case .none: return evaluate(right, &frame)
        case .field(let field), .possibly(.field(let field)):
            noteRead(field, .defaulted, left.offset, frame)
            if case .member = right.kind, isState(right.rootOfPath, frame) { noteNil(field, .keep, left.offset, frame) }
            let second = evaluate(right, &frame)
            if case .field = second.likely { return second.doubted }
            return .opaque
        case .action, .actionType, .boolean, .enumCase, .payload: return first
        default:
            let second = evaluate(right, &frame)
            if case .field = second.likely { return second.doubted }
            return .opaque
        }
    }

    /// A state by its type, or by the name that reducers give to theirs where the type is not known.
    private func isState(_ expression: Expression, _ frame: Frame) -> Bool {
        guard case .name(let name) = expression.kind else { return false }
        if let id = typing.type(of: expression, at: frame.place).unwrapped.nominalID {
            return vocabulary.states.contains(id)
        }
        return name.lowercased().hasSuffix("state")
    }

    private func assign(
        _ target: Expression, _ symbol: String, _ value: Expression, _ frame: inout Frame
    ) -> AbstractValue {
        let result = evaluate(value, &frame)
        switch target.kind {
        case .name(let name):
            log?.noteReference(name, at: target.range.lowerBound, dependsOnAction: false)
            if Scope.find(name, in: frame.place.scope) != nil || frame.bound[name] != nil {
                // A name that is written to stands for what was written last: that is nothing to write in its place.
                frame.bind(name, symbol == "=" ? (keepsLog ? result.doubted : result) : .opaque)
            } else if result.likely == .action {
                noteEscape(value.offset, frame, "the action is kept in `\(name)`")
            }
        case .member(let base?, let name):
            _ = evaluate(base, &frame)
            if case .field(let field) = result.likely { noteNil(field, .clear, value.offset, frame) }
            if result.likely == .action { noteEscape(value.offset, frame, "the action is kept in `\(name)`") }
        default:
            _ = evaluate(target, &frame)
        }
        return .opaque
    }

    // MARK: Branches as values

    /// The value of an `if` expression.
    func value(of statement: IfStatement, _ frame: inout Frame) -> AbstractValue {
        var values: [AbstractValue] = []
        _ = execute(statement, &frame) { body, frame in
            values.append(lastValue(of: body, &frame))
            return .falls
        }
        return merged(values)
    }

    /// The value of a `switch` expression.
    func value(of statement: SwitchStatement, _ frame: inout Frame) -> AbstractValue {
        var values: [AbstractValue] = []
        _ = execute(statement, &frame) { body, frame in
            values.append(lastValue(of: body, &frame))
            return .falls
        }
        return merged(values)
    }

    private func merged(_ values: [AbstractValue]) -> AbstractValue {
        guard let first = values.first else { return .opaque }
        return values.dropFirst().reduce(first) { $0.merged(with: $1) }
    }

    private func lastValue(of body: [Statement], _ frame: inout Frame) -> AbstractValue {
        guard let last = body.last else { return .opaque }
        for statement in body.dropLast() where execute(statement, &frame) == .exits { return .opaque }
        switch last.kind {
        case .expression(let expression): return evaluate(expression, &frame)
        case .if(let statement): return value(of: statement, &frame)
        case .switch(let statement): return value(of: statement, &frame)
        default:
            _ = execute(last, &frame)
            return .opaque
        }
    }
}

extension Expression {
    /// `Optional`, `Optional<T>`, `T?` in front of a member.
    fileprivate var isOptionalType: Bool {
        switch kind {
        case .name("Optional"): true
        case .type(let type): type.isOptional || type.lastName == "Optional"
        case .optionalChain(let inner):
            if case .name(let name) = inner.kind { name.first?.isUppercase == true } else { false }
        default: false
        }
    }
}
