/// Tells whether evaluating something may do more than give a value, so that it must not be left out.
///
/// What the tree declares is looked into; names prove nothing. Of what lies outside of the tree a property is taken for a plain
/// read, and a call for an effect, but for the methods of the standard library's values that only look at them.
final class EffectAnalysis {
    private let typing: Typing
    private var program: Program { typing.program }
    private var functions: [Int: Bool] = [:]
    private var variables: [Int: Bool] = [:]

    init(typing: Typing) {
        self.typing = typing
    }

    /// Whether evaluating an expression may do something.
    func mayHaveEffects(_ expression: Expression, at place: Place) -> Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { [self] expression, place in
            if !found, isEffect(expression, at: place, isLocal: { _ in false }) { found = true }
        }
        walker.walk(expression, at: place)
        return found
    }

    /// Whether a literal becomes a value of a type of the tree by an initialiser that does something.
    func convertsWithEffect(_ expression: Expression, to type: TypeReference, at place: Place) -> Bool {
        switch expression.kind {
        case .literal, .boolean, .nilLiteral: break
        default: return false
        }
        guard let id = typing.resolve(type.unwrapped, at: place).nominalID else { return false }
        return typing.functions(named: "init", of: id).contains { function in
            let label = function.facts.parameters.first?.label ?? ""
            return label.hasSuffix("Literal") && hasEffect(function)
        }
    }

    // MARK: Expressions

    /// Whether the expression by itself does something, whatever its parts do.
    private func isEffect(_ expression: Expression, at place: Place, isLocal: (Expression) -> Bool) -> Bool {
        switch expression.kind {
        case .assignment(let target, _, _), .inOut(let target): return !isLocal(target.rootOfPath)
        case .forceUnwrap, .cast(_, .forced, _), .other: return true
        case .literal(.string, let parts): return parts.contains { describesWithEffect($0, at: place) }
        case .name(let name): return readsWithEffect(name, at: place)
        case .member(let base?, let name): return memberHasEffect(name, of: base, at: place)
        case .lookup(let base, let arguments): return lookupHasEffect(base, arguments, at: place)
        case .call(let callee, let arguments): return callHasEffect(callee, arguments, at: place)
        case .binary(let left, let symbol, let right): return operatorHasEffect(symbol, [left, right], at: place)
        case .prefix(let symbol, let operand): return operatorHasEffect(symbol, [operand], at: place)
        default: return false
        }
    }

    /// A value that stands in a text is asked for its description.
    private func describesWithEffect(_ expression: Expression, at place: Place) -> Bool {
        guard let id = typing.type(of: expression, at: place).unwrapped.nominalID else { return false }
        return ["description", "debugDescription"].contains { name in
            guard case .variable(let variable)? = typing.member(name, of: id) else { return false }
            return hasEffect(variable)
        }
    }

    /// An operator that the tree declares for the type of an operand.
    private func operatorHasEffect(_ symbol: String, _ operands: [Expression], at place: Place) -> Bool {
        let own = (program.functionsByName[symbol] ?? []).map { program.functions[$0] }.filter {
            !program.isTestFile[$0.file] && $0.facts.parameters.count == operands.count
        }
        guard !own.isEmpty else { return false }
        let types = operands.flatMap { names(of: typing.type(of: $0, at: place)) }
        return own.contains { function in
            let names = function.facts.parameters.compactMap { parameter -> String? in
                let name = parameter.type.unwrapped.lastName
                return name == "Self" ? function.owner.map { program.types[$0].name } : name
            }
            return names.contains(where: types.contains) && hasEffect(function)
        }
    }

    /// The names of a type and of the elements that are compared when it is.
    private func names(of type: ResolvedType) -> [String] {
        switch type {
        case .optional(let inner), .array(let inner): names(of: inner)
        case .dictionary(let key, let value): names(of: key) + names(of: value)
        case .tuple(let elements): elements.flatMap { names(of: $0.type) }
        case .external(let name, let arguments): [name] + arguments.flatMap(names)
        case .nominal(let id, let arguments): [program.types[id].name] + arguments.flatMap(names)
        default: []
        }
    }

    /// The elements of a collection are compared with an operator of the tree that does something.
    private func comparesWithEffect(_ type: ResolvedType) -> Bool {
        let elements = Set(names(of: type))
        return ["==", "<"].flatMap { program.functionsByName[$0] ?? [] }.map { program.functions[$0] }.contains {
            function in
            let owner = function.owner.map { program.types[$0].name }
            let taken = function.facts.parameters.compactMap { $0.type.unwrapped.lastName } + (owner.map { [$0] } ?? [])
            return !program.isTestFile[function.file] && !elements.isDisjoint(with: taken) && hasEffect(function)
        }
    }

    // MARK: Properties

    private func readsWithEffect(_ name: String, at place: Place) -> Bool {
        if let found = Scope.find(name, in: place.scope) {
            guard case .accessed(let variable) = found.binding else { return false }
            let outer = place.with(found.origin)
            if !variable.attributes.isEmpty { return true }
            if let getter = variable.accessors.first(where: { $0.kind == .get })?.body {
                return bodyHasEffect(getter, at: outer, isInitializer: false)
            }
            return variable.initializer.map { mayHaveEffects($0, at: outer) } ?? false
        }
        var owner = place.owner
        while let id = owner {
            if case .variable(let variable)? = typing.member(name, of: id) { return hasEffect(variable) }
            owner = program.types[id].parent
        }
        return (program.globalVariables[name] ?? []).contains { hasEffect(program.variables[$0]) }
    }

    private func memberHasEffect(_ name: String, of base: Expression, at place: Place) -> Bool {
        let type = typing.baseType(of: base, at: place).0.unwrapped
        let id: TypeID?
        if case .metatype(let instance) = type { id = instance.nominalID } else { id = type.nominalID }
        if let id {
            if case .variable(let variable)? = typing.member(name, of: id) { return hasEffect(variable) }
            return typing.member(name, of: id) == nil && program.types[id].attributes.contains("dynamicMemberLookup")
        }
        if case .unknown = type {
            // Any property of that name may be meant.
            return program.variables.contains {
                $0.facts.name == name && !$0.facts.isStored && !program.isTestFile[$0.file] && hasEffect($0)
            }
        }
        return typing.extensions(ofExternal: SystemTypes.name(of: type)).contains { extensionID in
            guard case .variable(let variable)? = typing.member(name, of: extensionID) else { return false }
            return hasEffect(variable)
        }
    }

    /// Whether reading a variable may do something: its getter, the getters that override or implement it, the initialiser of
    /// what is set when it is read first.
    private func hasEffect(_ variable: VariableEntry) -> Bool {
        if let known = variables[variable.id] { return known }
        variables[variable.id] = false
        let result = ([variable] + replacements(of: variable)).contains(where: readHasEffect)
        variables[variable.id] = result
        return result
    }

    private func readHasEffect(_ variable: VariableEntry) -> Bool {
        let facts = variable.facts
        if wrappers(of: variable).contains(where: hasEffect) { return true }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        if let getter = facts.accessors.first(where: { $0.kind == .get }) {
            return getter.body.map { bodyHasEffect($0, at: place, isInitializer: false) } ?? false
        }
        // Read for the first time, a lazy or global one runs its initialiser.
        let isLazy = facts.isLazy || facts.isStatic || variable.owner == nil
        return isLazy && (facts.initializer.map { !isClosure($0) && mayHaveEffects($0, at: place) } ?? false)
    }

    private func isClosure(_ expression: Expression) -> Bool {
        if case .closure = expression.kind { return true }
        return false
    }

    /// The values of property wrappers that the tree declares.
    private func wrappers(of variable: VariableEntry) -> [VariableEntry] {
        variable.facts.attributes.flatMap { program.typesByName[$0] ?? [] }.compactMap { id in
            program.types[id].variables["wrappedValue"].map { program.variables[$0] }
        }
    }

    private func replacements(of variable: VariableEntry) -> [VariableEntry] {
        guard let owner = variable.owner, let name = variable.facts.name,
            program.types[owner].kind == .class || program.types[owner].kind == .protocol
        else { return [] }
        return program.variables.filter { other in
            guard other.id != variable.id, other.facts.name == name, !program.isTestFile[other.file],
                let type = other.owner, type != owner || program.types[owner].kind == .protocol
            else { return false }
            return typing.isSubtype(type, of: owner)
        }
    }

    // MARK: Calls

    private func lookupHasEffect(_ base: Expression, _ arguments: [Argument], at place: Place) -> Bool {
        switch typing.baseType(of: base, at: place).0.unwrapped {
        case .dictionary: return false
        case .nominal(let id, _):
            let found = typing.functions(named: "subscript", of: id)
            return found.isEmpty || found.contains(where: hasEffect)
        // An index may be out of range.
        default: return true
        }
    }

    private func callHasEffect(_ callee: Expression, _ arguments: [Argument], at place: Place) -> Bool {
        if let local = localFunction(callee, at: place) {
            var inner = place
            inner.scope = Binder.bindParameters(of: local, in: place.scope)
            return local.hasEffectSpecifiers || bodyHasEffect(local.body ?? [], at: inner, isInitializer: false)
        }
        let found = typing.candidates(for: callee, at: place).filter {
            ArgumentMatching(arguments, $0.facts.parameters) != nil
        }
        if !found.isEmpty { return found.contains { ([$0] + implementations(of: $0)).contains(where: hasEffect) } }
        switch callee.kind {
        case .member(nil, _): return false
        case .member(let base?, let name):
            let type = typing.baseType(of: base, at: place).0.unwrapped
            if case .metatype(let instance) = type, let id = instance.nominalID {
                return program.types[id].enumCase(name) == nil
            }
            return !SystemTypes.onlyLooks(name, at: type) || comparesWithEffect(type)
        case .name(let name):
            guard case .metatype(let instance) = typing.type(of: callee, at: place) else { return true }
            guard let id = instance.nominalID else { return !SystemTypes.isPlainValue(name) }
            return constructionHasEffect(id)
        case .type(let type):
            guard let id = typing.resolve(type, at: place).nominalID else {
                return !SystemTypes.isPlainValue(type.lastName ?? "")
            }
            return constructionHasEffect(id)
        default: return true
        }
    }

    private func localFunction(_ callee: Expression, at place: Place) -> FunctionFacts? {
        guard case .name(let name) = callee.kind,
            case .localFunction(let function)? = Scope.find(name, in: place.scope)?.binding
        else { return nil }
        return function
    }

    /// The initialiser that the compiler makes: what the properties begin with.
    private func constructionHasEffect(_ id: TypeID) -> Bool {
        program.types[id].storedVariables.contains { index in
            let variable = program.variables[index]
            let place = Place(file: variable.file, owner: id, scope: nil)
            return variable.facts.initializer.map { !isClosure($0) && mayHaveEffects($0, at: place) } ?? false
        }
    }

    private func implementations(of function: FunctionEntry) -> [FunctionEntry] {
        guard let owner = function.owner, function.facts.body == nil || program.types[owner].kind == .class else {
            return []
        }
        return (program.functionsByName[function.facts.name] ?? []).map { program.functions[$0] }.filter { other in
            other.id != function.id && !program.isTestFile[other.file]
                && other.owner.map { typing.isSubtype($0, of: owner) } ?? false
        }
    }

    private func hasEffect(_ function: FunctionEntry) -> Bool {
        if let known = functions[function.id] { return known }
        functions[function.id] = false
        let result: Bool
        if function.facts.hasEffectSpecifiers || function.facts.modifiers.contains("mutating") {
            result = true
        } else if let body = function.facts.body {
            let place = Place(
                file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
                generics: function.facts.genericParameters)
            result = bodyHasEffect(body, at: place, isInitializer: function.facts.name == "init")
        } else {
            // A requirement does nothing itself; a function without a body here is not known.
            result = function.owner.map { program.types[$0].kind != .protocol } ?? true
        }
        functions[function.id] = result
        return result
    }

    private func bodyHasEffect(_ body: [Statement], at place: Place, isInitializer: Bool) -> Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { [self] expression, inner in
            guard !found else { return }
            found = isEffect(expression, at: inner) { root in
                guard case .name(let name) = root.kind else { return false }
                if name == "self" || Scope.find(name, in: inner.scope) == nil { return isInitializer }
                // What the surroundings hold is not the body's own.
                return Scope.find(name, in: place.scope) == nil
            }
        }
        walker.walk(body, at: place)
        return found || Jumps.throwError(in: body)
    }
}
