/// Follows `actionType:` arguments to the cases that they can be: through ternaries, locals, parameters and all their
/// callers, properties and functions. What cannot be followed ends the trail; nothing is guessed.
final class CaseTracer {
    let typing: Typing
    let vocabulary: Vocabulary
    let bodies: Bodies
    var program: Program { typing.program }
    /// Names whose callers were asked for: files that contain them are wanted with bodies.
    var demandedCallers: Set<String> = []
    /// Parameters and bodies that are being followed, against circles.
    var active: Set<String> = []

    init(typing: Typing, vocabulary: Vocabulary, bodies: Bodies) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.bodies = bodies
    }

    func trace(_ site: Site) -> TraceResult {
        let label = vocabulary.configuration.actionTypeLabel
        guard let (argument, parameter) = site.argument(filling: label) else {
            return ended(
                .untracedActionType, site.place.file, site.offset,
                site.initializer == nil
                    ? "no initialiser of \(program.name(of: site.action)) fits these arguments"
                    : "the call gives no \(label)")
        }
        let context = Place(file: site.initializer?.file ?? site.place.file, owner: site.action, scope: nil)
        let expected = typing.resolve(parameter.type, at: context)
        let result = trace(argument.value, at: site.place, in: site.body, expected: expected, via: [])
        guard result.order.isEmpty, result.ends.isEmpty else { return result }
        // The trail led in a circle, or to a local function that nothing calls.
        return untraced(argument.value, site.place, "the action type comes from nowhere in this tree")
    }

    func ended(_ reason: TrailEnd.Reason, _ file: Int, _ offset: Int, _ message: String) -> TraceResult {
        TraceResult(ends: [TrailEnd(reason: reason, file: file, offset: offset, message: message)])
    }

    func untraced(_ expression: Expression, _ place: Place, _ message: String) -> TraceResult {
        ended(.untracedActionType, place.file, expression.offset, message)
    }

    // MARK: Expressions

    func trace(
        _ expression: Expression, at place: Place, in body: Body, expected: ResolvedType, via: [String]
    ) -> TraceResult {
        switch expression.kind {
        case .member(let base, let name):
            return traceMember(expression, base, name, at: place, expected: expected, via: via)
        case .name(let name):
            return traceName(expression, name, at: place, in: body, expected: expected, via: via)
        case .ternary(_, let then, let otherwise):
            return union([then, otherwise].map { trace($0, at: place, in: body, expected: expected, via: via) })
        case .binary(let left, "??", let right):
            return union([left, right].map { trace($0, at: place, in: body, expected: expected, via: via) })
        case .conditional(let statement):
            return union(
                typing.branchValues(of: statement, at: place).map {
                    trace($0.expression, at: $0.place, in: body, expected: expected, via: via)
                })
        case .choice(let statement):
            return union(
                typing.branchValues(of: statement, at: place).map {
                    trace($0.expression, at: $0.place, in: body, expected: expected, via: via)
                })
        case .cast(let inner, _, let type):
            let target = narrowed(expected, to: typing.resolve(type, at: place))
            return trace(inner, at: place, in: body, expected: target, via: via)
        case .nilLiteral:
            // Of an optional action type; without a value nothing is dispatched, or a `??` gives another.
            return TraceResult()
        case .forceUnwrap(let inner), .optionalTry(let inner), .optionalChain(let inner):
            return trace(inner, at: place, in: body, expected: expected, via: via)
        case .call(let callee, let arguments):
            return traceCall(expression, callee, arguments, at: place, expected: expected, via: via)
        default:
            return untraced(expression, place, "the action type is computed in a way that is not followed")
        }
    }

    /// The enum where one is known, in place of the protocol: implicit members are looked up in it.
    func narrowed(_ expected: ResolvedType, to known: ResolvedType) -> ResolvedType {
        known.unwrapped.nominalID.map { vocabulary.actionTypes.contains($0) } ?? false ? known : expected
    }

    func union(_ results: [TraceResult]) -> TraceResult {
        results.reduce(into: TraceResult()) { $0.merge($1) }
    }

    func traceMember(
        _ expression: Expression, _ base: Expression?, _ name: String, at place: Place, expected: ResolvedType,
        via: [String]
    ) -> TraceResult {
        guard let base else {
            guard let id = expected.unwrapped.nominalID, vocabulary.actionTypes.contains(id) else {
                return untraced(expression, place, "`.\(name)` has no known type here")
            }
            guard program.types[id].enumCase(name) != nil else {
                if case .variable(let variable)? = typing.member(name, of: id) {
                    return traceProperty(variable, expression, at: place, via: via)
                }
                return unknownCase(name, of: id, expression, place)
            }
            return found(ActionCase(type: id, name: name), via)
        }
        let baseType = typing.type(of: base, at: place)
        if case .metatype(let instance) = baseType, let id = instance.nominalID,
            vocabulary.actionTypes.contains(id), typing.member(name, of: id).map(Self.isEnumCase) ?? true
        {
            guard program.types[id].enumCase(name) != nil else {
                return unknownCase(name, of: id, expression, place)
            }
            return found(ActionCase(type: id, name: name), via)
        }
        let owner: TypeID?
        switch baseType.unwrapped {
        case .metatype(let instance): owner = instance.nominalID
        case let instance: owner = instance.nominalID
        }
        guard let owner else {
            return untraced(expression, place, "the type of what `\(name)` is taken from is not known")
        }
        if vocabulary.actions[owner] != nil || isActionProtocol(owner) {
            return untraced(expression, place, "the action type is copied from another action")
        }
        guard case .variable(let variable)? = typing.member(name, of: owner) else {
            return untraced(expression, place, "`\(name)` is not a property with a known value")
        }
        return traceProperty(variable, expression, at: place, via: via)
    }

    func unknownCase(
        _ name: String, of id: TypeID, _ expression: Expression, _ place: Place
    ) -> TraceResult {
        ended(.unknownCase, place.file, expression.offset, "`\(program.name(of: id))` has no case `\(name)`")
    }

    private static func isEnumCase(_ member: Member) -> Bool {
        if case .enumCase = member { return true }
        return false
    }

    func found(_ found: ActionCase, _ via: [String]) -> TraceResult {
        var result = TraceResult()
        result.add(found, via: via)
        return result
    }

    func isActionProtocol(_ id: TypeID) -> Bool {
        vocabulary.configuration.actionProtocols.contains(program.types[id].name)
    }

    func traceName(
        _ expression: Expression, _ name: String, at place: Place, in body: Body, expected: ResolvedType,
        via: [String]
    ) -> TraceResult {
        guard let scope = Scope.find(name, in: place.scope) else {
            var owner = place.owner
            while let id = owner {
                if case .variable(let variable)? = typing.member(name, of: id) {
                    return traceProperty(variable, expression, at: place, via: via)
                }
                owner = program.types[id].parent
            }
            if let global = (program.globalVariables[name] ?? []).first {
                return traceProperty(program.variables[global], expression, at: place, via: via)
            }
            return untraced(expression, place, "`\(name)` is not declared in this tree")
        }
        let step = via + ["variable `\(name)`"]
        let outer = place.with(scope.origin)
        switch scope.binding {
        case .initialized(let value), .unwrapped(let value):
            let target = narrowed(expected, to: typing.type(of: scope, at: place))
            return union([
                trace(value, at: outer, in: body, expected: target, via: step),
                assignments(to: name, in: body, expected: target, via: step),
            ])
        case .declared(let type, let value):
            let target = narrowed(expected, to: typing.resolve(type, at: outer))
            var result = assignments(to: name, in: body, expected: target, via: step)
            if let value { result.merge(trace(value, at: outer, in: body, expected: target, via: step)) }
            if result.order.isEmpty, result.ends.isEmpty {
                return untraced(expression, place, "`\(name)` is never given a value that can be followed")
            }
            return result
        case .parameter(let parameter, let function):
            return traceParameter(parameter, of: function, isTest: program.isTestFile[place.file], via: via)
        case .localParameter(let parameter, let function):
            return traceLocalParameter(parameter, of: function, in: body, via: via)
        case .element(let sequence):
            if case .literal(.array, let elements) = sequence.kind {
                let target = narrowed(expected, to: typing.type(of: scope, at: place))
                return union(elements.map { trace($0, at: outer, in: body, expected: target, via: step) })
            }
            return untraced(expression, place, "`\(name)` is an element of a collection")
        default:
            return untraced(expression, place, "`\(name)` is bound in a way that is not followed")
        }
    }

    /// What the body assigns to a local name.
    func assignments(
        to name: String, in body: Body, expected: ResolvedType, via: [String]
    ) -> TraceResult {
        let key = "a\(Self.key(of: body)).\(name)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        var result = TraceResult()
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .assignment(let target, "=", let value) = expression.kind, case .name(name) = target.kind,
                Scope.find(name, in: place.scope) != nil
            else { return }
            result.merge(self.trace(value, at: place, in: body, expected: expected, via: via))
        }
        body.walk(with: walker, in: program)
        return result
    }

    static func key(of body: Body) -> String {
        switch body {
        case .function(let function): "f\(function.id)"
        case .variable(let variable): "v\(variable.id)"
        case .script(let file): "s\(file)"
        }
    }
}
