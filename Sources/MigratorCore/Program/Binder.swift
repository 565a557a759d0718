/// Extends scopes by the names that statements, conditions and patterns bind.
enum Binder {
    static func bind(_ variable: VariableFacts, in scope: Scope?) -> Scope? {
        if case .identifier(let name) = variable.pattern {
            if variable.isLazy || !variable.isStored || !variable.attributes.isEmpty {
                return Scope(scope, name, .accessed(variable))
            }
            if let type = variable.type { return Scope(scope, name, .declared(type, variable.initializer)) }
            if let value = variable.initializer { return Scope(scope, name, .initialized(value)) }
            return Scope(scope, name, .unknown)
        }
        guard let value = variable.initializer else { return bindUnknown(variable.pattern, in: scope) }
        return bind(variable.pattern, to: value, binds: true, unwrapped: false, in: scope, origin: scope)
    }

    static func bind(_ condition: Condition, in scope: Scope?) -> Scope? {
        switch condition.kind {
        case .expression, .availability: return scope
        case .binding(.identifier(let name), let type, let value):
            if let type { return Scope(scope, name, .declared(type, nil)) }
            return Scope(scope, name, .unwrapped(value))
        case .binding(let pattern, _, let value):
            return bind(pattern, to: value, binds: true, unwrapped: true, in: scope, origin: scope)
        case .matching(let pattern, let value):
            return bind(pattern, to: value, binds: false, unwrapped: false, in: scope, origin: scope)
        }
    }

    static func bind(_ item: SwitchItem, subject: Expression, in scope: Scope?) -> Scope? {
        bind(item.pattern, to: subject, binds: false, unwrapped: false, in: scope, origin: scope)
    }

    /// The names that a `catch` binds: its own, or `error`.
    static func bind(_ clause: CatchClause, in scope: Scope?) -> Scope? {
        if clause.patterns.isEmpty { return Scope(scope, "error", .unknown) }
        return clause.patterns.reduce(scope) { bindUnknown($1, binds: false, in: $0) }
    }

    static func bindElement(_ pattern: Pattern, of sequence: Expression, in scope: Scope?) -> Scope? {
        if case .identifier(let name) = pattern { return Scope(scope, name, .element(sequence)) }
        return bindUnknown(pattern, in: scope)
    }

    /// - Parameter binds: whether a bare identifier in the pattern is bound (below `let`) or compared.
    private static func bind(
        _ pattern: Pattern, to value: Expression, binds: Bool, unwrapped: Bool, in scope: Scope?, origin: Scope?
    ) -> Scope? {
        switch pattern {
        case .wildcard, .isType: return scope
        case .identifier(let name):
            guard binds else { return scope }
            return Scope(scope, name, unwrapped ? .unwrapped(value) : .initialized(value), origin: origin)
        case .binding(let inner):
            return bind(inner, to: value, binds: true, unwrapped: unwrapped, in: scope, origin: origin)
        case .some(let inner):
            return bind(inner, to: value, binds: binds, unwrapped: true, in: scope, origin: origin)
        case .cast(let inner, let type):
            var name: String?
            if case .identifier(let own) = inner { name = own }
            if case .binding(.identifier(let own)) = inner { name = own }
            return name.map { Scope(scope, $0, .cast(type), origin: origin) } ?? scope
        case .tuple(let elements):
            var result = scope
            for (index, element) in elements.enumerated() {
                guard case .pattern(let inner) = element.value.kind else { continue }
                if let name = boundName(inner, binds: binds) {
                    result = Scope(
                        result, name, .tupleElement(index, of: value, unwrapped: unwrapped), origin: origin)
                } else if case .expression(let nested) = inner, case .tuple(let values) = value.kind,
                    index < values.count
                {
                    result = bind(
                        .expression(nested), to: values[index].value, binds: binds, unwrapped: false, in: result,
                        origin: origin)
                } else {
                    result = bindUnknown(inner, binds: binds, in: result)
                }
            }
            return result
        case .expression(let expression):
            return bindCase(expression, of: value, binds: binds, in: scope, origin: origin)
        }
    }

