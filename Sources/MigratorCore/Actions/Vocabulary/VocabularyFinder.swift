/// Finds the vocabulary of a program: what conforms to the configured protocols, and what has the configured types.
struct VocabularyFinder {
    let configuration: Configuration
    let typing: Typing
    private var program: Program { typing.program }

    init(configuration: Configuration, typing: Typing) {
        self.configuration = configuration
        self.typing = typing
    }

    func find() -> Vocabulary {
        var vocabulary = Vocabulary(configuration: configuration)
        var memo: [String: [TypeID: Bool]] = [:]
        for type in program.types {
            if conforms(type.id, to: configuration.stateProtocols, &memo["state", default: [:]]) {
                vocabulary.states.insert(type.id)
            }
            switch type.kind {
            case .struct, .class:
                if conforms(type.id, to: configuration.actionProtocols, &memo["action", default: [:]]),
                    !configuration.actionProtocols.contains(type.name)
                {
                    vocabulary.actions[type.id] = definition(of: type.id)
                }
            case .enum:
                if conforms(type.id, to: configuration.actionTypeProtocols, &memo["type", default: [:]]) {
                    vocabulary.actionTypes.insert(type.id)
                }
                if conforms(type.id, to: configuration.modernActionProtocols, &memo["modern", default: [:]]) {
                    vocabulary.modernActions.insert(type.id)
                }
            default: break
            }
        }
        findPlainActions(&vocabulary, &memo["action", default: [:]])
        findConsumers(&vocabulary)
        return vocabulary
    }

    /// Structs without an action type, and enums that are actions themselves. A class may inherit its action type from outside
    /// of the tree; where the tree has action types at all, it is taken to do so.
    private func findPlainActions(_ vocabulary: inout Vocabulary, _ memo: inout [TypeID: Bool]) {
        let isWithoutTypes = vocabulary.actionTypes.isEmpty
        for type in program.types {
            let isPlain =
                switch type.kind {
                case .struct: vocabulary.actions[type.id] != nil
                case .class: vocabulary.actions[type.id] != nil && isWithoutTypes
                case .enum:
                    !vocabulary.actionTypes.contains(type.id) && !vocabulary.modernActions.contains(type.id)
                        && conforms(type.id, to: configuration.actionProtocols, &memo)
                default: false
                }
            if isPlain, typing.member(configuration.actionTypeLabel, of: type.id) == nil {
                vocabulary.plainActions.insert(type.id)
            }
        }
    }

    /// Names of all types and aliases that lead to a configured protocol: files that mention them are wanted.
    func names() -> Set<String> {
        let roots =
            configuration.actionProtocols + configuration.actionTypeProtocols
            + configuration.modernActionProtocols
        var memo: [TypeID: Bool] = [:]
        var names = Set(program.types.filter { conforms($0.id, to: roots, &memo) }.map(\.name))
        let consumers = ConsumerTypes(typing: typing, configuration: configuration)
        let aliases = program.globalAliases.values.flatMap { $0 } + program.types.flatMap(\.aliases.values)
        for alias in aliases {
            let place = Place(file: alias.file, owner: alias.owner, scope: nil)
            let leads =
                reference(
                    alias.facts.target, conformsTo: roots, file: alias.file, owner: alias.owner, depth: 0, &memo)
                || consumers.kind(of: alias.facts.target, at: place) != nil
            if leads { names.insert(alias.facts.name) }
        }
        return names
    }

    // MARK: Conformance

    /// Whether a type has one of the named protocols (or, in older code, classes) among its supertypes. Typealiases,
    /// compositions and intermediate protocols are looked through.
    private func conforms(_ id: TypeID, to names: [String], _ memo: inout [TypeID: Bool]) -> Bool {
        if let known = memo[id] { return known }
        memo[id] = false
        let entry = program.types[id]
        let result = entry.inherited.contains { reference, file in
            self.reference(reference, conformsTo: names, file: file, owner: entry.parent, depth: 0, &memo)
        }
        memo[id] = result
        return result
    }

    private func reference(
        _ reference: TypeReference, conformsTo names: [String], file: Int, owner: TypeID?, depth: Int,
        _ memo: inout [TypeID: Bool]
    ) -> Bool {
        guard depth < 10 else { return false }
        return reference.members.contains { member in
            guard case .named(let path, _) = member, let name = path.last else { return false }
            if let alias = alias(of: path, among: names, file: file, owner: owner) {
                return self.reference(
                    alias.facts.target, conformsTo: names, file: alias.file, owner: alias.owner, depth: depth + 1,
                    &memo)
            }
            let place = Place(file: file, owner: owner, scope: nil)
            if let id = typing.resolve(.named(path, []), at: place).nominalID {
                if names.contains(name) { return isRoot(id) }
                return conforms(id, to: names, &memo)
            }
            return names.contains(name)
        }
    }

