/// A case of an action type.
struct ActionCase: Hashable, Sendable {
    let type: TypeID
    let name: String
}

/// Where the trail of an `actionType:` argument ended without giving a case.
struct TrailEnd {
    /// Why, with the code of the remaining work.
    enum Reason: String {
        /// The expression is of a form that gives no case.
        case untracedActionType = "untraced-action-type"
        /// The function that takes the case as a parameter has no caller.
        case uncalledWrapper = "uncalled-wrapper"
        /// A name that the action type does not declare: the code is not compiled, or out of date.
        case unknownCase = "unknown-case"
    }

    let reason: Reason
    let file: Int
    let offset: Int
    /// The wrapper that nothing calls; `nil` when the trail ends where the site is.
    var function: String?
    let message: String
}

/// The cases that an `actionType:` argument can be, with the way each came.
struct TraceResult {
    /// Case -> steps from the site outwards.
    var cases: [ActionCase: [String]] = [:]
    /// Cases in the order in which they were found.
    var order: [ActionCase] = []
    var ends: [TrailEnd] = []

    mutating func add(_ found: ActionCase, via: [String]) {
        if let known = cases[found] {
            cases[found] = known + via.filter { !known.contains($0) }
        } else {
            cases[found] = via
            order.append(found)
        }
    }

    mutating func merge(_ other: TraceResult) {
        for found in other.order { add(found, via: other.cases[found] ?? []) }
        ends += other.ends
    }
}

/// Follows `actionType:` arguments to the cases that they can be: through ternaries, locals, parameters and all their
/// callers, properties and functions. What cannot be followed ends the trail; nothing is guessed.
final class CaseTracer {
    private let typing: Typing
    private let vocabulary: Vocabulary
    private let bodies: Bodies
    private var program: Program { typing.program }
    /// Names whose callers were asked for: files that contain them are wanted with bodies.
    private(set) var demandedCallers: Set<String> = []
    /// Parameters and bodies that are being followed, against circles.
    private var active: Set<String> = []

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

    private func ended(_ reason: TrailEnd.Reason, _ file: Int, _ offset: Int, _ message: String) -> TraceResult {
        TraceResult(ends: [TrailEnd(reason: reason, file: file, offset: offset, message: message)])
    }

    private func untraced(_ expression: Expression, _ place: Place, _ message: String) -> TraceResult {
        ended(.untracedActionType, place.file, expression.offset, message)
    }

    // MARK: Expressions