    /// `.some(let x)`, `Type.case(let a, label: let b)`.
    private static func bindCase(
        _ expression: Expression, of value: Expression, binds: Bool, in scope: Scope?, origin: Scope?
    ) -> Scope? {
        switch expression.kind {
        case .name(let name):
            // Below `let` a parser that sees `let .a(b)` takes `b` for a reference.
            return binds ? Scope(scope, name, .unknown) : scope
        case .call(let callee, let arguments):
            guard case .member(_, let caseName) = callee.kind else { return scope }
            var result = scope
            for (index, argument) in arguments.enumerated() {
                var name: String?
                switch argument.value.kind {
                case .pattern(let inner): name = boundName(inner, binds: binds)
                case .name(let own): name = binds ? own : nil
                default: break
                }
                if let name {
                    let binding: Binding =
                        caseName == "some"
                        ? .unwrapped(value)
                        : .associatedValue(caseName: caseName, index: index, label: argument.label, of: value)
                    result = Scope(result, name, binding, origin: origin)
                } else {
                    result = bindNames(in: argument.value, to: result)
                }
            }
            return result
        default:
            return bindNames(in: expression, to: scope)
        }
    }

    private static func boundName(_ pattern: Pattern, binds: Bool) -> String? {
        switch pattern {
        case .identifier(let name): binds ? name : nil
        case .binding(let inner): boundName(inner, binds: true)
        case .expression(let expression):
            if binds, case .name(let name) = expression.kind { name } else { nil }
        default: nil
        }
    }

    /// Names bound somewhere inside an expression pattern whose structure is of no interest.
    private static func bindNames(in expression: Expression, to scope: Scope?) -> Scope? {
        switch expression.kind {
        case .pattern(let pattern): return bindUnknown(pattern, in: scope)
        case .call(_, let arguments), .tuple(let arguments):
            return arguments.reduce(scope) { bindNames(in: $1.value, to: $0) }
        case .optionalChain(let inner): return bindNames(in: inner, to: scope)
        default: return scope
        }
    }

    static func bindUnknown(_ pattern: Pattern, binds: Bool = true, in scope: Scope?) -> Scope? {
        switch pattern {
        case .identifier(let name): return binds ? Scope(scope, name, .unknown) : scope
        case .binding(let inner): return bindUnknown(inner, binds: true, in: scope)
        case .some(let inner), .cast(let inner, _): return bindUnknown(inner, binds: binds, in: scope)
        case .tuple(let elements):
            return elements.reduce(scope) { scope, element in
                guard case .pattern(let inner) = element.value.kind else { return scope }
                return bindUnknown(inner, binds: binds, in: scope)
            }
        case .expression(let expression): return bindNames(in: expression, to: scope)
        case .wildcard, .isType: return scope
        }
    }

    static func bindParameters(of function: FunctionEntry) -> Scope? {
        function.facts.parameters.reduce(nil) { Scope($0, $1.name, .parameter($1, function)) }
    }

    static func bindParameters(of function: FunctionFacts, in scope: Scope?) -> Scope? {
        function.parameters.reduce(scope) { Scope($0, $1.name, .localParameter($1, function)) }
    }

    /// Parameters and captures of a closure.
    static func bind(_ closure: Closure, context: ClosureContext?, in scope: Scope?) -> Scope? {
        var result = scope
        for capture in closure.captures {
            guard let name = capture.label else { continue }
            if case .name(name) = capture.value.kind { continue }
            result = Scope(result, name, .initialized(capture.value), origin: scope)
        }
        if let parameters = closure.parameters {
            for (index, parameter) in parameters.enumerated() {
                let binding: Binding =
                    parameter.type.map { .declared($0, nil) } ?? .closureParameter(index, context)
                result = Scope(result, parameter.name, binding)
            }
        } else {
            for index in 0..<3 { result = Scope(result, "$\(index)", .closureParameter(index, context)) }
        }
        return result
    }
}