    /// The alias of a protocol that a path names: in the type in front of it, or anywhere when the front is a module.
    private func alias(of path: [String], among names: [String], file: Int, owner: TypeID?) -> AliasEntry? {
        guard let name = path.last, let found = entry(of: path, name, among: names, file: file, owner: owner) else {
            return nil
        }
        switch found.facts.target {
        // `typealias Action = Redux.Action`: another module's protocol under the same name.
        case .named, .composition: return found.facts.target.members.contains { $0.lastName == name } ? nil : found
        // Nothing conforms to a closure or a tuple, so something else of the name is meant.
        default: return nil
        }
    }

    private func entry(
        of path: [String], _ name: String, among names: [String], file: Int, owner: TypeID?
    ) -> AliasEntry? {
        if path.count > 1 {
            let outer = typing.lookUpType(path[0], at: Place(file: file, owner: owner, scope: nil))?.nominalID
            let types = outer.map { [$0] } ?? typing.extensions(ofExternal: path[0])
            if let found = types.lazy.compactMap({ program.types[$0].aliases[name] }).first { return found }
            // Behind a module's name a configured name is the protocol itself.
            return outer == nil && !names.contains(name) ? typing.nearestAlias(name, to: file) : nil
        }
        var current = owner
        while let id = current {
            if let found = program.types[id].aliases[name] { return found }
            current = program.types[id].parent
        }
        return typing.nearestAlias(name, to: file)
    }

    /// The protocol itself, or the class that older code derives its actions from: not an enum or struct that happens
    /// to have the name.
    private func isRoot(_ id: TypeID) -> Bool {
        let kind = program.types[id].kind
        return kind == .protocol || kind == .class
    }

    // MARK: Actions

    private func definition(of id: TypeID) -> ActionDefinition {
        var fields: [ActionDefinition.Field] = []
        let fixed: Set<String> = [configuration.windowLabel, configuration.actionTypeLabel]
        for owner in lineage(of: id) {
            for index in program.types[owner].storedVariables {
                let variable = program.variables[index]
                guard let name = variable.facts.name, !fixed.contains(name),
                    !fields.contains(where: { $0.name == name })
                else { continue }
                fields.append(
                    ActionDefinition.Field(
                        name: name, type: variable.facts.type ?? inferredType(of: variable),
                        typeText: variable.facts.typeText ?? "", file: variable.file, owner: owner,
                        hasFixedValue: variable.facts.isLet && variable.facts.initializer != nil))
            }
        }
        return ActionDefinition(type: id, fields: fields, initializers: initializers(of: id, fields: fields))
    }

    /// The type and the action classes above it, outermost first.
    private func lineage(of id: TypeID) -> [TypeID] {
        var result = [id]
        while let last = result.last, program.types[last].kind == .class,
            let parent = typing.supertypes(of: last).first(where: { program.types[$0].kind == .class }),
            !configuration.actionProtocols.contains(program.types[parent].name), !result.contains(parent)
        {
            result.append(parent)
        }
        return result.reversed()
    }

    private func inferredType(of variable: VariableEntry) -> TypeReference {
        switch typing.declaredType(of: variable) {
        case .external(let name, _): return .named([name], [])
        case .nominal(let id, _): return .named(program.types[id].path, [])
        case .optional(let inner):
            if case .external(let name, _) = inner { return .optional(.named([name], []), implicitlyUnwrapped: false) }
            return .other
        default: return .other
        }
    }

    private func initializers(of id: TypeID, fields: [ActionDefinition.Field]) -> [ActionDefinition.Initializer] {
        for owner in lineage(of: id).reversed() {
            let written = (program.types[owner].functions["init"] ?? []).map { program.functions[$0] }
            if !written.isEmpty { return written.map { initializer($0, owner: owner) } }
        }
        guard program.types[id].kind == .struct else {
            // A class without an initialiser of its own has that of the root class.
            return [rootInitializer(of: id)]
        }
        return [memberwise(id)]
    }

    private func initializer(_ function: FunctionEntry, owner: TypeID) -> ActionDefinition.Initializer {
        let names = function.facts.parameters.map(\.name)
        var fieldOfParameter: [String?] = names.map { _ in nil }
        let walker = BodyWalker()
        walker.onExpression = { expression, _ in
            guard case .assignment(let target, "=", let value) = expression.kind,
                let field = Self.assignedField(target), case .name(let source)? = Self.source(of: value),
                let index = names.firstIndex(of: source), fieldOfParameter[index] == nil
            else { return }
            fieldOfParameter[index] = field
        }
        walker.walk(function)
        delegated(function, names, &fieldOfParameter)
        return ActionDefinition.Initializer(
            parameters: function.facts.parameters, fieldOfParameter: fieldOfParameter, file: function.file,
            owner: owner, isFailable: function.facts.isFailable)
    }