    private func trace(
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
    private func narrowed(_ expected: ResolvedType, to known: ResolvedType) -> ResolvedType {
        known.unwrapped.nominalID.map { vocabulary.actionTypes.contains($0) } ?? false ? known : expected
    }

    private func union(_ results: [TraceResult]) -> TraceResult {
        results.reduce(into: TraceResult()) { $0.merge($1) }
    }

    private func traceMember(
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

    private func unknownCase(
        _ name: String, of id: TypeID, _ expression: Expression, _ place: Place
    ) -> TraceResult {
        ended(.unknownCase, place.file, expression.offset, "`\(program.name(of: id))` has no case `\(name)`")
    }

    private static func isEnumCase(_ member: Member) -> Bool {
        if case .enumCase = member { return true }
        return false
    }

    private func found(_ found: ActionCase, _ via: [String]) -> TraceResult {
        var result = TraceResult()
        result.add(found, via: via)
        return result
    }

    private func isActionProtocol(_ id: TypeID) -> Bool {
        vocabulary.configuration.actionProtocols.contains(program.types[id].name)
    }

    private func traceName(
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
    private func assignments(
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

    private static func key(of body: Body) -> String {
        switch body {
        case .function(let function): "f\(function.id)"
        case .variable(let variable): "v\(variable.id)"
        case .script(let file): "s\(file)"
        }
    }

    // MARK: Parameters

    private func traceParameter(
        _ parameter: ParameterFacts, of function: FunctionEntry, isTest: Bool, via: [String]
    ) -> TraceResult {
        guard let index = function.facts.parameters.firstIndex(where: { $0.offset == parameter.offset }) else {
            return TraceResult()
        }
        let key = "\(function.id).\(index)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let name = program.name(of: function)
        let step = via + ["parameter `\(parameter.name)` of `\(name)`"]
        let expected = typing.parameterType(parameter, of: function)
        var result = TraceResult()
        var calls = 0
        for caller in callers(of: function, isTest: isTest) {
            calls += 1
            let place = caller.place
            if let argument = caller.argument(for: index) {
                let from = step + ["call in `\(caller.body.name(in: program))`"]
                result.merge(trace(argument, at: place, in: caller.body, expected: expected, via: from))
            } else if let value = parameter.defaultValue {
                let context = Place(file: function.file, owner: function.owner, scope: nil)
                let from = step + ["default of `\(parameter.name)`"]
                result.merge(trace(value, at: context, in: .function(function), expected: expected, via: from))
            }
        }
        if calls == 0 {
            let message = "`\(name)` takes the action type as a parameter and nothing in this tree calls it"
            return TraceResult(ends: [
                TrailEnd(
                    reason: .uncalledWrapper, file: function.file, offset: function.facts.offset, function: name,
                    message: message)
            ])
        }
        return result
    }

    private func traceLocalParameter(
        _ parameter: ParameterFacts, of function: FunctionFacts, in body: Body, via: [String]
    ) -> TraceResult {
        guard let index = function.parameters.firstIndex(where: { $0.offset == parameter.offset }) else {
            return TraceResult()
        }
        let key = "l\(Self.key(of: body)).\(parameter.offset)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["parameter `\(parameter.name)` of `\(function.name)`"]
        var result = TraceResult()
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, case .name(function.name) = callee.kind,
                case .localFunction(let target)? = Scope.find(function.name, in: place.scope)?.binding,
                target.offset == function.offset,
                let matching = ArgumentMatching(arguments, function.parameters)
            else { return }
            let expected = self.typing.resolve(parameter.type, at: place)
            if let position = matching.parameterOfArgument.firstIndex(of: index) {
                result.merge(
                    self.trace(arguments[position].value, at: place, in: body, expected: expected, via: step))
            } else if let value = parameter.defaultValue {
                let from = step + ["default of `\(parameter.name)`"]
                result.merge(self.trace(value, at: place, in: body, expected: expected, via: from))
            }
        }
        body.walk(with: walker, in: program)
        return result
    }

    /// A call of a function.
    struct Caller {
        let body: Body
        let place: Place
        let arguments: [Argument]
        let parameterOfArgument: [Int]

        func argument(for parameter: Int) -> Expression? {
            parameterOfArgument.firstIndex(of: parameter).map { arguments[$0].value }
        }
    }

    /// Calls of a function from production code (from test code too when `isTest`).
    func callers(of function: FunctionEntry, isTest: Bool) -> [Caller] {
        var names: Set<String> = [function.facts.name]
        if function.facts.name == "init", let owner = function.owner { names.insert(program.types[owner].name) }
        demandedCallers.formUnion(names)
        var result: [Caller] = []
        for body in bodies.calling(anyOf: names) where isTest || !program.isTestFile[body.file] {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .call(let callee, let arguments) = expression.kind, let name = callee.calledName,
                    names.contains(name),
                    let matching = ArgumentMatching(arguments, function.facts.parameters),
                    self.refers(callee, to: function, at: place)
                else { return }
                result.append(
                    Caller(
                        body: body, place: place, arguments: arguments,
                        parameterOfArgument: matching.parameterOfArgument))
            }
            body.walk(with: walker, in: program)
        }
        return result
    }

    private func refers(_ callee: Expression, to function: FunctionEntry, at place: Place) -> Bool {
        let candidates = typing.candidates(for: callee, at: place)
        if candidates.contains(where: { $0.id == function.id }) { return true }
        guard let owner = function.owner else { return false }
        if candidates.isEmpty {
            // The receiver's type is not known: the name and the labels decide.
            guard case .member(let base?, _) = callee.kind else {
                if case .optionalChain(let inner) = callee.kind { return refers(inner, to: function, at: place) }
                return false
            }
            return typing.type(of: base, at: place).unwrapped.isUnknown
        }
        // A call through a protocol or a superclass.
        return candidates.contains { candidate in
            candidate.owner.map { $0 != owner && typing.isSubtype(owner, of: $0) } ?? false
        }
    }

    // MARK: Properties and functions

    private func traceProperty(
        _ variable: VariableEntry, _ expression: Expression, at place: Place, via: [String]
    ) -> TraceResult {
        let key = "v\(variable.id)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["property `\(program.name(of: variable))`"]
        let expected = typing.declaredType(of: variable)
        let context = Place(file: variable.file, owner: variable.owner, scope: nil)
        let body = Body.variable(variable)
        if let getter = variable.facts.accessors.first(where: { $0.kind == .get })?.body {
            let values = typing.returnedValues(of: getter, at: context)
            return union(values.map { trace($0.expression, at: $0.place, in: body, expected: expected, via: step) })
        }
        var result = TraceResult()
        if let value = variable.facts.initializer {
            result.merge(trace(value, at: context, in: body, expected: expected, via: step))
        }
        result.merge(assignedProperty(variable, expected: expected, via: step))
        if result.order.isEmpty, result.ends.isEmpty {
            return untraced(expression, place, "nothing that is assigned to `\(program.name(of: variable))` is known")
        }
        return result
    }

    /// What the methods of the owner assign to a stored property; for a memberwise initialiser, what its calls give.
    private func assignedProperty(
        _ variable: VariableEntry, expected: ResolvedType, via: [String]
    ) -> TraceResult {
        guard let owner = variable.owner, let name = variable.facts.name else { return TraceResult() }
        var result = TraceResult()
        let functions = program.types[owner].functions.values.flatMap { $0 }.sorted().map { program.functions[$0] }
        for function in functions {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .assignment(let target, "=", let value) = expression.kind,
                    self.isOwn(target, name, at: place)
                else { return }
                result.merge(self.trace(value, at: place, in: .function(function), expected: expected, via: via))
            }
            walker.walk(function)
        }
        guard program.types[owner].functions["init"] == nil else { return result }
        demandedCallers.insert(program.types[owner].name)
        for body in bodies.calling(program.types[owner].name) where !program.isTestFile[body.file] {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                guard case .call(let callee, let arguments) = expression.kind,
                    case .metatype(let instance) = self.typing.type(of: callee, at: place),
                    instance.nominalID == owner, let argument = arguments.first(where: { $0.label == name })
                else { return }
                result.merge(self.trace(argument.value, at: place, in: body, expected: expected, via: via))
            }
            body.walk(with: walker, in: program)
        }
        return result
    }

    private func isOwn(_ target: Expression, _ name: String, at place: Place) -> Bool {
        switch target.kind {
        case .member(let base?, name):
            if case .name("self") = base.kind { return true }
            return false
        case .name(name): return Scope.find(name, in: place.scope) == nil
        default: return false
        }
    }

    private func traceCall(
        _ expression: Expression, _ callee: Expression, _ arguments: [Argument], at place: Place,
        expected: ResolvedType, via: [String]
    ) -> TraceResult {
        guard let function = typing.best(typing.candidates(for: callee, at: place), arguments),
            let body = function.facts.body, function.facts.name != "init"
        else {
            return untraced(expression, place, "the action type is the result of a call that is not followed")
        }
        let key = "f\(function.id)"
        guard active.insert(key).inserted else { return TraceResult() }
        defer { active.remove(key) }
        let step = via + ["result of `\(program.name(of: function))`"]
        let context = Place(
            file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
            generics: function.facts.genericParameters)
        let result = typing.resultType(of: function)
        let values = typing.returnedValues(of: body, at: context)
        return union(
            values.map { trace($0.expression, at: $0.place, in: .function(function), expected: result, via: step) })
    }
}
