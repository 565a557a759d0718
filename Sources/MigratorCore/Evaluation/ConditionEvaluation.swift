/// What happens when a condition does not hold.
enum ConditionContext {
    /// The function is left.
    case `guard`
    /// Nothing: an `if` without `else`.
    case branch
    /// Something else is done.
    case alternative
}

extension ConsumerEvaluator {
    func evaluate(_ conditions: [Condition], _ frame: inout Frame, context: ConditionContext) -> Truth {
        var result: Truth = .yes
        for (index, condition) in conditions.enumerated() {
            let outer = dependsOnAction
            dependsOnAction = false
            log?.note(frame.place, at: condition.range)
            var truth = evaluate(condition, &frame, context: context)
            if incoming.removed != nil, truth == .no { dependsOnAction = true }
            // What holds for every action stays as it is written.
            if keepsLog, !dependsOnAction { truth = .maybe }
            dependsOnAction = outer || dependsOnAction
            log?.note(
                truth == .yes && bindsMore(condition, frame) ? .maybe : truth, ofConditionAt: condition.range)
            switch truth {
            case .no:
                lookBehind(conditions[(index + 1)...], frame)
                return .no
            case .maybe: result = .maybe
            case .yes: break
            }
        }
        return result
    }

    /// Whether a condition binds names to something that cannot be written in their place.
    private func bindsMore(_ condition: Condition, _ frame: Frame) -> Bool {
        switch condition.kind {
        case .expression, .availability: false
        case .binding(let pattern, _, _), .matching(let pattern, _): bindsMore(pattern, frame)
        }
    }

    func bindsMore(_ pattern: Pattern, _ frame: Frame) -> Bool {
        pattern.boundNames.contains { name in
            !(frame.bound[name].map { $0.dependsOnAction && $0.value.isFoldable && $0.value != .window } ?? false)
        }
    }

    /// Behind a test that fails nothing is evaluated; but a window guard there is one for the cases to come.
    private func lookBehind(_ conditions: ArraySlice<Condition>, _ frame: Frame) {
        guard keepsLog, case .unknown = incoming else { return }
        var inner = frame
        for condition in conditions {
            guard case .expression(let expression) = condition.kind else { return }
            _ = evaluate(expression, &inner)
        }
    }

    /// Whether an expression is true, as far as that depends on the action.
    func truth(of expression: Expression, _ frame: inout Frame) -> Truth {
        let (value, isDependent) = tracked(expression, &frame)
        return keepsLog && !isDependent ? .maybe : truthValue(value)
    }

    private func evaluate(_ condition: Condition, _ frame: inout Frame, context: ConditionContext) -> Truth {
        switch condition.kind {
        case .availability: return .maybe
        case .expression(let expression):
            let truth = truthValue(evaluate(expression, &frame))
            if truth == .maybe { noteNecessaryFields(of: expression, &frame, context: context) }
            return truth
        case .binding(let pattern, _, let expression):
            let (value, isDependent) = tracked(expression, &frame)
            frame.place.scope = Binder.bind(condition, in: frame.place.scope)
            switch value {
            case .none:
                bind(pattern, hypothesis(of: expression), &frame)
                return .no
            case .action, .actionType, .boolean, .enumCase, .implicitCase, .payload:
                bind(pattern, value, dependsOnAction: isDependent, &frame)
                return .yes
            case .field(let field), .possibly(.field(let field)):
                noteRead(field, context == .alternative ? .forwarded : .required, expression.offset, frame)
                bindOpaque(pattern, &frame)
                return .maybe
            default:
                bind(pattern, value, &frame)
                return .maybe
            }
        case .matching(let pattern, let expression):
            let (value, isDependent) = tracked(expression, &frame)
            if case .field(let field) = value.likely {
                noteRead(field, context == .alternative ? .forwarded : .required, expression.offset, frame)
            }
            if case .tuple(let parts) = value, context != .alternative {
                for (index, part) in parts.enumerated() {
                    guard case .field(let field) = part.likely, Self.wantsValue(pattern, at: index) else { continue }
                    noteRead(field, .required, expression.offset, frame)
                }
            }
            let subject = Subject(value: value, dependsOnAction: isDependent, expression: expression)
            let truth = matches(pattern, subject, expression.offset, &frame)
            frame.place.scope = Binder.bind(condition, in: frame.place.scope)
            if value.likely == .actionType { truth == .no ? noteMismatch() : noteSelection(expression.offset, frame) }
            return truth
        }
    }

    /// What a name stands for behind a cast of the action that fails, in what is looked at for the cases to come.
    private func hypothesis(of expression: Expression) -> AbstractValue {
        guard keepsLog, case .unknown = incoming, case .cast = expression.kind else { return .opaque }
        return .action
    }

    func noteSelection(_ offset: Int, _ frame: Frame) {
        if !isMatched { noteMatch(offset, frame) }
    }

    func truthValue(_ value: AbstractValue) -> Truth {
        if case .boolean(let known) = value { return known ? .yes : .no }
        return .maybe
    }