    /// `self.init(a: a, …)` and `super.init(a: a, …)` hand parameters on under the label of a field.
    private func delegated(_ function: FunctionEntry, _ names: [String], _ fields: inout [String?]) {
        var found = fields
        let walker = BodyWalker()
        walker.onExpression = { expression, _ in
            guard case .call(let callee, let arguments) = expression.kind,
                case .member(let base?, "init") = callee.kind, case .name(let receiver) = base.kind,
                receiver == "self" || receiver == "super"
            else { return }
            for argument in arguments {
                if case .name(let source)? = Self.source(of: argument.value), let label = argument.label,
                    let index = names.firstIndex(of: source), found[index] == nil
                {
                    found[index] = label
                }
            }
        }
        walker.walk(function)
        fields = found
    }

    private static func assignedField(_ target: Expression) -> String? {
        switch target.kind {
        case .member(let base?, let name):
            if case .name("self") = base.kind { return name }
            return nil
        case .name(let name): return name
        default: return nil
        }
    }

    /// The parameter that a value is made of: `p`, `p ?? default`, `p.map { … }`.
    private static func source(of value: Expression) -> ExpressionKind? {
        switch value.kind {
        case .name: return value.kind
        case .binary(let left, "??", _): return source(of: left)
        case .cast(let inner, _, _), .optionalChain(let inner), .forceUnwrap(let inner): return source(of: inner)
        case .member(let base?, _): return source(of: base)
        case .call(let callee, _): return source(of: callee)
        default: return nil
        }
    }

    private func memberwise(_ id: TypeID) -> ActionDefinition.Initializer {
        var parameters: [ParameterFacts] = []
        for index in program.types[id].storedVariables {
            let facts = program.variables[index].facts
            guard let name = facts.name, !(facts.isLet && facts.initializer != nil) else { continue }
            let type = facts.type ?? inferredType(of: program.variables[index])
            // A `var` of optional type without an initialiser starts as nil.
            let implicitNil = !facts.isLet && facts.initializer == nil && type.isOptional
            parameters.append(
                ParameterFacts(
                    label: name, name: name, type: type, typeText: facts.typeText ?? "",
                    defaultValue: facts.initializer ?? (implicitNil ? Expression(.nilLiteral, facts.offset) : nil),
                    defaultText: facts.initializerText ?? (implicitNil ? "nil" : nil), isVariadic: false,
                    offset: facts.offset))
        }
        return ActionDefinition.Initializer(
            parameters: parameters, fieldOfParameter: parameters.map(\.name), file: program.types[id].file, owner: id,
            isFailable: false)
    }

    private func rootInitializer(of id: TypeID) -> ActionDefinition.Initializer {
        let parameters = [configuration.windowLabel, configuration.actionTypeLabel].map {
            ParameterFacts(
                label: $0, name: $0, type: .other, typeText: "", defaultValue: nil, defaultText: nil,
                isVariadic: false, offset: program.types[id].offset)
        }
        return ActionDefinition.Initializer(
            parameters: parameters, fieldOfParameter: parameters.map(\.name), file: program.types[id].file, owner: id,
            isFailable: false)
    }

    // MARK: Consumers

    private func findConsumers(_ vocabulary: inout Vocabulary) {
        let types = ConsumerTypes(typing: typing, configuration: configuration)
        for variable in program.variables {
            let place = Place(file: variable.file, owner: variable.owner, scope: nil)
            // One that may be missing is no consumer that a parent or the store could name.
            guard let type = variable.facts.type, !type.isOptional,
                variable.facts.initializer != nil || !variable.facts.accessors.isEmpty,
                let kind = types.kind(of: type, at: place)
            else { continue }
            switch kind {
            case .reducer:
                let state = types.state(of: type, at: place) ?? "Self"
                vocabulary.reducers.append(
                    ReducerDefinition(
                        variable: variable.id, owner: variable.owner,
                        state: state == "Self" ? variable.owner.map(program.name) ?? state : state,
                        form: form(of: variable)))
            case .middleware:
                vocabulary.middlewares.append(
                    MiddlewareDefinition(variable: variable.id, owner: variable.owner, form: form(of: variable)))
            }
        }
    }

    private func form(of variable: VariableEntry) -> ConsumerForm {
        if case .tuple(let elements)? = variable.facts.initializer?.kind, elements.count == 2 { return .tuple }
        return .legacy
    }
}
