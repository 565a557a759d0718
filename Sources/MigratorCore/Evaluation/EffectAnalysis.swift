/// Tells whether evaluating something may do more than give a value, so that it must not be left out.
///
/// What the tree declares is looked into; names prove nothing. Of what lies outside of the tree a property is taken for a plain
/// read, and a call for an effect, but for the methods of the standard library's values that only look at them.
final class EffectAnalysis {
    let program: Program
    /// Its own, because what it demands is demanded of an effect.
    let typing: Typing
    /// Tells what inherits from what; of all types of the program, so that what it would have is not demanded.
    private let hierarchy: Typing
    private var functions: [Int: Bool] = [:]
    private var variables: [Int: Bool] = [:]
    private var unseen: UnseenCode

    /// An analysis whose demand nobody asks for.
    private lazy var quiet = EffectAnalysis(program: program, isQuiet: true)
    private let isQuiet: Bool

    init(program: Program, isQuiet: Bool = false) {
        self.program = program
        self.isQuiet = isQuiet
        typing = Typing(program: program)
        hierarchy = Typing(program: program)
        unseen = UnseenCode(hierarchy: hierarchy)
    }

    /// What would have to be loaded to be sure of all answers so far.
    var demand: Demand {
        var demand = unseen.demand
        demand.types.formUnion(typing.demand)
        return demand
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
        unseen.noteMember("init", of: id, typing: typing)
        return typing.functions(named: "init", of: id).contains { function in
            let label = function.facts.parameters.first?.label ?? ""
            return label.hasSuffix("Literal") && hasEffect(function)
        }
    }

    // MARK: Expressions

    /// Whether the expression by itself does something, whatever its parts do.
    func isEffect(_ expression: Expression, at place: Place, isLocal: (Expression) -> Bool) -> Bool {
        switch expression.kind {
        case .assignment(let target, _, _), .inOut(let target): return !isLocal(target.rootOfPath)
        case .forceUnwrap, .cast(_, .forced, _), .other: return true
        case .literal(.string, let parts): return parts.contains { describesWithEffect($0, at: place) }
        case .name(let name): return readsWithEffect(name, at: place)
        case .member(let base?, let name): return memberHasEffect(name, of: base, at: place)
        case .lookup(let base, let arguments): return lookupHasEffect(base, arguments, at: place)
        case .call(let callee, let arguments):
            return callHasEffect(callee, arguments, at: place) || endsWithEffect(callee, at: place)
        case .binary(let left, let symbol, let right): return operatorHasEffect(symbol, [left, right], at: place)
        case .prefix(let symbol, let operand): return operatorHasEffect(symbol, [operand], at: place)
        default: return false
        }
    }

    /// A value that stands in a text is asked for its description.
    private func describesWithEffect(_ expression: Expression, at place: Place) -> Bool {
        guard let id = typing.type(of: expression, at: place).unwrapped.nominalID else { return false }
        return ["description", "debugDescription"].contains { name in
            guard case .variable(let variable)? = typing.member(name, of: id) else {
                unseen.noteMember(name, of: id, typing: typing)
                return false
            }
            return hasEffect(variable)
        }
    }

    /// An operator that the tree declares for the type of an operand.
    private func operatorHasEffect(_ symbol: String, _ operands: [Expression], at place: Place) -> Bool {
        // Another file may declare it, in an extension.
        if symbol != "&&", symbol != "||" {
            unseen.noteExtensions(of: operands.compactMap { typing.type(of: $0, at: place).unwrapped.nominalID })
        }
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
        let globals = program.globalVariables[name] ?? []
        if globals.isEmpty { noteUnknown(name, at: place) }
        return globals.contains { hasEffect(program.variables[$0]) }
    }

    /// A name that no variable has in what is loaded, if nothing else has it.
    private func noteUnknown(_ name: String, at place: Place) {
        guard !["self", "Self", "super"].contains(name), name.first != "$",
            typing.lookUpType(name, at: place) == nil,
            !(program.functionsByName[name] ?? []).contains(where: { program.functions[$0].owner == nil })
        else { return }
        var owners: [TypeID] = []
        while let id = owners.last.map({ program.types[$0].parent }) ?? place.owner {
            if typing.member(name, of: id) != nil { return }
            owners.append(id)
        }
        for id in owners { unseen.noteMember(name, of: id, typing: typing) }
        unseen.noteGlobal(name)
    }

