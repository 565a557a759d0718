/// Walks bodies with the names in scope and hands every expression, outermost first, to `onExpression`.
final class BodyWalker {
    /// Called for every expression with the place it stands at.
    var onExpression: ((Expression, Place) -> Void)?
    /// Called for every `return` of the walked body itself, not for those of closures and functions in it.
    var onReturn: ((Expression, Place) -> Void)?
    /// Called for every declaration of a local variable.
    var onVariable: ((VariableFacts, Place) -> Void)?
    /// Called for every expression that stands where a value of a written type is expected.
    var onExpected: ((Expression, TypeReference, Place) -> Void)?
    /// Called for every pattern of a `switch` or an `if case`, with what is matched.
    var onMatch: ((Pattern, Expression, Place) -> Void)?
    /// The expression being visited is a pattern, or part of one.
    private(set) var isInPattern = false
    private var nesting = 0
    /// Result types of the functions around, innermost last.
    private var results: [TypeReference?] = []

    func walk(_ function: FunctionEntry) {
        let place = Place(
            file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
            generics: function.facts.genericParameters)
        for parameter in function.facts.parameters {
            if let value = parameter.defaultValue { walk(value, at: place) }
        }
        walk(body: function.facts.body ?? [], result: function.facts.result, at: place)
    }

    /// The body of a function or getter, whose values are of a known type.
    private func walk(body: [Statement], result: TypeReference?, at place: Place) {
        results.append(result)
        if body.count == 1, case .expression(let expression)? = body.first?.kind {
            walk(expression, expecting: result, at: place)
        } else {
            walk(body, at: place)
        }
        results.removeLast()
    }

    func walk(_ variable: VariableEntry) {
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        if let value = variable.facts.initializer { walk(value, expecting: variable.facts.type, at: place) }
        for accessor in variable.facts.accessors {
            var scope: Scope?
            if accessor.kind == .set || accessor.kind == .willSet {
                let type = variable.facts.type
                scope = Scope(nil, "newValue", type.map { .declared($0, nil) } ?? .unknown)
            }
            walk(
                body: accessor.body ?? [], result: accessor.kind == .get ? variable.facts.type : nil,
                at: place.with(scope))
        }
    }

    /// Walks statements; returns the place behind them, with the names that they bound.
    @discardableResult
    func walk(_ statements: [Statement], at start: Place) -> Place {
        var place = start
        // Functions of a body see each other wherever they stand.
        for case .function(let function) in statements.lazy.map(\.kind) {
            place.scope = Scope(place.scope, function.name, .localFunction(function))
        }
        for case .type(let type) in statements.lazy.map(\.kind) {
            place.scope = Scope(place.scope, type.name, .localType(type))
        }
        for statement in statements { walk(statement, at: &place) }
        return place
    }

    private func walk(_ statement: Statement, at place: inout Place) {
        switch statement.kind {
        case .expression(let expression), .throw(let expression): walk(expression, at: place)
        case .variable(let variable):
            onVariable?(variable, place)
            if let value = variable.initializer { walk(value, expecting: variable.type, at: place) }
            for accessor in variable.accessors { nested { walk(accessor.body ?? [], at: place) } }
            place.scope = Binder.bind(variable, in: place.scope)
        case .function(let function):
            var inner = place.with(Binder.bindParameters(of: function, in: place.scope))
            inner.generics += function.genericParameters
            nested { walk(body: function.body ?? [], result: function.result, at: inner) }
        case .type(let type):
            walk(type, at: place)
        case .return(let value):
            guard let value else { return }
            if nesting == 0 { onReturn?(value, place) }
            walk(value, expecting: results.last ?? nil, at: place)
        case .break, .continue, .fallthrough: break
        case .if(let statement): walk(statement, at: place)
        case .guard(let conditions, let otherwise):
            let inner = walk(conditions, at: place)
            walk(otherwise, at: place)
            place = inner
        case .switch(let statement): walk(statement, at: place)
        case .for(let pattern, let sequence, let condition, let body):
            walk(sequence, at: place)
            let inner = place.with(Binder.bindElement(pattern, of: sequence, in: place.scope))
            if let condition { walk(condition, at: inner) }
            walk(body, at: inner)
        case .while(let conditions, let body):
            walk(body, at: walk(conditions, at: place))
        case .repeat(let body, let condition):
            walk(body, at: place)
            walk(condition, at: place)
        case .do(let body, let catches):
            walk(body, at: place)
            for clause in catches { walk(clause.body, at: place.with(Binder.bind(clause, in: place.scope))) }
        case .defer(let body): walk(body, at: place)
        case .conditionalCompilation(let branches):
            // Names bound in one branch are visible behind the `#endif`.
            for branch in branches { place = walk(branch, at: place) }
        }
    }

