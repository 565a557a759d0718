extension ConsumerEvaluator {
    /// - Parameter run: executes the statements of a branch.
    func execute(
        _ statement: SwitchStatement, _ frame: inout Frame, run: ([Statement], inout Frame) -> Flow
    ) -> Flow {
        let (subject, isDependent) = tracked(statement.subject, &frame)
        let tested = Subject(value: subject, dependsOnAction: isDependent, expression: statement.subject)
        noteFieldSwitch(subject, statement, &frame)
        var branches: [Frame] = []
        /// How sure it is that the branch before falls through into the next one.
        var fallsThrough: Truth?
        var choice = DecisionLog.Choice.nothing
        defer { noteChoice(choice, statement, isDependent: isDependent) }
        for (index, branch) in statement.cases.enumerated() {
            var inner = frame
            var truth: Truth = branch.isDefault ? .yes : .no
            var matchedAt = branch.offset
            for item in branch.items {
                let found = matches(item, tested, statement.subject, &inner)
                log?.note(found, ofConditionAt: item.range)
                if found != .no, truth == .no { matchedAt = item.offset }
                if found == .yes { truth = .yes }
                if found == .maybe, truth == .no { truth = .maybe }
            }
            if let fallsThrough, truth != .yes { truth = fallsThrough }
            log?.noteBranch(at: branch.range, isTaken: truth != .no)
            guard truth != .no else { continue }
            if choice == .nothing {
                let bindsMore = branch.items.contains { self.bindsMore($0.pattern, inner) }
                choice = truth == .yes && !bindsMore ? .branch(index) : .undecided
            }
            if concernsActionType(subject), fallsThrough == nil {
                if branch.isDefault || Self.doesNothing(branch.body) {
                    noteDeselection()
                } else if truth == .yes || !isMatched && namesCase(branch, subject, inner) {
                    noteMatch(matchedAt, inner, handler: handler(of: branch.body, inner))
                }
            }
            fallsThrough = nil
            if case .fallthrough? = branch.body.last?.kind { fallsThrough = truth }
            let flow = run(branch.body, &inner)
            if flow == .falls || Jumps.leaveSwitch(from: branch.body) { branches.append(inner) }
            if truth == .yes, fallsThrough == nil { break }
        }
        // A switch of which no branch is taken does nothing.
        if branches.isEmpty, choice == .nothing { return .falls }
        frame.adopt(branches)
        return branches.isEmpty ? .exits : .falls
    }

    private func noteChoice(_ choice: DecisionLog.Choice, _ statement: SwitchStatement, isDependent: Bool) {
        let isDecided = isDependent && !statement.hasConditionalBranches
        log?.note(isDecided ? choice : .undecided, ofSwitchAt: statement.range)
    }

    /// The helper that a branch consisting of `return helper(…, action)` hands the action to.
    private func handler(of body: [Statement], _ frame: Frame) -> String? {
        guard body.count == 1, case .return(let value?)? = body.first?.kind,
            case .call(let callee, let arguments) = value.kind,
            arguments.contains(where: { argument in
                guard case .name(let name) = argument.value.kind else { return false }
                return frame.value(of: name).likely == .action
            }), let function = typing.best(typing.candidates(for: callee, at: frame.place), arguments)
        else { return nil }
        return program.name(of: function)
    }

    /// Whether a branch that may be taken names cases: what is compared with a value that is not known selects nothing.
    private func namesCase(_ branch: SwitchBranch, _ subject: AbstractValue, _ frame: Frame) -> Bool {
        var frame = frame
        return branch.items.contains { item in
            guard let label = label(of: item.pattern, for: subject) else { return true }
            return evaluatePattern(label, &frame) != .opaque
        }
    }

    /// What a pattern compares the action type with, alone or as an element of a tuple.
    private func label(of pattern: Pattern, for subject: AbstractValue) -> Expression? {
        switch pattern {
        case .some(let inner): return label(of: inner, for: subject)
        case .tuple(let elements):
            guard case .tuple(let values) = subject, let index = values.firstIndex(where: { $0.likely == .actionType }),
                index < elements.count, case .pattern(let inner) = elements[index].value.kind
            else { return nil }
            return label(of: inner, for: .actionType)
        case .expression(let expression):
            guard case .tuple(let elements) = expression.kind, case .tuple(let values) = subject else {
                return expression
            }
            guard let index = values.firstIndex(where: { $0.likely == .actionType }), index < elements.count else {
                return nil
            }
            return elements[index].value
        default: return nil
        }
    }

    private func concernsActionType(_ value: AbstractValue) -> Bool {
        switch value.likely {
        case .actionType: true
        case .tuple(let elements): elements.contains { $0.likely == .actionType }
        default: false
        }
    }

    private static func doesNothing(_ body: [Statement]) -> Bool {
        switch body.first?.kind {
        case nil, .break?: true
        case .return(nil)?: true
        default: false
        }
    }

    /// What is matched with patterns.
    struct Subject {
        let value: AbstractValue
        let dependsOnAction: Bool
        /// What is matched, where the type of a name without one in front is its own.
        var expression: Expression?

        func with(_ value: AbstractValue) -> Subject { Subject(value: value, dependsOnAction: dependsOnAction) }
    }

    private func matches(
        _ item: SwitchItem, _ subject: Subject, _ expression: Expression, _ frame: inout Frame
    ) -> Truth {
        let truth = matches(item.pattern, subject, item.offset, &frame)
        guard truth != .no else { return .no }
        frame.place.scope = Binder.bind(item, subject: expression, in: frame.place.scope)
        guard let condition = item.condition else { return truth }
        let holds = self.truth(of: condition, &frame)
        if holds == .no { return .no }
        return truth == .yes && holds == .yes ? .yes : .maybe
    }

    /// Whether a pattern matches a value. Names that the pattern binds are bound in the frame.
    func matches(_ pattern: Pattern, _ subject: Subject, _ offset: Int, _ frame: inout Frame) -> Truth {
        let truth = tested(pattern, subject, offset, &frame)
        if incoming.removed != nil, truth == .no { return .no }
        // What holds for every action stays as it is written.
        return keepsLog && !subject.dependsOnAction && !pattern.isWildcard ? .maybe : truth
    }

    /// `.name` in a pattern of a value whose type is known.
    private func isRemoved(_ pattern: Expression, _ subject: Expression?, _ frame: inout Frame) -> Bool {
        guard incoming.removed != nil, let subject else { return false }
        guard isRemoved(resolved(evaluatePattern(pattern, &frame), besides: subject, frame)) else { return false }
        noteRemoved(at: pattern.offset)
        return true
    }

    private func tested(_ pattern: Pattern, _ subject: Subject, _ offset: Int, _ frame: inout Frame) -> Truth {
        let value = subject.value
        switch pattern {
        case .wildcard: return .yes
        case .identifier(let name):
            frame.bind(name, value, dependsOnAction: subject.dependsOnAction)
            return .yes
        case .binding(let inner):
            return matches(inner, subject, offset, &frame)
        case .some(let inner):
            if value == .none { return .no }
            let result = matches(inner, subject, offset, &frame)
            return isCertain(value) ? result : (result == .no ? .no : .maybe)
        case .isType(let type):
            let success = castSucceeds(value, to: type, frame)
            noteCast(of: value, to: type, success, offset, frame)
            if incoming.removed != nil, success == .no { noteRemoved(at: offset) }
            return success
        case .cast(let inner, let type):
            let success = castSucceeds(value, to: type, frame)
            guard success != .no else {
                if incoming.removed != nil { noteRemoved(at: offset) }
                return .no
            }
            noteCast(of: value, to: type, success, offset, frame)
            switch inner {
            case .expression(let name), .binding(.expression(let name)):
                // Below `let` the parser can see the name that is bound as a reference.
                if case .name(let name) = name.kind {
                    frame.bind(name, value, dependsOnAction: subject.dependsOnAction)
                }
            default: _ = matches(inner, subject, offset, &frame)
            }
            return success
        case .tuple(let elements):
            guard case .tuple(let values) = value else {
                elements.forEach { bindOpaque($0.value, &frame) }
                return .maybe
            }
            var result: Truth = .yes
            for (element, part) in zip(elements, values) {
                guard case .pattern(let inner) = element.value.kind else { continue }
                let truth = matches(inner, subject.with(part), offset, &frame)
                log?.note(truth, ofConditionAt: element.value.range)
                switch truth {
                case .no: return .no
                case .maybe: result = .maybe
                case .yes: break
                }
            }
            return result
        case .expression(let expression):
            if case .pattern(let inner) = expression.kind { return matches(inner, subject, offset, &frame) }
            if let inner = expression.patternInSome { return matches(.some(inner), subject, offset, &frame) }
            bindOpaque(expression, &frame)
            if case .tuple(let elements) = expression.kind, case .tuple(let values) = value {
                let results = zip(elements, values).map { element, part -> Truth in
                    var truth: Truth
                    if case .pattern(let inner) = element.value.kind {
                        truth = matches(inner, subject.with(part), offset, &frame)
                    } else if element.value.isDiscarded {
                        truth = .yes
                    } else {
                        truth = compare(part, toPattern: element.value, &frame)
                    }
                    log?.note(truth, ofConditionAt: element.value.range)
                    return truth
                }
                if results.contains(.no) { return .no }
                return results.allSatisfy { $0 == .yes } ? .yes : .maybe
            }
            if isRemoved(expression, subject.expression, &frame) { return .no }
            return compare(value, toPattern: expression, &frame)
        }
    }

    /// Whether an expression pattern matches. A case of an enum, `nil` and literals are what they seem to be; for anything
    /// else the program may say what `~=` means.
    private func compare(_ value: AbstractValue, toPattern expression: Expression, _ frame: inout Frame) -> Truth {
        if case .call(let callee, _) = expression.kind, case .member(_, "some") = callee.kind {
            return value == .none ? .no : .maybe
        }
        if case .optionalChain(let inner) = expression.kind {
            return value == .none ? .no : compare(value, toPattern: inner, &frame)
        }
        let pattern = evaluatePattern(expression, &frame)
        if isRemoved(pattern) { noteRemoved(at: expression.offset) }
        if value == .none, pattern == .opaque {
            return operators.hasPatternOperator || !expression.isValueOfItsOwn ? .maybe : .no
        }
        return compare(value, pattern)
    }

    private func isCertain(_ value: AbstractValue) -> Bool {
        switch value {
        case .action, .actionType, .window, .boolean, .enumCase, .implicitCase, .payload: true
        default: false
        }
    }

    private func evaluatePattern(_ expression: Expression, _ frame: inout Frame) -> AbstractValue {
        switch expression.kind {
        case .optionalChain(let inner): return evaluatePattern(inner, &frame)
        case .call(let callee, let arguments):
            // `.some(x)` and cases with associated values.
            if case .member(_, "some") = callee.kind { return .opaque }
            let label = evaluatePattern(callee, &frame)
            if arguments.allSatisfy(\.value.matchesAnything) { return label }
            switch label {
            case .enumCase(let type, let name): return .valuedCase(type, name)
            case .implicitCase(let name): return .valuedCase(nil, name)
            default: return label
            }
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

    func bind(
        _ pattern: Pattern, _ value: AbstractValue, dependsOnAction: Bool = false, _ frame: inout Frame
    ) {
        switch pattern {
        case .identifier(let name): frame.bind(name, value, dependsOnAction: dependsOnAction)
        case .binding(let inner), .some(let inner): bind(inner, value, dependsOnAction: dependsOnAction, &frame)
        case .cast(let inner, _): bind(inner, value, dependsOnAction: dependsOnAction, &frame)
        case .tuple(let elements):
            for (index, element) in elements.enumerated() {
                guard case .pattern(let inner) = element.value.kind else { continue }
                if case .tuple(let values) = value, index < values.count {
                    bind(inner, values[index].doubtedIf(keepsLog), &frame)
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
        if case .tuple(let values) = subject { return noteTupleSwitch(values, statement, &frame) }
        guard case .field(let field) = subject.likely else { return }
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
        let kind: ReadKind = !handlesNil && hasIdleDefault(statement) ? .required : .forwarded
        noteRead(field, kind, statement.subject.offset, frame)
    }

    private func hasIdleDefault(_ statement: SwitchStatement) -> Bool {
        let fallback = statement.cases.first(where: \.isDefault)
        return fallback.map { Self.doesNothing($0.body) || returnsUnchanged($0.body) } ?? false
    }

    /// `switch (action.title, action.page)`: a field that every branch but an idle `default` wants not to be nil.
    private func noteTupleSwitch(
        _ values: [AbstractValue], _ statement: SwitchStatement, _ frame: inout Frame
    ) {
        guard hasIdleDefault(statement) else { return }
        let items = statement.cases.filter { !$0.isDefault && !Self.doesNothing($0.body) }.flatMap(\.items)
        for (index, value) in values.enumerated() {
            guard case .field(let field) = value.likely, !items.isEmpty,
                items.allSatisfy({ Self.wantsValue($0.pattern, at: index) })
            else { continue }
            noteRead(field, .required, statement.subject.offset, frame)
        }
    }

    /// Whether an element of a tuple pattern cannot match nil.
    static func wantsValue(_ pattern: Pattern, at index: Int) -> Bool {
        switch pattern {
        case .binding(let inner): return wantsValue(inner, at: index)
        case .tuple(let elements):
            guard index < elements.count, case .pattern(let inner) = elements[index].value.kind else { return false }
            return wantsValue(inner)
        case .expression(let expression):
            guard case .tuple(let elements) = expression.kind, index < elements.count else { return false }
            return wantsValue(elements[index].value)
        default: return false
        }
    }

    private static func wantsValue(_ pattern: Pattern) -> Bool {
        switch pattern {
        case .some: true
        case .binding(let inner): wantsValue(inner)
        case .expression(let expression): wantsValue(expression)
        default: false
        }
    }

    private static func wantsValue(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .optionalChain, .boolean, .literal: true
        case .member(_, let name): name != "none"
        case .call(let callee, _): callee.calledName != nil
        case .pattern(let pattern): wantsValue(pattern)
        default: false
        }
    }

    /// `return state` and, where it is configured, `return defaultState(from: state)`.
    private func returnsUnchanged(_ body: [Statement]) -> Bool {
        guard body.count == 1, case .return(let value?)? = body.first?.kind else { return false }
        switch value.kind {
        case .name("state"): return true
        case .call(let callee, _):
            return callee.calledName.map(vocabulary.configuration.defaultStateFunctions.contains) ?? false
        default: return false
        }
    }
}

extension AbstractValue {
    /// With doubt where decisions are logged: the declaration of several names is never taken apart.
    fileprivate func doubtedIf(_ isDoubted: Bool) -> AbstractValue { isDoubted ? doubted : self }
}

extension Pattern {
    fileprivate var isWildcard: Bool {
        if case .wildcard = self { return true }
        return false
    }
}

extension Expression {
    /// `_` in a pattern that the parser takes for an expression.
    fileprivate var isDiscarded: Bool {
        switch kind {
        case .pattern(.wildcard): true
        case .other(let parts): parts.isEmpty
        default: false
        }
    }

    /// A value that is written down: a literal, a member of a type. It is not nil.
    fileprivate var isValueOfItsOwn: Bool {
        switch kind {
        case .literal, .boolean, .call: true
        case .binary(_, let symbol, _): symbol == "..." || symbol == "..<"
        default: false
        }
    }

    /// A statement of it does something.
    var isEffect: Bool {
        switch kind {
        case .call, .assignment: true
        default: false
        }
    }

    /// A reducer that returns it returns more than the state as it was.
    func isNewState(_ configuration: Configuration) -> Bool {
        guard case .call(let callee, _) = kind else { return false }
        guard let name = callee.calledName else { return true }
        return !configuration.defaultStateFunctions.contains(name) && !configuration.passthroughFunctions.contains(name)
    }
}