    private func memberHasEffect(_ name: String, of base: Expression, at place: Place) -> Bool {
        let type = typing.baseType(of: base, at: place).0.unwrapped
        let id: TypeID?
        if case .metatype(let instance) = type { id = instance.nominalID } else { id = type.nominalID }
        if let id {
            if case .variable(let variable)? = typing.member(name, of: id) { return hasEffect(variable) }
            guard typing.member(name, of: id) == nil else { return false }
            unseen.noteMember(name, of: id, typing: typing)
            return program.types[id].attributes.contains("dynamicMemberLookup")
        }
        if case .unknown = type {
            // Any property of that name may be meant. To load all that have one would be to load the tree.
            let analysis = isQuiet ? self : quiet
            return program.variables.contains {
                $0.facts.name == name && !$0.facts.isStored && !program.isTestFile[$0.file] && analysis.hasEffect($0)
            }
        }
        let external: String
        if case .metatype(let instance) = type {
            external = SystemTypes.name(of: instance)
        } else {
            external = SystemTypes.name(of: type)
        }
        unseen.noteMember(name, of: [external])
        return typing.extensions(ofExternal: external).contains { extensionID in
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
        if let owner = variable.owner, let name = variable.facts.name, isDynamic(owner) {
            unseen.noteReplacements(name, of: owner)
        }
        variables[variable.id] = result
        return result
    }

    private func readHasEffect(_ variable: VariableEntry) -> Bool {
        let facts = variable.facts
        if wrappers(of: variable).contains(where: hasEffect) { return true }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        if let getter = facts.accessors.first(where: { $0.kind == .get }) {
            if getter.body == nil { unseen.noteBody(in: variable.file) }
            return getter.body.map { bodyHasEffect($0, at: place, isInitializer: false) } ?? false
        }
        guard let initializer = facts.initializer, !isClosure(initializer) else { return false }
        // Read for the first time, a lazy or global one runs its initialiser.
        if facts.isStatic || variable.owner == nil { return beginsWithEffect(initializer, at: place) }
        return facts.isLazy && mayHaveEffects(initializer, at: place)
    }

    func isClosure(_ expression: Expression) -> Bool {
        if case .closure = expression.kind { return true }
        return false
    }

    /// The values of property wrappers that the tree declares.
    private func wrappers(of variable: VariableEntry) -> [VariableEntry] {
        unseen.noteTypes(Set(variable.facts.attributes.filter { program.typesByName[$0] == nil }))
        return variable.facts.attributes.flatMap { program.typesByName[$0] ?? [] }.compactMap { id in
            program.types[id].variables["wrappedValue"].map { program.variables[$0] }
        }
    }

    /// A member that is named may be another one that runs.
    private func isDynamic(_ owner: TypeID) -> Bool {
        program.types[owner].kind == .class || program.types[owner].kind == .protocol
    }

    private func replacements(of variable: VariableEntry) -> [VariableEntry] {
        guard let owner = variable.owner, let name = variable.facts.name, isDynamic(owner) else { return [] }
        return program.variables.filter { other in
            guard other.id != variable.id, other.facts.name == name, !program.isTestFile[other.file],
                let type = other.owner, type != owner || program.types[owner].kind == .protocol
            else { return false }
            return hierarchy.isSubtype(type, of: owner)
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

    func callHasEffect(_ callee: Expression, _ arguments: [Argument], at place: Place) -> Bool {
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
                guard program.types[id].enumCase(name) == nil else { return false }
                unseen.noteMember(name, of: id, typing: typing)
                return true
            }
            if let id = type.nominalID { unseen.noteMember(name, of: id, typing: typing) }
            return !SystemTypes.onlyLooks(name, at: type) || comparesWithEffect(type)
        case .name(let name):
            guard case .metatype(let instance) = typing.type(of: callee, at: place) else {
                noteUnknown(name, at: place)
                return true
            }
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

    private func implementations(of function: FunctionEntry) -> [FunctionEntry] {
        guard let owner = function.owner, function.facts.body == nil || program.types[owner].kind == .class else {
            return []
        }
        if isDynamic(owner), function.facts.name != "init" {
            unseen.noteReplacements(function.facts.name, of: owner)
        }
        return (program.functionsByName[function.facts.name] ?? []).map { program.functions[$0] }.filter { other in
            other.id != function.id && !program.isTestFile[other.file]
                && other.owner.map { hierarchy.isSubtype($0, of: owner) } ?? false
        }
    }

    func hasEffect(_ function: FunctionEntry) -> Bool {
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
            // A requirement does nothing itself; a function without a body is not known before that is loaded.
            unseen.noteBody(in: function.file)
            result = function.owner.map { program.types[$0].kind != .protocol } ?? true
        }
        functions[function.id] = result
        return result
    }

    /// A name without `self.` in front that means something of the instance, and nothing global.
    private func isOwn(_ name: String, at place: Place) -> Bool {
        guard let owner = place.owner, case .variable(let variable)? = typing.member(name, of: owner) else {
            return program.globalVariables[name] == nil
        }
        return !variable.facts.isStatic
    }

    private func bodyHasEffect(_ body: [Statement], at place: Place, isInitializer: Bool) -> Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { [self] expression, inner in
            guard !found else { return }
            found = isEffect(expression, at: inner) { root in
                guard case .name(let name) = root.kind else { return false }
                if name == "self" { return isInitializer }
                if Scope.find(name, in: inner.scope) == nil { return isInitializer && isOwn(name, at: place) }
                // What the surroundings hold is not the body's own.
                return Scope.find(name, in: place.scope) == nil
            }
        }
        walker.walk(body, at: place)
        return found || Jumps.throwError(in: body)
    }
}