    /// Methods of a type that is declared in a body.
    private func walk(_ type: TypeFacts, at place: Place) {
        nested {
            for function in type.functions {
                walk(function.body ?? [], at: place.with(Binder.bindParameters(of: function, in: place.scope)))
            }
            for variable in type.variables {
                if let value = variable.initializer { walk(value, at: place) }
                for accessor in variable.accessors { walk(accessor.body ?? [], at: place) }
            }
        }
    }

    private func nested(_ body: () -> Void) {
        nesting += 1
        body()
        nesting -= 1
    }

    func walk(_ conditions: [Condition], at start: Place) -> Place {
        var place = start
        for condition in conditions {
            switch condition.kind {
            case .expression(let value), .binding(_, _, let value): walk(value, at: place)
            case .matching(let pattern, let value):
                walk(value, at: place)
                onMatch?(pattern, value, place)
                walk(pattern, at: place)
            case .availability: break
            }
            place.scope = Binder.bind(condition, in: place.scope)
        }
        return place
    }

    private func walk(_ statement: IfStatement, at place: Place) {
        walk(statement.body, at: walk(statement.conditions, at: place))
        if let otherwise = statement.otherwise { walk(otherwise, at: place) }
    }

    private func walk(_ statement: SwitchStatement, at place: Place) {
        walk(statement.subject, at: place)
        for branch in statement.cases {
            var inner = place
            for item in branch.items {
                onMatch?(item.pattern, statement.subject, place)
                walk(item.pattern, at: place)
                inner.scope = Binder.bind(item, subject: statement.subject, in: inner.scope)
                if let condition = item.condition { walk(condition, at: inner) }
            }
            walk(branch.body, at: inner)
        }
    }

    private func walk(_ pattern: Pattern, at place: Place) {
        guard case .expression(let expression) = pattern else { return }
        let outer = isInPattern
        isInPattern = true
        walk(expression, at: place)
        isInPattern = outer
    }

    func walk(_ expression: Expression, at place: Place) {
        onExpression?(expression, place)
        switch expression.kind {
        case .name, .nilLiteral, .boolean, .type, .keyPath, .member(nil, _): break
        case .member(let base?, _): walk(base, at: place)
        case .call(let callee, let arguments):
            walk(callee, at: place)
            for argument in arguments { walk(argument, of: expression, at: place) }
        case .lookup(let base, let arguments):
            walk(base, at: place)
            for argument in arguments { walk(argument, of: expression, at: place) }
        case .literal(_, let parts), .other(let parts):
            for part in parts { walk(part, at: place) }
        case .cast(let inner, _, _), .optionalChain(let inner), .forceUnwrap(let inner), .optionalTry(let inner),
            .prefix(_, let inner), .inOut(let inner), .group(let inner):
            walk(inner, at: place)
        case .ternary(let condition, let then, let otherwise):
            walk(condition, at: place)
            walk(then, at: place)
            walk(otherwise, at: place)
        case .binary(let left, _, let right), .assignment(let left, _, let right):
            walk(left, at: place)
            walk(right, at: place)
        case .closure(let closure): walk(closure, context: nil, at: place)
        case .conditional(let statement): nested { walk(statement, at: place) }
        case .choice(let statement): nested { walk(statement, at: place) }
        case .tuple(let elements):
            for element in elements { walk(element.value, at: place) }
        case .pattern(let pattern): walk(pattern, at: place)
        }
    }