    /// A field without which a condition cannot hold is required: `field != nil`, and in a `guard` also
    /// `field == something`. In an `if` a comparison is a use of the value as it is.
    private func noteNecessaryFields(
        of expression: Expression, _ frame: inout Frame, context: ConditionContext
    ) {
        guard context != .alternative, case .binary(let left, let symbol, let right) = expression.kind else { return }
        switch symbol {
        case "&&":
            noteNecessaryFields(of: left, &frame, context: context)
            noteNecessaryFields(of: right, &frame, context: context)
        case "==", "!=":
            let pairs = [(left, right), (right, left)]
            for (side, other) in pairs {
                let isNil: Bool
                if case .nilLiteral = other.kind { isNil = true } else { isNil = false }
                guard symbol == "==" ? (!isNil && context == .guard) : isNil else { continue }
                if case .field(let field) = evaluate(side, &frame).likely {
                    noteRead(field, .required, side.offset, frame)
                }
            }
        default: break
        }
    }

    /// `if field == nil { return … }` leaves early when the field is nil, as a `guard` does.
    func noteEarlyExit(_ conditions: [Condition], _ frame: inout Frame) {
        guard conditions.count == 1, case .expression(let expression)? = conditions.first?.kind else { return }
        noteNilTests(in: expression, &frame)
    }

    private func noteNilTests(in expression: Expression, _ frame: inout Frame) {
        guard case .binary(let left, let symbol, let right) = expression.kind else { return }
        switch symbol {
        case "||":
            noteNilTests(in: left, &frame)
            noteNilTests(in: right, &frame)
        case "==":
            for (side, other) in [(left, right), (right, left)] {
                guard case .nilLiteral = other.kind, case .field(let field) = evaluate(side, &frame).likely else {
                    continue
                }
                noteRead(field, .required, side.offset, frame)
            }
        default: break
        }
    }

    /// Nothing has such a value any more.
    func isRemoved(_ value: AbstractValue) -> Bool {
        guard let removed = incoming.removed, case .enumCase(let type, let name) = value else { return false }
        return removed.cases.contains(ActionCase(type: type, name: name))
    }

    /// `.name` where a value of the type stands on the other side.
    func resolved(_ value: AbstractValue, besides other: Expression, _ frame: Frame) -> AbstractValue {
        guard let removed = incoming.removed, case .implicitCase(let name) = value,
            let type = typing.type(of: other, at: frame.place).unwrapped.nominalID,
            removed.cases.contains(ActionCase(type: type, name: name))
        else { return value }
        return .enumCase(type, name)
    }

    /// Notes that a decision rests on what is gone.
    func noteRemoved(at offset: Int) {
        log?.noteReference("", at: offset, dependsOnAction: true)
        dependsOnAction = true
    }

    /// Whether two values are equal, as far as that is known.
    func compare(_ left: AbstractValue, _ right: AbstractValue) -> Truth {
        if isRemoved(left) || isRemoved(right) { return .no }
        switch (left, right) {
        case (.possibly, _), (_, .possibly): return .maybe
        case (.actionType, .enumCase(let type, let name)), (.enumCase(let type, let name), .actionType):
            guard let known = incoming.known?.actionCase else {
                return vocabulary.actionTypes.contains(type) ? .no : .maybe
            }
            return type == known.type && name == known.name ? .yes : .no
        case (.actionType, .implicitCase(let name)), (.implicitCase(let name), .actionType):
            guard let known = incoming.known?.actionCase else { return .no }
            return name == known.name ? .yes : .no
        case (.actionType, .valuedCase(let type, let name)), (.valuedCase(let type, let name), .actionType):
            guard let known = incoming.known?.actionCase else {
                return type.map(vocabulary.actionTypes.contains) ?? true ? .no : .maybe
            }
            return (type ?? known.type) == known.type && name == known.name ? .maybe : .no
        case (.actionType, .undeclaredCase), (.undeclaredCase, .actionType): return .no
        case (.none, .valuedCase), (.valuedCase, .none): return .no
        case (.actionType, .none), (.none, .actionType), (.action, .none), (.none, .action): return .no
        case (.boolean(let left), .boolean(let right)): return left == right ? .yes : .no
        case (.payload, .none), (.none, .payload): return .no
        case (.none, .none): return .yes
        case (.none, .implicitCase(let name)), (.implicitCase(let name), .none): return name == "none" ? .yes : .no
        case (.none, .enumCase), (.enumCase, .none), (.none, .boolean), (.boolean, .none): return .no
        case (.enumCase(let leftType, let left), .enumCase(let rightType, let right)):
            return leftType == rightType && left == right ? .yes : .no
        case (.enumCase(_, let left), .implicitCase(let right)), (.implicitCase(let left), .enumCase(_, let right)):
            return left == right ? .yes : .no
        case (.implicitCase(let left), .implicitCase(let right)):
            // Static members of different names can be equal; the cases of an enum are not, but its type is not known.
            return left == right ? .yes : .maybe
        default: return .maybe
        }
    }
}