    /// An expression where a value of a written type is expected: it is what types the parameters of a closure.
    private func walk(_ expression: Expression, expecting type: TypeReference?, at place: Place) {
        guard let type else { return walk(expression, at: place) }
        onExpected?(expression, type, place)
        switch expression.kind {
        case .closure(let closure):
            onExpression?(expression, place)
            let context = ClosureContext(position: .value(type), scope: place.scope, closure: closure)
            walk(closure, context: context, at: place)
        case .ternary(let condition, let then, let otherwise):
            onExpression?(expression, place)
            walk(condition, at: place)
            walk(then, expecting: type, at: place)
            walk(otherwise, expecting: type, at: place)
        default:
            walk(expression, at: place)
        }
    }

    private func walk(_ argument: Argument, of call: Expression, at place: Place) {
        switch argument.value.kind {
        case .closure(let closure):
            onExpression?(argument.value, place)
            let context = ClosureContext(
                position: .argument(argument, of: call), scope: place.scope, closure: closure)
            walk(closure, context: context, at: place)
        case .ternary(let condition, let then, let otherwise):
            // `onTap: isEnabled ? { button in … } : nil`
            onExpression?(argument.value, place)
            walk(condition, at: place)
            for branch in [then, otherwise] {
                guard case .closure(let closure) = branch.kind else {
                    walk(branch, at: place)
                    continue
                }
                onExpression?(branch, place)
                let context = ClosureContext(
                    position: .argument(argument, of: call), scope: place.scope, closure: closure)
                walk(closure, context: context, at: place)
            }
        default:
            walk(argument.value, at: place)
        }
    }

    private func walk(_ closure: Closure, context: ClosureContext?, at place: Place) {
        nested {
            walk(
                body: closure.body, result: closure.result,
                at: place.with(Binder.bind(closure, context: context, in: place.scope)))
        }
    }
}

/// An expression with the place it stands at.
struct PlacedExpression {
    let expression: Expression
    let place: Place
}

extension Typing {
    /// What a body returns: every `return`, or the value of a body that is one expression.
    func returnedValues(of body: [Statement], at place: Place) -> [PlacedExpression] {
        if body.count == 1, let only = body.first {
            switch only.kind {
            case .expression(let expression): return [PlacedExpression(expression: expression, place: place)]
            case .if(let statement): return branchValues(of: statement, at: place) + returns(in: body, at: place)
            case .switch(let statement): return branchValues(of: statement, at: place) + returns(in: body, at: place)
            default: break
            }
        }
        return returns(in: body, at: place)
    }

    private func returns(in body: [Statement], at place: Place) -> [PlacedExpression] {
        var result: [PlacedExpression] = []
        let walker = BodyWalker()
        walker.onReturn = { result.append(PlacedExpression(expression: $0, place: $1)) }
        walker.walk(body, at: place)
        return result
    }

    /// The values that the branches of an `if` expression give.
    func branchValues(of statement: IfStatement, at place: Place) -> [PlacedExpression] {
        var inner = place
        for condition in statement.conditions { inner.scope = Binder.bind(condition, in: inner.scope) }
        return lastValue(of: statement.body, at: inner) + lastValue(of: statement.otherwise ?? [], at: place)
    }

    /// The values that the branches of a `switch` expression give.
    func branchValues(of statement: SwitchStatement, at place: Place) -> [PlacedExpression] {
        statement.cases.flatMap { branch in
            var inner = place
            for item in branch.items {
                inner.scope = Binder.bind(item, subject: statement.subject, in: inner.scope)
            }
            return lastValue(of: branch.body, at: inner)
        }
    }

    private func lastValue(of body: [Statement], at start: Place) -> [PlacedExpression] {
        guard let last = body.last else { return [] }
        let place = BodyWalker().walk(Array(body.dropLast()), at: start)
        switch last.kind {
        case .expression(let expression): return [PlacedExpression(expression: expression, place: place)]
        case .if(let statement): return branchValues(of: statement, at: place)
        case .switch(let statement): return branchValues(of: statement, at: place)
        default: return []
        }
    }
}
